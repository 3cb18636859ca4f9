import { sql } from 'kysely';
import type { SecondFactor } from '../../../domain/access/policy/securityPolicy.ts';
import type { Tx } from '../database.ts';

export async function findSecondFactor(tx: Tx, userId: number) {
  const row = await tx
    .selectFrom('second_factors')
    .select(['kind', 'pending_kind', 'pending_sealed', 'pending_until'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row ?? null;
}

/** Stores a second factor that is being set up; the current one remains valid until it is confirmed. */
export async function putPending(
  tx: Tx,
  userId: number,
  pending: { readonly kind: SecondFactor; readonly sealed: Uint8Array | null; readonly until: string },
): Promise<void> {
  const set = {
    pending_kind: pending.kind,
    pending_sealed: pending.sealed,
    pending_until: pending.until,
  };
  await tx
    .insertInto('second_factors')
    .values({ user_id: userId, ...set })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(set))
    .execute();
}

/** Activates the pending factor. `step` is the time step of the code that confirmed it. */
export async function confirmPending(
  tx: Tx,
  userId: number,
  factor: { readonly kind: SecondFactor; readonly sealed: Uint8Array | null; readonly step: number },
): Promise<void> {
  await tx
    .updateTable('second_factors')
    .set({
      kind: factor.kind,
      sealed: factor.sealed,
      last_step: factor.step,
      tries: 0,
      tries_until: null,
      pending_kind: null,
      pending_sealed: null,
      pending_until: null,
    })
    .where('user_id', '=', userId)
    .execute();
}

/** Removes the second factor; false if there was none. */
export async function removeSecondFactor(tx: Tx, userId: number): Promise<boolean> {
  await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  const removed = await tx
    .deleteFrom('second_factors')
    .where('user_id', '=', userId)
    .returning('kind')
    .executeTakeFirst();
  return (removed?.kind ?? null) !== null;
}

const maxAttempts = 5;
const triesMinutes = 10;

/** Counts an attempt and returns the facts to check the code against; null after too many attempts. */
export async function takeFactorTry(tx: Tx, userId: number, now: Date) {
  const at = now.toISOString();
  const until = new Date(now.getTime() + triesMinutes * 60_000).toISOString();
  const isOver = sql<boolean>`tries_until is null or tries_until <= ${at}::timestamptz`;
  const row = await tx
    .updateTable('second_factors')
    .set({
      tries: sql<number>`case when ${isOver} then 1 else tries + 1 end`,
      tries_until: sql<string>`case when ${isOver} then ${until}::timestamptz else tries_until end`,
    })
    .where('user_id', '=', userId)
    .where(sql<boolean>`(${isOver} or tries < ${maxAttempts}::int)`)
    .returning(['sealed', 'last_step', 'pending_kind', 'pending_sealed', 'pending_until'])
    .executeTakeFirst();
  return row ?? null;
}

/** Uses up the code of a time step. True for only one caller, because each code can be used once. */
export async function useStep(tx: Tx, userId: number, step: number): Promise<boolean> {
  const result = await tx
    .updateTable('second_factors')
    .set({ last_step: step, tries: 0, tries_until: null })
    .where('user_id', '=', userId)
    .where('last_step', '<', step)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export async function replaceRecoveryCodes(tx: Tx, userId: number, hashes: readonly string[]): Promise<void> {
  await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  await tx
    .insertInto('recovery_codes')
    .values(hashes.map((code_hash) => ({ user_id: userId, code_hash })))
    .execute();
}

/** Uses up a recovery code. True for only one caller, because each code works once. */
export async function useRecoveryCode(tx: Tx, userId: number, hash: string): Promise<boolean> {
  const result = await tx
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('code_hash', '=', hash)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

export async function countRecoveryCodes(tx: Tx, userId: number): Promise<number> {
  const { left } = await tx
    .selectFrom('recovery_codes')
    .select(sql<number>`count(*)::int`.as('left'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return left;
}
