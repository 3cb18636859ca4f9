import type { IdentifiableMember } from '../../../domain/comments/buildRedactionDirectory.ts';
import type { Tx } from '../database.ts';
import type { FeedbackShare } from '../tables/hiring.ts';

/** Returns the encrypted feedback on a role's assessment, in random order; readable by the builder only. */
export async function listSealedFeedback(tx: Tx, roleId: number): Promise<Uint8Array[]> {
  const rows = await tx
    .selectFrom('applicant_feedback')
    .select('sealed')
    .where('requisition_id', '=', roleId)
    .orderBy('id')
    .execute();
  return rows.map(({ sealed }) => sealed);
}

export async function removeSealedFeedback(tx: Tx, roleId: number): Promise<void> {
  await tx.deleteFrom('applicant_feedback').where('requisition_id', '=', roleId).execute();
}

/** Returns the applicants of a role, because comments may contain their names. */
export async function listApplicantsForRedaction(tx: Tx, roleId: number): Promise<IdentifiableMember[]> {
  const rows = await tx
    .selectFrom('applicants')
    .select(['first_name', 'last_name', 'email'])
    .where('requisition_id', '=', roleId)
    .execute();
  return rows.map(({ first_name, last_name, email }) => ({
    names: [first_name, last_name],
    contacts: [email],
    identifiers: [],
    attributes: {},
  }));
}

interface FeedbackOfRole {
  readonly requisition_id: number;
  readonly account_id: number;
  readonly shares: readonly FeedbackShare[];
  readonly comments: readonly string[];
  readonly published_on: string;
}

export async function addFeedbackResult(
  tx: Tx,
  { shares, comments, ...result }: FeedbackOfRole,
): Promise<void> {
  await tx
    .insertInto('applicant_feedback_results')
    .values({ ...result, shares: JSON.stringify(shares), comments: JSON.stringify(comments) })
    .execute();
}

/** Returns the published feedback on a role's assessment; null before it is published. */
export async function findFeedbackResult(tx: Tx, roleId: number) {
  const row = await tx
    .selectFrom('applicant_feedback_results')
    .select(['shares', 'comments', 'published_on'])
    .where('requisition_id', '=', roleId)
    .executeTakeFirst();
  return row ?? null;
}

/** Returns the roles of all accounts that have selection rates and no published feedback. */
export async function listRolesWithWaitingFeedback(
  tx: Tx,
): Promise<{ readonly id: number; readonly account_id: number }[]> {
  return tx
    .selectFrom('selection_rates')
    .select(['requisition_id as id', 'account_id'])
    .where('requisition_id', 'not in', tx.selectFrom('applicant_feedback_results').select('requisition_id'))
    .orderBy('requisition_id')
    .execute();
}
