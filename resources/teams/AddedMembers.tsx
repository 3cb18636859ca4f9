import { Alert, Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { ResponseOf } from '../../contract/call.ts';
import type { teamCalls } from '../../contract/v2/teams.ts';
import { memberProblems } from '../../domain/teams/memberOutcomes.ts';

const shownNames = 20;

/** How many people were added to the team, and who wasn't and why. */
export function AddedMembers({ outcome }: { readonly outcome: ResponseOf<typeof teamCalls.addMembers> }) {
  const translate = useTranslate();
  const { added, problems } = outcome;
  return (
    <Alert severity={problems.length > 0 ? 'warning' : 'success'} role="status" sx={{ minWidth: 0 }}>
      {translate('teams.members.added', { smart_count: added })}
      {memberProblems.map((kind) => {
        const people = problems.filter(({ problem }) => problem === kind).map(({ person }) => person);
        if (people.length === 0) return null;
        const names = people.slice(0, shownNames).join(', ');
        const more = people.length - shownNames;
        return (
          <Box key={kind} sx={{ overflowWrap: 'anywhere' }}>
            {translate(`teams.members.problems.${kind}`, { smart_count: people.length, names })}
            {more > 0 && ` ${translate('teams.members.more', { smart_count: more })}`}
          </Box>
        );
      })}
    </Alert>
  );
}
