import type { Insertable } from 'kysely';
import type { Tx } from '../database.ts';
import type { AssessmentTables } from '../tables/assessments.ts';

export async function addAssessment(
  tx: Tx,
  assessment: Insertable<AssessmentTables['assessments']>,
): Promise<void> {
  await tx.insertInto('assessments').values(assessment).execute();
}

/** Stores an applicant's feedback on the assessment, without the person. */
export async function addApplicantFeedback(tx: Tx, requisitionId: number, sealed: Uint8Array): Promise<void> {
  await tx.insertInto('applicant_feedback').values({ requisition_id: requisitionId, sealed }).execute();
}
