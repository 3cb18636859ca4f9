import { type SqlBool, sql } from 'kysely';
import type { PayProjectRecord } from '../../../resources/payProjects/payProjects.ts';
import type { Tx } from '../database.ts';

export type PayProject = PayProjectRecord & { readonly account_id: number };

/** The projects that a person owns or is named in. */
export const payProjectsOf = (userId: number) =>
  sql<SqlBool>`(owner_id = ${userId} or analyst_ids @> array[${userId}]::int[])`;

/** Returns a project that the person can open; null for any other. */
export async function findPayProject(
  tx: Tx,
  { id, accountId, userId }: { id: number; accountId: number; userId: number },
): Promise<PayProject | null> {
  const row = await tx
    .selectFrom('pay_projects')
    .selectAll()
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .where(payProjectsOf(userId))
    .executeTakeFirst();
  return row ?? null;
}

/** Locks a project, so that two changes of its files follow each other. */
export async function lockPayProject(tx: Tx, id: number): Promise<void> {
  await tx.selectFrom('pay_projects').select('id').where('id', '=', id).forUpdate().execute();
}
