import { Refusal } from '../../../domain/refusal.ts';
import { placeRegistration } from '../../../domain/sessions/seats.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../kernel/caller.ts';
import { recordAudit } from '../../kernel/recordAudit.ts';
import { requireFound } from '../../kernel/requireFound.ts';
import { scopeWithPlatform } from '../../kernel/scope.ts';
import type { Tx } from '../../store/database.ts';
import { type LockedSession, lockSession } from '../../store/sessions/lockSession.ts';
import { listRegistrationsAmong } from '../../store/sessions/participants.ts';
import { moveToWaitList, setRegistrationStatus } from '../../store/sessions/registrations.ts';
import { queueSessionMails } from './queueSessionMails.ts';
import { settleSeats } from './settleSeats.ts';

interface Decision {
  readonly event_id: number;
  readonly registration_ids: readonly number[];
  readonly approved: boolean;
}

/**
 * Approves or declines requests. Approved people get a seat in the order of their requests, or a place on the wait list. Requests that were
 * decided before stay as they are. Throws `not_found`, `session_full` without a wait list, and `event_over`.
 */
export async function decideRequests(deps: Deps, caller: Caller, decision: Decision): Promise<void> {
  const { event_id, registration_ids, approved } = decision;
  const now = deps.clock.now();
  await deps.database.as(scopeWithPlatform(caller), async (tx) => {
    const session = requireFound(await lockSession(tx, event_id));
    const found = await listRegistrationsAmong(tx, event_id, registration_ids);
    if (found.length < new Set(registration_ids).size) throw new Refusal('not_found');
    if (session.status !== 'open' && session.status !== 'planned') throw new Refusal('event_over');
    const ids = found.filter(({ status }) => status === 'requested').map(({ id }) => id);
    if (approved) await approve(tx, session, ids, now);
    else {
      const declined = await setRegistrationStatus(tx, ids, { status: 'declined' }, now);
      await queueSessionMails(tx, 'sessionDeclined', declined, now);
    }
    await recordAudit(tx, caller, {
      action: approved ? 'approve' : 'decline',
      resource: 'event_registrations',
      id: event_id,
      after: { people: ids.length },
      accountId: null,
      now,
    });
  });
  await deps.jobs.wake('send-mails');
}

async function approve(tx: Tx, session: LockedSession, ids: readonly number[], now: Date): Promise<void> {
  let seats = await settleSeats(tx, session, now);
  const seated: number[] = [];
  for (const id of ids) {
    const status = placeRegistration({ ...session, needs_approval: false }, seats);
    if (status === 'registered') {
      seated.push(id);
      seats = { ...seats, held: seats.held + 1 };
    } else {
      await moveToWaitList(tx, id, session.id, now);
      seats = { ...seats, waiting: seats.waiting + 1 };
    }
  }
  const registered = await setRegistrationStatus(tx, seated, { status: 'registered' }, now);
  await queueSessionMails(tx, 'sessionRegistered', registered, now);
}
