import { Alert, Box, Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useCallback, useContext, useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { PersonContext } from '../kit/context/PersonContext.ts';
import { useFormat } from '../kit/useFormat.ts';
import { useApp } from './appContext.ts';
import { EmulationReasonDialog } from './lazyOverlays.ts';
import { showNotification } from './notifications.ts';
import { switchAccount } from './switchAccount.ts';
import { useMinutesLeft } from './useMinutesLeft.ts';
import { useSession } from './useSession.ts';

/** Shown during emulation: the account, the reason, the time left and a button that ends it. */
export function EmulationBanner() {
  const { reload } = useApp();
  const { emulation } = useSession();
  const person = useContext(PersonContext);
  const queryClient = useQueryClient();
  const translate = useTranslate();
  const [isAdding, setAdding] = useState(false);
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
        showNotification('warning', translate('app.emulation.over'));
      },
      Math.max(0, Date.parse(endsAt) - Date.now()),
    );
    return () => window.clearTimeout(timer);
  }, [isEmulating, endsAt, leave, translate]);

  if (!isEmulating) return null;
  const { user, currentAccount } = person;
  const words = { account: currentAccount.name, name: `${user.first_name} ${user.last_name}`.trim() };
  const isReasonNeeded = emulation?.needs_reason ?? false;
  const canAddReason = emulation !== null && !isReasonNeeded && !emulation.reason;
  return (
    <>
      <Alert
        severity="warning"
        role="status"
        sx={{
          borderRadius: 0,
          py: 0,
          alignItems: 'center',
          flexWrap: { xs: 'wrap', sm: 'nowrap' },
          '& .MuiAlert-message': { flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' },
        }}
        action={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end' }}>
            {canAddReason && (
              <Button color="inherit" size="small" onClick={() => setAdding(true)}>
                {translate('app.emulation.addReason')}
              </Button>
            )}
            <Button color="inherit" size="small" onClick={leave}>
              {translate('app.emulation.leave')}
            </Button>
          </Box>
        }
      >
        {translate('app.emulation.banner', words)}
        {endsAt && <TimeLeft endsAt={endsAt} />}
        {emulation?.reason && ` ${translate('app.emulation.reason', { reason: emulation.reason })}`}
      </Alert>
      <Suspense fallback={null}>
        {(isReasonNeeded || isAdding) && (
          <EmulationReasonDialog
            key={currentAccount.id}
            account={currentAccount.name}
            isRequired={isReasonNeeded}
            onClose={isReasonNeeded ? leave : () => setAdding(false)}
          />
        )}
      </Suspense>
    </>
  );
}

/** A countdown that screen readers do not announce every minute. */
function TimeLeft({ endsAt }: { readonly endsAt: string }) {
  const translate = useTranslate();
  const format = useFormat();
  const smart_count = useMinutesLeft(endsAt);
  return (
    <span aria-live="off">
      {' '}
      {translate('app.emulation.ends', { time: format.time(endsAt), smart_count })}
    </span>
  );
}
