import { Refusal } from '../../../domain/refusal.ts';
import { registrationCloses } from '../../../domain/sessions/sessionTimes.ts';
import type { Tx } from '../../store/database.ts';
import type { LockedSession } from '../../store/sessions/lockSession.ts';
import { listOverlapping } from '../../store/sessions/sessions.ts';

/** Checks that people can register now. Throws `registration_closed`. */
export function checkRegistrationOpen(session: LockedSession, now: Date): void {
  if (session.status !== 'open' || registrationCloses(session) <= now)
    throw new Refusal('registration_closed');
}

/** Checks that nobody has another session at that time, unless they were warned. Throws `session_conflict`. */
export async function checkConflicts(
  tx: Tx,
  session: LockedSession,
  { userIds, isAccepted }: { readonly userIds: readonly number[]; readonly isAccepted: boolean },
): Promise<void> {
  if (isAccepted) return;
  if ((await listOverlapping(tx, userIds, session)).length > 0) throw new Refusal('session_conflict');
}
