import { Refusal } from '../../../domain/refusal.ts';
import {
  canEnterSession,
  isOpenRegistration,
  type RegistrationStatus,
} from '../../../domain/sessions/registrationStatus.ts';
import { placeRegistration } from '../../../domain/sessions/seats.ts';
import { isTopicOffered } from '../../../domain/sessions/sessionAudience.ts';
import type { Deps } from '../../deps.ts';
import { type Caller, refuseEmulation } from '../../kernel/caller.ts';
import { recordAudit } from '../../kernel/recordAudit.ts';
import { lockSession } from '../../store/sessions/lockSession.ts';
import { addRegistrations, findRegistration } from '../../store/sessions/registrations.ts';
import { checkConflicts, checkRegistrationOpen } from './checkRegistration.ts';
import { queueSessionMails } from './queueSessionMails.ts';
import { sessionScope } from './sessionScope.ts';
import { settleSeats } from './settleSeats.ts';

interface Registration {
  readonly event_id: number;
  /** Whether the person was warned that another session takes place at the same time. */
  readonly despite_conflict: boolean;
}

/**
 * Registers the caller: they get a seat, a place on the wait list, or wait for approval. A repeated request changes nothing. Throws
 * `not_found`, `registration_closed`, `session_conflict`, `session_full`, `emulating`.
 */
export async function registerForSession(
  deps: Deps,
  caller: Caller,
  { event_id, despite_conflict }: Registration,
): Promise<RegistrationStatus> {
  refuseEmulation(caller);
  const { user, ownAccount } = caller.person;
  const now = deps.clock.now();
  const status = await deps.database.as(sessionScope(caller.person), async (tx) => {
    const session = await lockSession(tx, event_id);
    if (!session || session.status === 'planned' || !isTopicOffered(session, user))
      throw new Refusal('not_found');
    const known = await findRegistration(tx, event_id, user.id);
    if (known && (isOpenRegistration(known.status) || canEnterSession(known.status))) return known.status;
    checkRegistrationOpen(session, now);
    await checkConflicts(tx, session, { userIds: [user.id], isAccepted: despite_conflict });
    const status = placeRegistration(session, await settleSeats(tx, session, now));
    const added = await addRegistrations(tx, {
      accountId: ownAccount.id,
      eventId: event_id,
      userIds: [user.id],
      status,
      registeredBy: user.id,
      now,
    });
    if (status === 'registered') await queueSessionMails(tx, 'sessionRegistered', added, now);
    await recordAudit(tx, caller, {
      action: 'register',
      resource: 'event_registrations',
      id: event_id,
      after: { status },
      accountId: ownAccount.id,
      now,
    });
    return status;
  });
  await deps.jobs.wake('send-mails');
  return status;
}
