import type { Selectable } from 'kysely';
import type { Tx } from '../database.ts';
import type { HiringTables } from '../tables/hiring.ts';

/** The sealed demographic answers of one applicant. */
export type StoredDemographics = Selectable<HiringTables['applicant_demographics']>;

export async function addDemographics(tx: Tx, row: StoredDemographics): Promise<void> {
  await tx.insertInto('applicant_demographics').values(row).execute();
}

export async function removeDemographics(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.deleteFrom('applicant_demographics').where('id', 'in', ids).execute();
}

/** Returns all demographic answers for a role; readable by the builder only. */
export async function listDemographicsOfRole(tx: Tx, roleId: number): Promise<StoredDemographics[]> {
  return tx
    .selectFrom('applicant_demographics')
    .selectAll()
    .where('requisition_id', '=', roleId)
    .orderBy('id')
    .execute();
}
