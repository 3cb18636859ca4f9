import { sql } from 'kysely';
import type { Scope, Tx } from '../database.ts';

/**
 * Goes on in the same transaction under another role, still for the same account: a closing campaign is read
 * by the builder and written down by the web, and either both happen or neither.
 */
export async function actAs(tx: Tx, role: Scope['role']): Promise<void> {
  await sql`select set_config('role', ${`cairn_${role}`}, true)`.execute(tx);
}

const answering = 7_401;

/** Held while an answer is saved, beside other answers: a campaign cannot be closed in the middle of it. */
export async function holdOpen(tx: Tx, campaignId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(${answering}::int, ${campaignId}::int)`.execute(tx);
}

/** Waits until no answer is being saved, and lets none begin before this transaction ends. */
export async function holdClosing(tx: Tx, campaignId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(${answering}::int, ${campaignId}::int)`.execute(tx);
}

/** Goes on in the same transaction within one account, for one person, once it is known whose they are. */
export async function narrowTo(
  tx: Tx,
  { accountId, userId }: { readonly accountId: number; readonly userId: number | null },
): Promise<void> {
  await sql`select set_config('cairn.account_id', ${String(accountId)}, true),
    set_config('cairn.user_id', ${userId === null ? '' : String(userId)}, true),
    set_config('cairn.platform', 'off', true)`.execute(tx);
}
