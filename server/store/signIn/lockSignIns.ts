import type { Tx } from '../database.ts';

/** Makes sign-ins of a person, and changes that end their sessions, wait until the transaction ends. */
export async function lockSignIns(tx: Tx, userId: number): Promise<void> {
  await tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
}
