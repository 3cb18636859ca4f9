import { Chip, Link } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { type Column, DataTable } from '../../../kit/lists/DataTable.tsx';
import { Panel } from '../../../kit/page/Panel.tsx';
import { Hint } from '../../../kit/page/SecondaryText.tsx';
import { useFormat } from '../../../kit/useFormat.ts';
import type { FitBlock } from './fitRows.ts';

/** The blocks of a form, those with the largest excess first. */
export function BlockTable({ blocks }: { readonly blocks: readonly FitBlock[] }) {
  const translate = useTranslate();
  const format = useFormat();
  const isMarked = blocks.some(({ is_misfit }) => is_misfit);
  const sorted = [...blocks].sort(
    (one, other) => Number(other.is_misfit) - Number(one.is_misfit) || other.excess - one.excess,
  );
  const columns: readonly Column<FitBlock>[] = [
    {
      name: 'block',
      cell: ({ id, code, version, is_current }) => (
        <>
          <Link component={RouterLink} to={`/questions/edit/${id}`}>
            {translate('questionFit.blocks.version', { code, version })}
          </Link>
          {!is_current && <Hint>{translate('questionFit.blocks.edited')}</Hint>}
        </>
      ),
    },
    {
      name: 'result',
      cell: ({ is_misfit }) =>
        is_misfit ? (
          <Chip size="small" variant="outlined" color="warning" label={translate('questionFit.found.pair')} />
        ) : (
          <Hint component="span">{translate('questionFit.found.none')}</Hint>
        ),
    },
    { name: 'excess', align: 'right', cell: ({ excess }) => format.percent(excess) },
    {
      name: 'pair',
      isWide: true,
      cell: ({ pair, statements }) =>
        statements
          .filter((one) => pair.includes(one.statement_id))
          .map((one) => <p key={one.statement_id}>{one.text}</p>),
    },
  ];
  return (
    <Panel title={translate('questionFit.blocks.title')} text={translate('questionFit.blocks.text')}>
      {isMarked && <Hint>{translate('questionFit.advice.pair')}</Hint>}
      <DataTable
        columnTexts="questionFit.columns"
        caption={translate('questionFit.blocks.table')}
        columns={columns}
        rows={sorted}
        rowKey={({ id }) => id}
        maxHeight={480}
      />
    </Panel>
  );
}
