import type { Insertable, Selectable, Updateable } from 'kysely';
import type { PayFileState } from '../../../domain/pay/upload/payFileStates.ts';
import type { Tx } from '../database.ts';
import type { PayTables } from '../tables/pay.ts';

export type PayFile = Selectable<PayTables['pay_files']>;

export async function addPayFile(tx: Tx, file: Insertable<PayTables['pay_files']>): Promise<number> {
  const { id } = await tx.insertInto('pay_files').values(file).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Returns the newest file of a project in one of the states; null without one. */
export async function findPayFile(
  tx: Tx,
  projectId: number,
  states: readonly PayFileState[],
): Promise<PayFile | null> {
  const row = await tx
    .selectFrom('pay_files')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('state', 'in', states)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** Returns whether a project has a file in the state, without its content. */
export async function hasPayFile(tx: Tx, projectId: number, state: PayFileState): Promise<boolean> {
  const row = await tx
    .selectFrom('pay_files')
    .select('id')
    .where('project_id', '=', projectId)
    .where('state', '=', state)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function changePayFile(
  tx: Tx,
  id: number,
  change: Updateable<PayTables['pay_files']>,
): Promise<void> {
  await tx.updateTable('pay_files').set(change).where('id', '=', id).execute();
}

/** Moves all files of a project from one state to another. */
export async function movePayFiles(
  tx: Tx,
  projectId: number,
  { from, to }: { from: PayFileState; to: PayFileState },
): Promise<void> {
  await tx
    .updateTable('pay_files')
    .set({ state: to })
    .where('project_id', '=', projectId)
    .where('state', '=', from)
    .execute();
}

/** Deletes the files of a project in the states. */
export async function removePayFiles(
  tx: Tx,
  projectId: number,
  states: readonly PayFileState[],
): Promise<void> {
  await tx.deleteFrom('pay_files').where('project_id', '=', projectId).where('state', 'in', states).execute();
}
