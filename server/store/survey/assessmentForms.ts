import type { Insertable } from 'kysely';
import type { Tx } from '../database.ts';
import type { AssessmentTables } from '../tables/assessments.ts';

/** Stores a rater's form or feedback without person, link, number or time. The database generates the random id. */
export async function addSealedRating(
  tx: Tx,
  campaignId: number,
  kind: 'answers' | 'feedback',
  sealed: Uint8Array,
): Promise<void> {
  await tx.insertInto('sealed_ratings').values({ campaign_id: campaignId, kind, sealed }).execute();
}

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
