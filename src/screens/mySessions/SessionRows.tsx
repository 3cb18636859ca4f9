import { Box, Link } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { ListedSession } from '../../../dataProviders/mySessions.ts';
import { Hint } from '../../kit/page/SecondaryText.tsx';
import { mySessionPath } from './mySessionPaths.ts';
import { RegistrationChip } from './RegistrationChip.tsx';
import { SessionTime } from './SessionTime.tsx';
import { useSeatText } from './useSeatText.ts';

/** Sessions with their time, place and seats, and the person's own status. */
export function SessionRows({ sessions }: { readonly sessions: readonly ListedSession[] }) {
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {sessions.map((session) => (
        <SessionRow key={session.id} session={session} />
      ))}
    </Box>
  );
}

function SessionRow({ session }: { readonly session: ListedSession }) {
  const translate = useTranslate();
  const seatText = useSeatText();
  const { id, title, place, host, status, registration } = session;
  const isUpcoming = status === 'open' && Date.parse(session.starts_at) > Date.now();
  const details = [
    place ?? translate('mySessions.online'),
    host,
    isUpcoming && registration?.status !== 'registered' ? seatText(session) : null,
  ];
  return (
    <Box component="li" sx={rowStyle}>
      <Box sx={{ flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Link component={RouterLink} to={mySessionPath(id)} underline="hover" sx={{ fontWeight: 500 }}>
          {title}
        </Link>
        <SessionTime session={session} />
        <Hint className="tabular">{details.filter(Boolean).join(' · ')}</Hint>
      </Box>
      <RegistrationChip session={session} />
    </Box>
  );
}

const rowStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2,
  rowGap: 1,
  alignItems: 'center',
  py: 2,
  borderTop: 1,
  borderColor: 'divider',
  '&:first-of-type': { borderTop: 0 },
} as const;
