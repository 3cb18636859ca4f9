import { useTranslate } from 'react-admin';
import type { PayGaps } from '../../../../dataProviders/pay.ts';
import { DataTable } from '../../../kit/lists/DataTable.tsx';
import { Panel } from '../../../kit/page/Panel.tsx';
import { useFormat } from '../../../kit/useFormat.ts';

type Decomposition = NonNullable<PayGaps['decomposition']>;

/** The parts of the raw gap; they add up to it. */
export function DecompositionPanel({ decomposition }: { readonly decomposition: Decomposition }) {
  const translate = useTranslate();
  const format = useFormat();
  const { raw, explained, unexplained, controls } = decomposition;
  const rows = [
    ...controls.map(({ control, explained: part }) => ({
      name: translate(`pay.gaps.controls.names.${control}`),
      points: part,
    })),
    { name: translate('pay.gaps.parts.explained'), points: explained },
    { name: translate('pay.gaps.parts.unexplained'), points: unexplained },
    { name: translate('pay.gaps.parts.raw'), points: raw },
  ];
  return (
    <Panel title={translate('pay.gaps.parts.title')} text={translate('pay.gaps.parts.text')}>
      <DataTable
        caption={translate('pay.gaps.parts.caption')}
        columnTexts="pay.gaps.parts.columns"
        rows={rows}
        rowKey={({ name }) => name}
        columns={[
          { name: 'name', cell: ({ name }) => name },
          {
            name: 'points',
            align: 'right',
            cell: ({ points }) =>
              format.number(100 * points, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
          },
        ]}
      />
    </Panel>
  );
}
