import type { Insertable } from 'kysely';
import type { Tx } from '../database.ts';
import type { HiringTables } from '../tables/hiring.ts';

export async function addRates(tx: Tx, rates: Insertable<HiringTables['selection_rates']>): Promise<void> {
  await tx.insertInto('selection_rates').values(rates).execute();
}

/** Applications whose last day has passed, some at a time. */
export async function expiredApplicants(tx: Tx, today: string, most: number) {
  return tx
    .selectFrom('applicants')
    .innerJoin('requisitions', 'requisitions.id', 'applicants.requisition_id')
    .select([
      'applicants.id',
      'applicants.account_id',
      'applicants.requisition_id',
      'applicants.assignment_id',
      'requisitions.stages',
    ])
    .where('applicants.delete_after', '<', today)
    .orderBy('applicants.id')
    .limit(most)
    .execute();
}

/** Everything of these applications: they go with the assignment they hang on, and so do answers and scores. */
export async function removeApplications(tx: Tx, assignmentIds: readonly number[]): Promise<void> {
  await tx.deleteFrom('assignments').where('id', 'in', assignmentIds).execute();
}
