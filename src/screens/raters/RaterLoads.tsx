import { useTranslate } from 'react-admin';
import type { ListedRaterLoad } from '../../../contract/v2/raterCycles.ts';
import { type Column, DataTable } from '../../kit/lists/DataTable.tsx';
import { Panel } from '../../kit/page/Panel.tsx';

/** The raters with the most requests. */
export function RaterLoads({ loads }: { readonly loads: readonly ListedRaterLoad[] }) {
  const translate = useTranslate();
  const words = (key: string) => translate(`raters.cycle.loads.${key}`);
  const columns: readonly Column<ListedRaterLoad>[] = [
    { name: 'name', sx: { overflowWrap: 'anywhere' }, cell: ({ name }) => name },
    { name: 'approved', align: 'right', cell: ({ approved }) => approved },
    { name: 'proposed', align: 'right', cell: ({ proposed }) => proposed },
  ];
  return (
    <Panel title={words('title')} text={words(loads.length === 0 ? 'none' : 'text')}>
      {loads.length > 0 && (
        <DataTable
          columnTexts="raters.cycle.loads.columns"
          caption={words('table')}
          columns={columns}
          rows={loads}
          rowKey={({ user_id }) => user_id}
          maxHeight={400}
        />
      )}
    </Panel>
  );
}
