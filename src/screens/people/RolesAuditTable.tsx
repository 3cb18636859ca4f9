import { Link } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { AuditedPerson } from '../../../contract/v2/people.ts';
import type { Right } from '../../../domain/access/rights.ts';
import { type Column, DataTable } from '../../kit/lists/DataTable.tsx';
import { Hint } from '../../kit/page/SecondaryText.tsx';
import { GrantChips } from './GrantChips.tsx';

interface Props {
  readonly people: readonly AuditedPerson[];
  readonly rights: readonly Right[];
  readonly onOpen: (id: number) => void;
}

/** Keeps the names visible during horizontal scrolling. */
const stickyColumn = {
  position: 'sticky',
  left: 0,
  minWidth: 200,
  '&.MuiTableCell-head': { zIndex: 3 },
  '&.MuiTableCell-body': { zIndex: 1, bgcolor: 'background.paper' },
} as const;

/** One row for each person, one column for each right. */
export function RolesAuditTable({ people, rights, onOpen }: Props) {
  const translate = useTranslate();
  const columns: readonly Column<AuditedPerson>[] = [
    {
      name: 'name',
      sx: stickyColumn,
      cell: ({ id, name, role, status }) => (
        <>
          <Link component="button" sx={{ textAlign: 'start' }} onClick={() => onOpen(id)}>
            {name}
          </Link>
          <Hint>
            {translate(`roles.${role}`)}
            {status === 'inactive' && ` · ${translate('people.roles.inactive')}`}
          </Hint>
        </>
      ),
    },
    ...rights.map((right) => ({
      name: right,
      label: translate(`people.rights.${right}`),
      sx: { minWidth: 104 },
      cell: (person: AuditedPerson) => (
        <GrantChips grants={person.rights.find((one) => one.right === right)?.grants ?? []} />
      ),
    })),
  ];
  return (
    <DataTable
      columnTexts="people.roles.columns"
      caption={translate('people.roles.table')}
      columns={columns}
      rows={people}
      rowKey={({ id }) => id}
      maxHeight="max(280px, 100dvh - 320px)"
    />
  );
}
