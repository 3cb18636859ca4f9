import { Alert, AlertTitle, Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { ImportDetails } from '../../../contract/v2/imports.ts';

/** Many teams share a line; the list scrolls if there are hundreds. */
const list = {
  m: 0,
  p: 0,
  listStyle: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2,
  maxHeight: 120,
  overflowY: 'auto',
} as const;

/** The teams that an import would create, with the number of people who join each. */
export function NewTeamsNotice({ teams }: { readonly teams: ImportDetails['new_teams'] }) {
  const translate = useTranslate();
  if (teams.length === 0) return null;
  return (
    <Alert severity="info" variant="outlined">
      <AlertTitle>{translate('imports.checked.newTeams', { smart_count: teams.length })}</AlertTitle>
      <Box component="ul" sx={list} tabIndex={0}>
        {teams.map(({ name, people }) => (
          <li key={name}>{translate('imports.checked.newTeam', { name, smart_count: people })}</li>
        ))}
      </Box>
    </Alert>
  );
}
