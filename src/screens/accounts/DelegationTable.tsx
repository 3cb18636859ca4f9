import AddIcon from '@mui/icons-material/Add';
import { Box, Chip, IconButton, Tooltip } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { DelegationGrouping, DelegationRow } from '../../../contract/v2/administration.ts';
import { type Column, DataTable } from '../../kit/lists/DataTable.tsx';
import { Hint } from '../../kit/page/SecondaryText.tsx';
import { DelegationAccounts } from './DelegationAccounts.tsx';

interface Props {
  readonly by: DelegationGrouping;
  readonly rows: readonly DelegationRow[];
  readonly selectedIds: ReadonlySet<number>;
  readonly onSelect: (rows: readonly DelegationRow[], isSelected: boolean) => void;
  readonly onAdd: (row: DelegationRow) => void;
}

/** People with their accounts, or accounts with their people. */
export function DelegationTable({ by, rows, selectedIds, onSelect, onAdd }: Props) {
  const translate = useTranslate();
  const words = (key: string, params?: object) => translate(`administration.delegation.${key}`, params);
  const columns: readonly Column<DelegationRow>[] = [
    {
      name: 'name',
      label: words(`columns.${by}`),
      sx: { overflowWrap: 'anywhere', minWidth: 140, verticalAlign: 'top' },
      cell: (row) => <RowTitle by={by} row={row} />,
    },
    {
      name: 'delegations',
      label: words(by === 'person' ? 'columns.accounts' : 'columns.people'),
      cell: (row) => <DelegationAccounts by={by} row={row} />,
    },
    {
      name: 'actions',
      align: 'right',
      cell: (row) => <AddButton label={words(`add.${by}`, { name: row.name })} row={row} onAdd={onAdd} />,
    },
  ];
  return (
    <DataTable
      columnTexts="administration.delegation.columns"
      caption={words('title')}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      selection={{
        isSelected: ({ id }) => selectedIds.has(id),
        onSelect,
        selectAllLabel: words('selectAll'),
        labelOf: ({ name }) => words('select', { name }),
      }}
    />
  );
}

interface AddButtonProps extends Pick<Props, 'onAdd'> {
  readonly label: string;
  readonly row: DelegationRow;
}

function AddButton({ label, row, onAdd }: AddButtonProps) {
  return (
    <Tooltip title={label}>
      <span>
        <IconButton
          size="small"
          disabled={row.status === 'closed'}
          aria-label={label}
          onClick={() => onAdd(row)}
        >
          <AddIcon fontSize="small" />
        </IconButton>
      </span>
    </Tooltip>
  );
}

/** The person or account of a row, with a chip for an unusual state such as a closed account. */
function RowTitle({ by, row }: { readonly by: DelegationGrouping; readonly row: DelegationRow }) {
  const translate = useTranslate();
  const isUnusual = by === 'person' ? row.reach !== 'administers' : row.status !== 'active';
  return (
    <Box sx={{ display: 'grid', gap: 0.25, justifyItems: 'start' }}>
      {row.name}
      {row.detail !== '' && <Hint>{row.detail}</Hint>}
      {isUnusual && by === 'person' && (
        <Chip
          size="small"
          label={translate(`administration.reach.${row.reach ?? 'asleep'}`)}
          title={row.reach === null ? translate('administration.delegation.asleep') : undefined}
        />
      )}
      {isUnusual && by === 'account' && (
        <Chip size="small" label={translate(`resources.accounts.choices.status.${row.status}`)} />
      )}
    </Box>
  );
}
