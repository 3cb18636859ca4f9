import type { Tx } from '../database.ts';

/** The columns needed to delete an application. */
const applicationsToDelete = (tx: Tx) =>
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

/** Returns all applications of a person with a sign-in: linked to it, or with its email address, if it has one. */
export async function listApplicationsOfPerson(
  tx: Tx,
  {
    id,
    account_id,
    email,
  }: { readonly id: number; readonly account_id: number; readonly email: string | null },
) {
  return applicationsToDelete(tx)
    .innerJoin('assignments', 'assignments.id', 'applicants.assignment_id')
    .where('applicants.account_id', '=', account_id)
    .where((where) =>
      where.or([
        where('assignments.user_id', '=', id),
        ...(email ? [where(where.fn('lower', ['applicants.email']), '=', email.toLowerCase())] : []),
      ]),
    )
    .execute();
}

/** Returns a batch of applications past their retention period. */
export async function listExpiredApplications(tx: Tx, today: string, most: number) {
  return applicationsToDelete(tx)
    .where('applicants.delete_after', '<', today)
    .orderBy('applicants.id')
    .limit(most)
    .execute();
}

/** Deletes these applications through their assignments, with answers and scores. */
export async function removeApplications(tx: Tx, assignmentIds: readonly number[]): Promise<void> {
  if (assignmentIds.length === 0) return;
  await tx.deleteFrom('assignments').where('id', 'in', assignmentIds).execute();
}
