import { type Expression, type RawBuilder, sql } from 'kysely';
import type { Scope, Tx } from '../database.ts';

/**
 * Continues the transaction under another role of the same account. Closing a campaign reads as the builder and writes
 * as the web role, both or neither.
 */
export async function switchRole(tx: Tx, role: Scope['role']): Promise<void> {
  await sql`select set_config('role', ${`cairn_${role}`}, true)`.execute(tx);
}

const answering = 7_401;

/**
 * Takes a shared lock while an answer is saved, so that the campaign cannot be closed in between. Takes none if
 * `campaignId` is null, as for roles.
 */
export const lockForAnswer = (campaignId: Expression<unknown>): RawBuilder<unknown> =>
  sql`pg_advisory_xact_lock_shared(${sql.lit(answering)}::int, ${campaignId}::int)`;

/** Takes an exclusive lock: waits for answers being saved and blocks new ones until the transaction ends. */
export async function lockForClose(tx: Tx, campaignId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(${answering}::int, ${campaignId}::int)`.execute(tx);
}

/** Restricts the rest of the transaction to one account and one person, once they are known. */
export async function narrowScope(
  tx: Tx,
  { accountId, userId }: { readonly accountId: number; readonly userId: number | null },
): Promise<void> {
  await sql`select set_config('cairn.account_id', ${String(accountId)}, true),
    set_config('cairn.user_id', ${userId === null ? '' : String(userId)}, true),
    set_config('cairn.platform', 'off', true)`.execute(tx);
}
