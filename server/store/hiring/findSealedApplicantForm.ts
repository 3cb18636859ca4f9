import type { Tx } from '../database.ts';

/** Returns an applicant's submitted, still sealed form and the account's custom questions in it; builder only. */
export async function findSealedApplicantForm(tx: Tx, assignmentId: number) {
  const row = await tx
    .selectFrom('assessments')
    .innerJoin('assignments', 'assignments.id', 'assessments.assignment_id')
    .innerJoin('assessment_forms', 'assessment_forms.requisition_id', 'assignments.requisition_id')
    .select(['assessments.account_id', 'assessments.sealed', 'assessment_forms.supplemental_ids'])
    .where('assessments.assignment_id', '=', assignmentId)
    .where('assessment_forms.kind', '=', 'h')
    .executeTakeFirst();
  return row ?? null;
}
