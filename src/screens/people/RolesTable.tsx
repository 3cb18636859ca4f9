import {
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
import type { AuditedPerson } from '../../../contract/v2/people.ts';
import type { Right } from '../../../domain/access/rights.ts';
import { GrantChips } from './GrantChips.tsx';

interface Props {
  readonly people: readonly AuditedPerson[];
  readonly rights: readonly Right[];
  readonly onOpen: (id: number) => void;
}

const first = { position: 'sticky', left: 0, bgcolor: 'background.paper', zIndex: 1, minWidth: 200 } as const;

/** The matrix: the names stay in sight, the rights scroll beside them. */
export function RolesTable({ people, rights, onOpen }: Props) {
  const translate = useTranslate();
  const label = translate('people.roles.table');
  return (
    <TableContainer
      tabIndex={0}
      role="region"
      aria-label={label}
      sx={{ maxHeight: 'calc(100dvh - 320px)', minHeight: 280 }}
    >
      <Table stickyHeader aria-label={label}>
        <TableHead>
          <TableRow>
            <TableCell sx={{ ...first, zIndex: 3, bgcolor: undefined }}>
              {translate('people.roles.columns.name')}
            </TableCell>
            {rights.map((right) => (
              <TableCell key={right} sx={{ minWidth: 104 }}>
                {translate(`people.rights.${right}`)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {people.map((person) => (
            <TableRow key={person.id} hover>
              <TableCell component="th" scope="row" sx={first}>
                <Link component="button" sx={{ textAlign: 'start' }} onClick={() => onOpen(person.id)}>
                  {person.name}
                </Link>
                <Typography variant="body2" color="text.secondary">
                  {translate(`roles.${person.role}`)}
                  {person.status === 'inactive' && ` · ${translate('people.roles.inactive')}`}
                </Typography>
              </TableCell>
              {rights.map((right) => (
                <TableCell key={right}>
                  <GrantChips grants={grantsOf(person, right)} />
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

const grantsOf = (person: AuditedPerson, right: Right) =>
  person.rights.find((held) => held.right === right)?.grants ?? [];
