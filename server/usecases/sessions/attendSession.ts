import { Refusal } from '../../../domain/refusal.ts';
import { normalizeCheckInCode } from '../../../domain/sessions/checkInCode.ts';
import { canEnterSession } from '../../../domain/sessions/registrationStatus.ts';
import type { SessionFeedback } from '../../../domain/sessions/sessionFeedback.ts';
import { isFeedbackOpen, isJoinOpen } from '../../../domain/sessions/sessionTimes.ts';
import type { Deps } from '../../deps.ts';
import { type Caller, refuseEmulation } from '../../kernel/caller.ts';
import type { Tx } from '../../store/database.ts';
import { type LockedSession, lockSession } from '../../store/sessions/lockSession.ts';
import { setAttendance } from '../../store/sessions/participants.ts';
import {
  findRegistration,
  markFeedbackGiven,
  type StoredRegistration,
} from '../../store/sessions/registrations.ts';
import { addFeedback } from '../../store/sessions/sessionRecords.ts';
import { sessionScope } from './sessionScope.ts';

interface Entered {
  readonly session: LockedSession;
  readonly own: StoredRegistration;
}

/** Locks a session in which the caller has a seat. Throws `not_found`, `emulating`. */
async function lockEntered(tx: Tx, caller: Caller, eventId: number): Promise<Entered> {
  const session = await lockSession(tx, eventId);
  const own = session && (await findRegistration(tx, eventId, caller.person.user.id));
  if (!own || !canEnterSession(own.status) || session.status === 'cancelled') throw new Refusal('not_found');
  return { session, own };
}

/**
 * Returns the online link and records that the caller attends. Throws `not_found`, also for a session without a link, `join_closed`,
 * `emulating`.
 */
export async function joinSession(deps: Deps, caller: Caller, eventId: number): Promise<string> {
  refuseEmulation(caller);
  const now = deps.clock.now();
  return deps.database.as(sessionScope(caller.person), async (tx) => {
    const { session, own } = await lockEntered(tx, caller, eventId);
    if (session.link === null) throw new Refusal('not_found');
    if (!isJoinOpen(session, now)) throw new Refusal('join_closed');
    if (own.status !== 'attended') await setAttendance(tx, [own.id], { by: 'join' }, now);
    return session.link;
  });
}

/** Records that the caller attends. Throws `not_found`, `join_closed`, `check_in_code_wrong`, `emulating`. */
export async function checkIn(
  deps: Deps,
  caller: Caller,
  { event_id, code }: { readonly event_id: number; readonly code: string },
): Promise<void> {
  refuseEmulation(caller);
  const now = deps.clock.now();
  await deps.database.as(sessionScope(caller.person), async (tx) => {
    const { session, own } = await lockEntered(tx, caller, event_id);
    if (!isJoinOpen(session, now)) throw new Refusal('join_closed');
    if (session.check_in_code === null || session.check_in_code !== normalizeCheckInCode(code))
      throw new Refusal('check_in_code_wrong', [{ field: 'code', problem: 'checkInCode' }]);
    if (own.status !== 'attended') await setAttendance(tx, [own.id], { by: 'code' }, now);
  });
}

/**
 * Stores feedback without the caller and the time. Only whether they gave it is kept with them, and nothing is written to the audit log,
 * whose times would reveal the order. Throws `not_found`, `feedback_closed`, `emulating`.
 */
export async function giveFeedback(
  deps: Deps,
  caller: Caller,
  { event_id, ...feedback }: SessionFeedback & { readonly event_id: number },
): Promise<void> {
  refuseEmulation(caller);
  await deps.database.as(sessionScope(caller.person), async (tx) => {
    const { session, own } = await lockEntered(tx, caller, event_id);
    const isOpen = own.status !== 'no_show' && isFeedbackOpen(session, deps.clock.now());
    if (!isOpen || !(await markFeedbackGiven(tx, own.id))) throw new Refusal('feedback_closed');
    await addFeedback(tx, event_id, feedback);
  });
}
