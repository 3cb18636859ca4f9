import { useTranslate } from 'react-admin';
import { leaveSession, mySessionKeys, type SessionResponse } from '../../../dataProviders/mySessions.ts';
import { ConfirmedButton } from '../../kit/page/ConfirmedButton.tsx';
import { useAction } from '../../kit/useAction.ts';

/** The texts of leaving, by what the person gives up. */
const textsOf = {
  registered: { button: 'cancel', ask: 'askCancel' },
  waiting: { button: 'leave', ask: 'askLeave' },
  offered: { button: 'decline', ask: 'askDecline' },
  requested: { button: 'withdraw', ask: 'askWithdraw' },
} as const;

/** Cancels the registration after a confirmation, because a seat or a place on the wait list is lost. */
export function LeaveButton({ session }: { readonly session: SessionResponse }) {
  const translate = useTranslate();
  const leave = useAction(() => leaveSession(session.id), { invalidates: mySessionKeys });
  const texts = textsOf[(session.registration?.status ?? 'registered') as keyof typeof textsOf];
  return (
    <ConfirmedButton
      color="error"
      title={translate(`mySessions.registration.${texts.button}`)}
      text={translate(`mySessions.registration.${texts.ask}`)}
      cancel={translate('mySessions.registration.keep')}
      destructive
      busy={leave.isPending}
      onConfirm={(close) => leave.mutate(undefined, { onSettled: close })}
    >
      {translate(`mySessions.registration.${texts.button}`)}
    </ConfirmedButton>
  );
}
