import { Alert, Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useContext, useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { PersonContext } from '../ui/person.ts';
import { useApp } from './appContext.ts';
import { notifyIn } from './notifications.ts';
import { switchAccount } from './switchAccount.ts';
import { useSession } from './useSession.ts';

/** For as long as another account is viewed: whose it is, until when, and the way back. */
export function EmulationBanner() {
  const { reload } = useApp();
  const { emulation } = useSession();
  const person = useContext(PersonContext);
  const queryClient = useQueryClient();
  const translate = useTranslate();
  const isEmulating = person !== null && person.currentAccount.id !== person.ownAccount.id;
  const ownAccount = person?.ownAccount;
  const leave = useCallback(() => {
    if (ownAccount) switchAccount(ownAccount, queryClient, () => reload('/'));
  }, [ownAccount, queryClient, reload]);
  const endsAt = emulation?.ends_at;

  useEffect(() => {
    if (!isEmulating || !endsAt) return;
    const timer = window.setTimeout(
      () => {
        leave();
        notifyIn('warning', translate('app.emulation.over'));
      },
      Math.max(0, Date.parse(endsAt) - Date.now()),
    );
    return () => window.clearTimeout(timer);
  }, [isEmulating, endsAt, leave, translate]);

  if (!isEmulating) return null;
  const { user, currentAccount } = person;
  const words = { account: currentAccount.name, name: `${user.first_name} ${user.last_name}`.trim() };
  return (
    <Alert
      severity="warning"
      role="status"
      sx={{ borderRadius: 0, py: 0, alignItems: 'center' }}
      action={
        <Button color="inherit" size="small" onClick={leave}>
          {translate('app.emulation.leave')}
        </Button>
      }
    >
      {translate('app.emulation.banner', words)}
      {endsAt && ` ${translate('app.emulation.ends', { time: clockTime(endsAt) })}`}
    </Alert>
  );
}

const clockTime = (moment: string) =>
  new Intl.DateTimeFormat(undefined, { hour: '2-digit', minute: '2-digit' }).format(new Date(moment));
