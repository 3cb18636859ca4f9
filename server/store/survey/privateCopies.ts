import type { Tx } from '../database.ts';

/** Stores a copy of a person's own result, readable only by that person. */
export async function addPrivateCopy(tx: Tx, userId: number, sealed: Uint8Array): Promise<void> {
  await tx.insertInto('private_copies').values({ user_id: userId, sealed }).execute();
}

export async function listPrivateCopies(tx: Tx, userId: number): Promise<Uint8Array[]> {
  const rows = await tx.selectFrom('private_copies').select('sealed').where('user_id', '=', userId).execute();
  return rows.map(({ sealed }) => sealed);
}
