import { Refusal } from '../../../domain/refusal.ts';
import type { Deps } from '../../deps.ts';
import { type Caller, refuseEmulation } from '../../kernel/caller.ts';
import { recordAudit } from '../../kernel/recordAudit.ts';
import { requireFound } from '../../kernel/requireFound.ts';
import { lockSession } from '../../store/sessions/lockSession.ts';
import { findRegistration, setRegistrationStatus } from '../../store/sessions/registrations.ts';
import { queueSessionMails } from './queueSessionMails.ts';
import { sessionScope } from './sessionScope.ts';

/**
 * Takes the seat that is offered to the caller. A repeated request changes nothing. Throws `not_found`, `emulating`, and `offer_over` for an
 * offer that has expired, also if the job that passes it on hasn't run yet.
 */
export async function acceptOffer(deps: Deps, caller: Caller, eventId: number): Promise<void> {
  refuseEmulation(caller);
  const { user, ownAccount } = caller.person;
  const now = deps.clock.now();
  await deps.database.as(sessionScope(caller.person), async (tx) => {
    requireFound(await lockSession(tx, eventId));
    const own = requireFound(await findRegistration(tx, eventId, user.id));
    if (own.status === 'registered') return;
    const isValid = own.offer_expires_at !== null && new Date(own.offer_expires_at) > now;
    if (own.status !== 'offered' || !isValid) throw new Refusal('offer_over');
    const accepted = await setRegistrationStatus(tx, [own.id], { status: 'registered' }, now);
    await queueSessionMails(tx, 'sessionRegistered', accepted, now);
    await recordAudit(tx, caller, {
      action: 'register',
      resource: 'event_registrations',
      id: eventId,
      before: { status: 'offered' },
      after: { status: 'registered' },
      accountId: ownAccount.id,
      now,
    });
  });
  await deps.jobs.wake('send-mails');
}
