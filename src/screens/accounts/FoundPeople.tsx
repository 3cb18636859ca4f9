import {
  Checkbox,
  Chip,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { useTranslate } from 'react-admin';
import type { PersonWithAccount } from '../../../contract/v2/administration.ts';
import type { SelectedPeople } from './useSelectedPeople.ts';

interface Props {
  readonly people: readonly PersonWithAccount[];
  readonly chosen: SelectedPeople;
}

/** One page of people, each of whom can be chosen. */
export function FoundPeople({ people, chosen }: Props) {
  const translate = useTranslate();
  const words = (key: string, params?: object) => translate(`moveUsers.who.${key}`, params);
  const choose = (some: readonly PersonWithAccount[], isOn: boolean) =>
    isOn ? chosen.add(some) : chosen.remove(some.map(({ id }) => id));
  return (
    <TableContainer tabIndex={0} role="region" aria-label={words('table')} sx={{ maxHeight: 420 }}>
      <Table stickyHeader aria-label={words('table')}>
        <TableHead>
          <TableRow>
            <TableCell padding="checkbox">
              <Checkbox
                checked={people.every(({ id }) => chosen.has(id))}
                onChange={(_, isOn) => choose(people, isOn)}
                slotProps={{ input: { 'aria-label': words('selectAll') } }}
              />
            </TableCell>
            <TableCell>{words('columns.name')}</TableCell>
            <TableCell>{words('columns.account')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {people.map((person) => (
            <TableRow key={person.id} hover selected={chosen.has(person.id)}>
              <TableCell padding="checkbox">
                <Checkbox
                  checked={chosen.has(person.id)}
                  onChange={(_, isOn) => choose([person], isOn)}
                  slotProps={{ input: { 'aria-label': words('select', { name: person.name }) } }}
                />
              </TableCell>
              <TableCell component="th" scope="row" sx={{ overflowWrap: 'anywhere' }}>
                {person.name} {!person.active && <Chip size="small" label={words('inactive')} />}
                <Typography variant="body2" color="text.secondary">
                  {person.email}
                </Typography>
              </TableCell>
              <TableCell>{person.account}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
