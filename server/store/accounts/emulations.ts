import type { Tx } from '../database.ts';

/** An emulation belongs to one session and ends with it. Each emulated account has its own time limit. */
export interface StoredEmulation {
  readonly session_id: string;
  readonly account_id: number;
  readonly began_at: string;
  readonly reason: string | null;
}

export async function findEmulation(
  tx: Tx,
  sessionId: string,
  accountId: number,
): Promise<StoredEmulation | null> {
  const row = await tx
    .selectFrom('viewings')
    .selectAll()
    .where('session_id', '=', sessionId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row ?? null;
}

/** Adds an emulation; false if a concurrent request has already added it. */
export async function addEmulation(tx: Tx, emulation: StoredEmulation): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('viewings')
    .values(emulation)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  await markViewed(tx, emulation.session_id, emulation.account_id);
  return Number(numInsertedOrUpdatedRows) > 0;
}

export async function setEmulationReason(tx: Tx, emulation: StoredEmulation): Promise<void> {
  await tx
    .updateTable('viewings')
    .set({ reason: emulation.reason })
    .where('session_id', '=', emulation.session_id)
    .where('account_id', '=', emulation.account_id)
    .execute();
}

export async function removeEmulation(tx: Tx, sessionId: string, accountId: number): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('viewings')
    .where('session_id', '=', sessionId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  await markViewed(tx, sessionId, null);
  return numDeletedRows > 0n;
}

/** Removes expired emulations so that they can be started again. */
export async function removeEmulationsStartedBefore(tx: Tx, sessionId: string, moment: Date): Promise<void> {
  await tx
    .deleteFrom('viewings')
    .where('session_id', '=', sessionId)
    .where('began_at', '<=', moment.toISOString())
    .execute();
}

async function markViewed(tx: Tx, sessionId: string, accountId: number | null): Promise<void> {
  await tx
    .updateTable('sessions')
    .set({ viewed_account_id: accountId })
    .where('id', '=', sessionId)
    .execute();
}
