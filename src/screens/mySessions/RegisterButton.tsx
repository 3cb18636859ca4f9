import { Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import {
  acceptSessionOffer,
  mySessionKeys,
  registerForSession,
  type SessionResponse,
} from '../../../dataProviders/mySessions.ts';
import { ConfirmDialog } from '../../kit/page/ConfirmDialog.tsx';
import { useAction } from '../../kit/useAction.ts';
import { isSessionConflict } from './isSessionConflict.ts';

interface Props {
  readonly session: SessionResponse;
}

/** Registers with one click; only a conflict with another session asks first. */
export function RegisterButton({ session }: Props) {
  const translate = useTranslate();
  const [isAsking, setAsking] = useState(false);
  const { id, needs_approval, seats_left } = session;
  const register = useAction(
    (despite: boolean) => registerForSession({ event_id: id, despite_conflict: despite }),
    {
      invalidates: mySessionKeys,
      isShownOnPage: isSessionConflict,
      onDone: () => setAsking(false),
    },
  );
  const text = needs_approval ? 'request' : seats_left > 0 ? 'register' : 'joinWaitList';
  function handleClick() {
    if (session.conflicts.length > 0) setAsking(true);
    else register.mutate(false, { onError: (failure) => setAsking(isSessionConflict(failure)) });
  }
  return (
    <>
      <Button variant="contained" loading={register.isPending && !isAsking} onClick={handleClick}>
        {translate(`mySessions.registration.${text}`)}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={translate('mySessions.registration.askConflict')}
          confirm={translate('mySessions.registration.despite')}
          cancel={translate('mySessions.registration.keep')}
          busy={register.isPending}
          onConfirm={() => register.mutate(true, { onSettled: () => setAsking(false) })}
          onClose={() => setAsking(false)}
        >
          <Typography>{translate('mySessions.registration.conflictOnly')}</Typography>
        </ConfirmDialog>
      )}
    </>
  );
}

/** Accepts the seat that is offered. */
export function AcceptButton({ session }: Props) {
  const translate = useTranslate();
  const accept = useAction(() => acceptSessionOffer(session.id), { invalidates: mySessionKeys });
  return (
    <Button variant="contained" loading={accept.isPending} onClick={() => accept.mutate()}>
      {translate('mySessions.registration.accept')}
    </Button>
  );
}
