import { Refusal } from '../../../domain/refusal.ts';
import { parseAttendance } from '../../../domain/sessions/parseAttendance.ts';
import { canEnterSession } from '../../../domain/sessions/registrationStatus.ts';
import { hasBegun, joinOpens } from '../../../domain/sessions/sessionTimes.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../kernel/caller.ts';
import { recordAudit } from '../../kernel/recordAudit.ts';
import { requireFound } from '../../kernel/requireFound.ts';
import { scopeWithPlatform } from '../../kernel/scope.ts';
import type { Tx } from '../../store/database.ts';
import { type LockedSession, lockSession } from '../../store/sessions/lockSession.ts';
import {
  findSeatsByEmail,
  listRegistrationsAmong,
  setAttendance,
} from '../../store/sessions/participants.ts';
import { settleAttendance } from './applyStatus.ts';

const mostUnmatched = 100;

/** Checks that attendance can be recorded: the session isn't canceled and people can enter it. Throws `not_found`, `join_closed`. */
async function lockBegun(tx: Tx, eventId: number, now: Date): Promise<LockedSession> {
  const session = requireFound(await lockSession(tx, eventId));
  if (session.status === 'cancelled' || joinOpens(session) > now) throw new Refusal('join_closed');
  return session;
}

interface Attendance {
  readonly event_id: number;
  readonly registration_ids: readonly number[];
  readonly attended: boolean;
}

/** Records who attended, or that they didn't. Throws `not_found`, also for people without a seat, and `join_closed`. */
export async function recordAttendance(deps: Deps, caller: Caller, input: Attendance): Promise<void> {
  const { event_id, registration_ids, attended } = input;
  const now = deps.clock.now();
  await deps.database.as(scopeWithPlatform(caller), async (tx) => {
    await lockBegun(tx, event_id, now);
    const found = await listRegistrationsAmong(tx, event_id, registration_ids);
    const areSeated = found.every(({ status }) => canEnterSession(status));
    if (found.length < new Set(registration_ids).size || !areSeated) throw new Refusal('not_found');
    await setAttendance(tx, registration_ids, attended ? { by: 'organizer' } : null, now);
    await recordAudit(tx, caller, { ...auditOf(event_id, registration_ids.length), now });
  });
}

interface AttendanceFile {
  readonly event_id: number;
  readonly text: string;
  readonly dry_run: boolean;
}

/**
 * Records attendance from a list of email addresses, or only checks it. Afterwards, the others are no-shows if the session has begun. Only
 * people with a seat in this session are found, so the reply says nothing about anyone else. Throws `not_found`, `join_closed`.
 */
export async function importAttendance(deps: Deps, caller: Caller, file: AttendanceFile) {
  const now = deps.clock.now();
  const lines = parseAttendance(file.text);
  return deps.database.as(scopeWithPlatform(caller), async (tx) => {
    const session = await lockBegun(tx, file.event_id, now);
    const emails = lines.flatMap(({ email }) => (email === null ? [] : [email]));
    const seats = await findSeatsByEmail(tx, file.event_id, emails);
    const found = new Set(seats.map(({ email }) => email));
    const unmatched = lines.filter(({ email }) => email === null || !found.has(email));
    const ids = seats.filter(({ status }) => status !== 'attended').map(({ id }) => id);
    if (!file.dry_run && ids.length > 0) {
      await setAttendance(tx, ids, { by: 'import' }, now);
      if (session.status === 'held' && hasBegun(session, now)) await settleAttendance(tx, session.id, now);
      await recordAudit(tx, caller, { ...auditOf(file.event_id, ids.length), now });
    }
    return {
      matched: ids.length,
      known: seats.length - ids.length,
      unmatched: unmatched.slice(0, mostUnmatched).map(({ line, text }) => ({ line, text })),
    };
  });
}

const auditOf = (eventId: number, people: number) =>
  ({
    action: 'record_attendance',
    resource: 'event_registrations',
    id: eventId,
    after: { people },
    accountId: null,
  }) as const;
