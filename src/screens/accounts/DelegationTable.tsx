import AddIcon from '@mui/icons-material/Add';
import {
  Box,
  Checkbox,
  Chip,
  IconButton,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Tooltip,
  Typography,
} from '@mui/material';
import { useTranslate } from 'react-admin';
import type { DelegationRow, DelegationView } from '../../../contract/v2/administration.ts';
import { DelegationAccounts } from './DelegationAccounts.tsx';

interface Props {
  readonly by: DelegationView;
  readonly rows: readonly DelegationRow[];
  readonly selected: ReadonlySet<number>;
  readonly onSelect: (ids: readonly number[], isSelected: boolean) => void;
  readonly onAdd: (row: DelegationRow) => void;
}

/** People with their accounts, or accounts with their people. */
export function DelegationTable({ by, rows, selected, onSelect, onAdd }: Props) {
  const translate = useTranslate();
  const words = (key: string, params?: object) => translate(`administration.delegation.${key}`, params);
  return (
    <TableContainer tabIndex={0} role="region" aria-label={words('title')}>
      <Table aria-label={words('title')}>
        <TableHead>
          <TableRow>
            <TableCell padding="checkbox">
              <Checkbox
                checked={rows.every(({ id }) => selected.has(id))}
                onChange={(_, isOn) =>
                  onSelect(
                    rows.map(({ id }) => id),
                    isOn,
                  )
                }
                slotProps={{ input: { 'aria-label': words('selectAll') } }}
              />
            </TableCell>
            <TableCell>{words(`columns.${by}`)}</TableCell>
            <TableCell>{words(by === 'person' ? 'columns.accounts' : 'columns.people')}</TableCell>
            <TableCell align="right">{words('columns.actions')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={row.id} hover selected={selected.has(row.id)} sx={{ verticalAlign: 'top' }}>
              <TableCell padding="checkbox">
                <Checkbox
                  checked={selected.has(row.id)}
                  onChange={(_, isOn) => onSelect([row.id], isOn)}
                  slotProps={{ input: { 'aria-label': words('select', { name: row.name }) } }}
                />
              </TableCell>
              <TableCell component="th" scope="row" sx={{ overflowWrap: 'anywhere', minWidth: 140 }}>
                <Whose by={by} row={row} />
              </TableCell>
              <TableCell>
                <DelegationAccounts by={by} row={row} />
              </TableCell>
              <TableCell align="right">
                <Tooltip title={words(`add.${by}`, { name: row.name })}>
                  <span>
                    <IconButton
                      size="small"
                      disabled={row.status === 'closed'}
                      aria-label={words(`add.${by}`, { name: row.name })}
                      onClick={() => onAdd(row)}
                    >
                      <AddIcon fontSize="small" />
                    </IconButton>
                  </span>
                </Tooltip>
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

/** The person or account a row is about, with what makes it other than most. */
function Whose({ by, row }: { readonly by: DelegationView; readonly row: DelegationRow }) {
  const translate = useTranslate();
  const isUnusual = by === 'person' ? row.reach !== 'administers' : row.status !== 'active';
  return (
    <Box sx={{ display: 'grid', gap: 0.25, justifyItems: 'start' }}>
      {row.name}
      {row.detail !== '' && (
        <Typography variant="body2" color="text.secondary">
          {row.detail}
        </Typography>
      )}
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
