import { Alert, Box, Link, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { SessionResponse } from '../../../dataProviders/mySessions.ts';
import { useCanChangeAccount } from '../../kit/context/useCanChangeAccount.ts';
import { Panel } from '../../kit/page/Panel.tsx';
import { useFormat } from '../../kit/useFormat.ts';
import { LeaveButton } from './LeaveButton.tsx';
import { mySessionPath } from './mySessionPaths.ts';
import { AcceptButton, RegisterButton } from './RegisterButton.tsx';

/** The person's registration for a session, what it means, and what they can do now. */
export function RegistrationPanel({ session }: { readonly session: SessionResponse }) {
  const translate = useTranslate();
  const format = useFormat();
  const canChange = useCanChangeAccount();
  const { registration, conflicts, next_date } = session;
  const canRegister = canChange && session.can_register;
  const canLeave = canChange && session.can_leave;
  return (
    <Panel title={translate('mySessions.registration.title')}>
      <Typography role="status">{useRegistrationText(session)}</Typography>
      {conflicts.length > 0 && (canRegister || canLeave) && (
        <Alert severity="warning">
          {translate('mySessions.registration.conflict')}
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {conflicts.map(({ id, title, starts_at }) => (
              <li key={id}>
                <Link component={RouterLink} to={mySessionPath(id)} color="inherit">
                  {title}
                </Link>{' '}
                {format.dateTime(starts_at)}
              </li>
            ))}
          </Box>
        </Alert>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, '&:empty': { display: 'none' } }}>
        {canRegister && <RegisterButton session={session} />}
        {canChange && registration?.status === 'offered' && <AcceptButton session={session} />}
        {canLeave && <LeaveButton session={session} />}
      </Box>
      {next_date && (
        <Link component={RouterLink} to={mySessionPath(next_date.id)} sx={{ justifySelf: 'start' }}>
          {translate('mySessions.registration.next', {
            when: format.dateTimeIn(next_date.time_zone, next_date.starts_at),
          })}
        </Link>
      )}
    </Panel>
  );
}

function useRegistrationText(session: SessionResponse): string {
  const translate = useTranslate();
  const format = useFormat();
  const { registration, can_register, seats_left } = session;
  const text = (name: string, values?: object) => translate(`mySessions.registration.${name}`, values);
  if (session.status === 'cancelled') return text('eventCancelled');
  const status = registration?.status;
  if (status && status !== 'cancelled' && !(status === 'expired' && !can_register)) {
    const until = registration.offer_expires_at ? format.dateTime(registration.offer_expires_at) : '';
    return text(status, { position: registration.position, until });
  }
  if (!can_register) {
    const isClosed = session.status !== 'open' || Date.parse(session.registration_closes_at) <= Date.now();
    return text(isClosed || seats_left > 0 ? 'closed' : 'fullClosed');
  }
  const form = session.needs_approval ? 'noneApproval' : seats_left > 0 ? 'none' : 'noneFull';
  return text(form, { until: format.dateTime(session.registration_closes_at) });
}
