import type { Insertable } from 'kysely';
import type { Tx } from '../database.ts';
import type { HiringTables } from '../tables/hiring.ts';

export async function addRates(tx: Tx, rates: Insertable<HiringTables['selection_rates']>): Promise<void> {
  await tx.insertInto('selection_rates').values(rates).execute();
}

/** What is needed of an application to delete it. */
const goingApplicants = (tx: Tx) =>
  tx
    .selectFrom('applicants')
    .innerJoin('requisitions', 'requisitions.id', 'applicants.requisition_id')
    .select([
      'applicants.id',
      'applicants.account_id',
      'applicants.requisition_id',
      'applicants.assignment_id',
      'requisitions.stages',
    ]);

/** Every application of somebody who has an account's sign-in: joined to it, or under its address. */
export async function applicantsOf(
  tx: Tx,
  { id, account_id, email }: { readonly id: number; readonly account_id: number; readonly email: string },
) {
  return goingApplicants(tx)
    .innerJoin('assignments', 'assignments.id', 'applicants.assignment_id')
    .where('applicants.account_id', '=', account_id)
    .where((where) =>
      where.or([
        where('assignments.user_id', '=', id),
        where(where.fn('lower', ['applicants.email']), '=', email.toLowerCase()),
      ]),
    )
    .execute();
}

/** Applications whose last day has passed, some at a time. */
export async function expiredApplicants(tx: Tx, today: string, most: number) {
  return goingApplicants(tx)
    .where('applicants.delete_after', '<', today)
    .orderBy('applicants.id')
    .limit(most)
    .execute();
}

/** Everything of these applications: they go with the assignment they hang on, and so do answers and scores. */
export async function removeApplications(tx: Tx, assignmentIds: readonly number[]): Promise<void> {
  if (assignmentIds.length === 0) return;
  await tx.deleteFrom('assignments').where('id', 'in', assignmentIds).execute();
}
