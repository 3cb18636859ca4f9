import { successfulSignInLimit } from '../../../domain/access/policy/rateLimits.ts';
import { TooManyAttempts } from '../../../domain/refusal.ts';
import type { Tx } from '../../store/database.ts';
import { lockSuccessfulSignIns } from '../../store/security/signIns.ts';

/** Throws `too_many` if the person has signed in too often. Simultaneous sign-ins of the person wait until the transaction ends. */
export async function requireWithinSignInLimit(tx: Tx, userId: number, now: Date): Promise<void> {
  const { tries, minutes } = successfulSignInLimit;
  const lengthMs = minutes * 60_000;
  const since = new Date(now.getTime() - lengthMs).toISOString();
  const oldest = await lockSuccessfulSignIns(tx, userId, { since, nth: tries });
  if (oldest !== null) throw new TooManyAttempts(new Date(Date.parse(oldest) + lengthMs));
}
