import { Box, Link } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { TeamAuditRow } from '../../../contract/v2/teams.ts';
import { type Column, DataTable } from '../../kit/lists/DataTable.tsx';
import { Hint } from '../../kit/page/SecondaryText.tsx';

interface Props {
  readonly rows: readonly TeamAuditRow[];
  readonly isOfPeople: boolean;
  /** The selected rows; null if no action applies to several rows. */
  readonly selected: readonly TeamAuditRow[] | null;
  readonly onSelect: (rows: readonly TeamAuditRow[]) => void;
}

const teamPath = (id: number) => `/teams/update/${id}`;

/** Teams or people with links to the pages that resolve the finding. */
export function TeamAuditTable({ rows, isOfPeople, selected, onSelect }: Props) {
  const translate = useTranslate();
  const label = (name: string) => translate(`teams.audit.columns.${name}`);
  const detailOf = ({ email, leader }: TeamAuditRow) =>
    isOfPeople ? email : (leader ?? translate('teams.audit.noLeader'));
  const columns: readonly Column<TeamAuditRow>[] = [
    {
      name: 'name',
      label: label(isOfPeople ? 'person' : 'team'),
      sx: { overflowWrap: 'anywhere' },
      cell: (row) => (
        <>
          <Link component={RouterLink} to={isOfPeople ? `/users/update/${row.id}` : teamPath(row.id)}>
            {row.name}
          </Link>
          <Hint sx={{ display: { md: 'none' } }}>{detailOf(row)}</Hint>
        </>
      ),
    },
    {
      name: 'detail',
      label: label(isOfPeople ? 'email' : 'leader'),
      isWide: true,
      sx: { overflowWrap: 'anywhere' },
      cell: detailOf,
    },
    isOfPeople
      ? { name: 'teams', cell: ({ teams }) => <TeamLinks teams={teams} /> }
      : { name: 'size', align: 'right', cell: ({ size }) => size },
  ];
  return (
    <DataTable
      columnTexts="teams.audit.columns"
      caption={translate('teams.audit.table')}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      maxHeight={480}
      {...(selected && {
        selection: {
          isSelected: (row: TeamAuditRow) => selected.some(({ id }) => id === row.id),
          onSelect: (some: readonly TeamAuditRow[], isOn: boolean) => {
            const others = selected.filter(({ id }) => !some.some((row) => row.id === id));
            onSelect(isOn ? [...others, ...some] : others);
          },
          selectAllLabel: translate('teams.audit.selectAll'),
          labelOf: ({ name }: TeamAuditRow) => translate('teams.audit.select', { name }),
        },
      })}
    />
  );
}

function TeamLinks({ teams }: Pick<TeamAuditRow, 'teams'>) {
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {teams.map(({ id, name }) => (
        <li key={id}>
          <Link component={RouterLink} to={teamPath(id)}>
            {name}
          </Link>
        </li>
      ))}
    </Box>
  );
}
