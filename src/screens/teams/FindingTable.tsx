import {
  Box,
  Checkbox,
  Link,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { TeamAuditRow } from '../../../contract/v2/teams.ts';

interface Props {
  readonly rows: readonly TeamAuditRow[];
  readonly isOfPeople: boolean;
  /** Null where nothing can be done with several at once. */
  readonly chosen: readonly TeamAuditRow[] | null;
  readonly onChoose: (rows: readonly TeamAuditRow[]) => void;
}

const wide = { display: { xs: 'none', sm: 'table-cell' } } as const;
const teamPage = (id: number) => `/teams/update/${id}`;

/** Teams or people, each with the way to where it is mended. */
export function FindingTable({ rows, isOfPeople, chosen, onChoose }: Props) {
  const translate = useTranslate();
  const label = translate('teams.audit.table');
  const column = (name: string) => translate(`teams.audit.columns.${name}`);
  const isChosen = (row: TeamAuditRow) => chosen?.some(({ id }) => id === row.id) ?? false;
  const all = rows.every(isChosen);
  const without = (some: readonly TeamAuditRow[]) =>
    (chosen ?? []).filter(({ id }) => !some.some((row) => row.id === id));
  return (
    <TableContainer tabIndex={0} role="region" aria-label={label} sx={{ maxHeight: 480 }}>
      <Table stickyHeader aria-label={label}>
        <TableHead>
          <TableRow>
            {chosen && (
              <TableCell padding="checkbox">
                <Checkbox
                  size="small"
                  checked={all}
                  indeterminate={!all && rows.some(isChosen)}
                  onChange={() => onChoose(all ? without(rows) : [...without(rows), ...rows])}
                  slotProps={{ input: { 'aria-label': translate('teams.audit.selectAll') } }}
                />
              </TableCell>
            )}
            <TableCell>{column(isOfPeople ? 'person' : 'team')}</TableCell>
            <TableCell sx={wide}>{column(isOfPeople ? 'email' : 'leader')}</TableCell>
            <TableCell align={isOfPeople ? 'left' : 'right'}>
              {column(isOfPeople ? 'teams' : 'size')}
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={row.id} hover>
              {chosen && (
                <TableCell padding="checkbox">
                  <Checkbox
                    size="small"
                    checked={isChosen(row)}
                    onChange={() => onChoose(isChosen(row) ? without([row]) : [...chosen, row])}
                    slotProps={{
                      input: { 'aria-label': translate('teams.audit.select', { name: row.name }) },
                    }}
                  />
                </TableCell>
              )}
              <TableCell component="th" scope="row" sx={{ overflowWrap: 'anywhere' }}>
                <Link component={RouterLink} to={isOfPeople ? `/users/update/${row.id}` : teamPage(row.id)}>
                  {row.name}
                </Link>
                <Typography variant="body2" color="text.secondary" sx={{ display: { sm: 'none' } }}>
                  {isOfPeople ? row.email : (row.leader ?? translate('teams.audit.noLeader'))}
                </Typography>
              </TableCell>
              <TableCell sx={{ ...wide, overflowWrap: 'anywhere' }}>
                {isOfPeople ? row.email : (row.leader ?? translate('teams.audit.noLeader'))}
              </TableCell>
              <TableCell align={isOfPeople ? 'left' : 'right'}>
                {isOfPeople ? <Teams of={row} /> : row.size}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

function Teams({ of }: { readonly of: TeamAuditRow }) {
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {of.teams.map(({ id, name }) => (
        <li key={id}>
          <Link component={RouterLink} to={teamPage(id)}>
            {name}
          </Link>
        </li>
      ))}
    </Box>
  );
}
