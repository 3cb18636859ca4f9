import { Box, Link, List, ListItem, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { AuditedPerson } from '../../../contract/v2/people.ts';
import { Hint } from '../../kit/page/SecondaryText.tsx';
import { GrantChips } from './GrantChips.tsx';

interface Props {
  readonly people: readonly AuditedPerson[];
  readonly onOpen: (id: number) => void;
}

/** People with their rights, as cards for phones. */
export function RolesAuditCards({ people, onOpen }: Props) {
  const translate = useTranslate();
  return (
    <List disablePadding aria-label={translate('people.roles.table')}>
      {people.map((person) => (
        <ListItem key={person.id} divider sx={{ display: 'grid', gap: 1, py: 1.5 }}>
          <Box>
            <Link component="button" sx={{ textAlign: 'start' }} onClick={() => onOpen(person.id)}>
              {person.name}
            </Link>
            <Hint>
              {translate(`roles.${person.role}`)}
              {person.status === 'inactive' && ` · ${translate('people.roles.inactive')}`}
            </Hint>
          </Box>
          {person.rights.map(({ right, grants }) => (
            <Box key={right} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
              <Typography variant="body2" sx={{ minWidth: 128 }}>
                {translate(`people.rights.${right}`)}
              </Typography>
              <GrantChips grants={grants} />
            </Box>
          ))}
        </ListItem>
      ))}
    </List>
  );
}
