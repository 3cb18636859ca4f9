import { Button, Chip, Stack } from '@mui/material';
import { useTranslate } from 'react-admin';
import { type Column, DataTable } from '../../../kit/lists/DataTable.tsx';
import { Hint } from '../../../kit/page/SecondaryText.tsx';
import { useFormat } from '../../../kit/useFormat.ts';
import { type FitFilters, hasFinding, type StatementRow, sortColumns } from './fitRows.ts';
import { useFitNames } from './useFitNames.ts';

interface Props {
  readonly rows: readonly StatementRow[];
  readonly filters: FitFilters;
  readonly onSort: (sort: Pick<FitFilters, 'sort' | 'direction'>) => void;
  readonly onOpen: (row: StatementRow) => void;
}

/** The statements of a form with their findings; a statement opens its details. */
export function StatementTable({ rows, filters, onSort, onOpen }: Props) {
  const translate = useTranslate();
  const format = useFormat();
  const { groupName } = useFitNames();
  const columns: readonly Column<StatementRow>[] = [
    {
      name: 'statement',
      isSortable: true,
      sx: { overflowWrap: 'anywhere' },
      cell: (row) => (
        <>
          <Button
            onClick={() => onOpen(row)}
            aria-label={translate('questionFit.statements.open', { text: row.statement.text })}
            sx={{ p: 0, minWidth: 0, textAlign: 'left', fontWeight: 400 }}
          >
            {row.statement.text}
          </Button>
          <Hint>{`${translate(`metrics.names.${row.statement.metric}`)} · ${row.block.code}`}</Hint>
        </>
      ),
    },
    { name: 'findings', isSortable: true, cell: (row) => <Findings row={row} /> },
    {
      name: 'curve',
      align: 'right',
      isWide: true,
      isSortable: true,
      cell: ({ statement }) => format.number(statement.curve, { minimumFractionDigits: 2 }),
    },
    {
      name: 'difference',
      align: 'right',
      isWide: true,
      isSortable: true,
      cell: ({ largest }) =>
        largest && (
          <>
            {format.number(largest.effect, { signDisplay: 'exceptZero', minimumFractionDigits: 1 })}
            <Hint>{groupName(largest.of)}</Hint>
          </>
        ),
    },
  ];
  return (
    <DataTable
      columnTexts="questionFit.columns"
      caption={translate('questionFit.statements.table')}
      columns={columns}
      rows={rows}
      rowKey={({ key }) => key}
      maxHeight={640}
      sort={{
        by: filters.sort,
        direction: filters.direction,
        onSort: (by) => {
          const sort = sortColumns.find((one) => one === by) ?? 'findings';
          const initial = sort === 'statement' ? 'asc' : 'desc';
          const reversed = filters.direction === 'asc' ? 'desc' : 'asc';
          onSort({ sort, direction: sort === filters.sort ? reversed : initial });
        },
      }}
    />
  );
}

function Findings({ row }: { readonly row: StatementRow }) {
  const translate = useTranslate();
  const { findingName } = useFitNames();
  if (!hasFinding(row)) return <Hint component="span">{translate('questionFit.found.none')}</Hint>;
  const names = [
    ...(row.isMisfit ? [translate('questionFit.found.curve')] : []),
    ...row.marked.map(findingName),
  ];
  return (
    <Stack direction="row" useFlexGap spacing={0.5} sx={{ flexWrap: 'wrap' }}>
      {names.map((name) => (
        <Chip
          key={name}
          size="small"
          variant="outlined"
          color="warning"
          label={name}
          sx={{ height: 'auto', '& .MuiChip-label': { whiteSpace: 'normal', py: 0.25 } }}
        />
      ))}
    </Stack>
  );
}
