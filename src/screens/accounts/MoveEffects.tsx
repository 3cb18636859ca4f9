import {
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
import type { MoveFate } from '../../../contract/v2/administration.ts';

const ties = ['teams', 'leads', 'relationships', 'delegations', 'open_surveys'] as const;

/** Person by person: what ends, what stays behind, or why they cannot be moved. */
export function MoveEffects({ people }: { readonly people: readonly MoveFate[] }) {
  const translate = useTranslate();
  const words = (key: string) => translate(`moveUsers.preview.${key}`);
  return (
    <TableContainer tabIndex={0} role="region" aria-label={words('table')} sx={{ maxHeight: 480 }}>
      <Table stickyHeader aria-label={words('table')}>
        <TableHead>
          <TableRow>
            <TableCell>{words('columns.name')}</TableCell>
            <TableCell>{words('columns.from')}</TableCell>
            <TableCell>{words('columns.what')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {people.map((person) => (
            <TableRow key={person.id} hover sx={{ verticalAlign: 'top' }}>
              <TableCell component="th" scope="row" sx={{ overflowWrap: 'anywhere', minWidth: 120 }}>
                {person.name}
                <Typography variant="body2" color="text.secondary">
                  {person.email}
                </Typography>
              </TableCell>
              <TableCell>{person.account}</TableCell>
              <TableCell sx={{ minWidth: 160 }}>
                <Fate person={person} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

function Fate({ person }: { readonly person: MoveFate }) {
  const translate = useTranslate();
  if (person.refusal) {
    return (
      <>
        <Chip size="small" color="warning" label={translate('moveUsers.preview.stay', { smart_count: 1 })} />
        <Typography variant="body2">{translate(`moveUsers.refusals.${person.refusal}`)}</Typography>
      </>
    );
  }
  const counted = ties
    .filter((tie) => person[tie] > 0)
    .map((tie) => translate(`moveUsers.preview.${tie}`, { smart_count: person[tie] }));
  const names = person.ended.map((one) => translate(`resources.users.choices.permissions.${one}`)).join(', ');
  if (counted.length === 0 && names === '') return translate('moveUsers.preview.nothing');
  return (
    <>
      {counted.join(', ')}
      {names !== '' && (
        <Typography variant="body2" color="text.secondary">
          {translate('moveUsers.preview.permissions', { names })}
        </Typography>
      )}
    </>
  );
}
