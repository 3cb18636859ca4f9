import { Refusal } from '../../../domain/refusal.ts';
import { isOpenRegistration } from '../../../domain/sessions/registrationStatus.ts';
import { hasBegun } from '../../../domain/sessions/sessionTimes.ts';
import type { Deps } from '../../deps.ts';
import { type Caller, refuseEmulation } from '../../kernel/caller.ts';
import { recordAudit } from '../../kernel/recordAudit.ts';
import { requireFound } from '../../kernel/requireFound.ts';
import { lockSession } from '../../store/sessions/lockSession.ts';
import { findRegistration, setRegistrationStatus } from '../../store/sessions/registrations.ts';
import { queueSessionMails } from './queueSessionMails.ts';
import { sessionScope } from './sessionScope.ts';
import { settleSeats } from './settleSeats.ts';

/**
 * Cancels the caller's registration, leaves the wait list or declines an offer. Their seat is offered to the next person, and they get no
 * offer themselves. A repeated request changes nothing. Throws `not_found`, `session_begun`, `emulating`.
 */
export async function leaveSession(deps: Deps, caller: Caller, eventId: number): Promise<void> {
  refuseEmulation(caller);
  const { user, ownAccount } = caller.person;
  const now = deps.clock.now();
  await deps.database.as(sessionScope(caller.person), async (tx) => {
    const session = requireFound(await lockSession(tx, eventId));
    const own = requireFound(await findRegistration(tx, eventId, user.id));
    if (hasBegun(session, now)) throw new Refusal('session_begun');
    if (!isOpenRegistration(own.status)) return;
    const left = await setRegistrationStatus(
      tx,
      [own.id],
      { status: 'cancelled', cancelled_by: 'person' },
      now,
    );
    if (own.status === 'registered') await queueSessionMails(tx, 'sessionLeft', left, now);
    await settleSeats(tx, session, now);
    await recordAudit(tx, caller, {
      action: 'cancel',
      resource: 'event_registrations',
      id: eventId,
      before: { status: own.status },
      after: { status: 'cancelled' },
      accountId: ownAccount.id,
      now,
    });
  });
  await deps.jobs.wake('send-mails');
}
