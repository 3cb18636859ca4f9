import { sql } from 'kysely';
import type { Tx } from '../database.ts';

/** The person and the browser to which a code belongs. */
export interface CodeOwner {
  readonly user_id: number;
  readonly requester_hash: string;
}

/** Replaces the code of the browser. Previous attempts still count, because guessing would otherwise be unlimited. */
export async function putCode(
  tx: Tx,
  code: CodeOwner & { readonly code_hash: string; readonly expires_at: string },
  now: string,
): Promise<void> {
  const { user_id, code_hash, expires_at } = code;
  await tx
    .deleteFrom('sign_in_codes')
    .where('user_id', '=', user_id)
    .where('expires_at', '<=', now)
    .execute();
  await tx
    .insertInto('sign_in_codes')
    .values(code)
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'requester_hash']).doUpdateSet({ code_hash, expires_at }),
    )
    .execute();
}

/**
 * Counts an attempt and returns the hash of the code; null if the browser has no code or the person no attempt left. The attempts of
 * all browsers count, so requesting more codes doesn't allow more guesses.
 */
export async function takeCodeAttempt(
  tx: Tx,
  { user_id, requester_hash }: CodeOwner,
  { now, attempts }: { readonly now: string; readonly attempts: number },
): Promise<string | null> {
  const codes = await tx
    .selectFrom('sign_in_codes')
    .select(['requester_hash', 'code_hash', 'attempts'])
    .where('user_id', '=', user_id)
    .where('expires_at', '>', now)
    .orderBy('requester_hash')
    .forUpdate()
    .execute();
  const own = codes.find((code) => code.requester_hash === requester_hash);
  const used = codes.reduce((sum, code) => sum + code.attempts, 0);
  if (!own || used >= attempts) return null;
  await tx
    .updateTable('sign_in_codes')
    .set({ attempts: sql<number>`attempts + 1` })
    .where('user_id', '=', user_id)
    .where('requester_hash', '=', requester_hash)
    .execute();
  return own.code_hash;
}

/** Removes all codes of these people. */
export async function removeCodes(tx: Tx, userIds: readonly number[]): Promise<void> {
  await tx
    .deleteFrom('sign_in_codes')
    .where(sql<boolean>`user_id = any(${[...userIds]}::int[])`)
    .execute();
}

/** Removes a code. True for only one caller, because a code works once. */
export async function removeCode(
  tx: Tx,
  { user_id, requester_hash }: CodeOwner,
  codeHash: string,
): Promise<boolean> {
  const result = await tx
    .deleteFrom('sign_in_codes')
    .where('user_id', '=', user_id)
    .where('requester_hash', '=', requester_hash)
    .where('code_hash', '=', codeHash)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}
