import type { Selectable } from 'kysely';
import type { Tx } from '../database.ts';
import type { HiringTables } from '../tables/hiring.ts';

/** The sealed demographic answers of one applicant. */
export type StoredAbout = Selectable<HiringTables['applicant_demographics']>;

export async function addAbout(tx: Tx, row: StoredAbout): Promise<void> {
  await tx.insertInto('applicant_demographics').values(row).execute();
}

export async function removeAbout(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.deleteFrom('applicant_demographics').where('id', 'in', ids).execute();
}

/** All demographic answers for a role; readable by the builder only. */
export async function aboutsOf(tx: Tx, roleId: number): Promise<StoredAbout[]> {
  return tx
    .selectFrom('applicant_demographics')
    .selectAll()
    .where('requisition_id', '=', roleId)
    .orderBy('id')
    .execute();
}
