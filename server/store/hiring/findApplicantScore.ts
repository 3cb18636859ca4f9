import type { Tx } from '../database.ts';

/** Returns the current score of an applicant's submitted form; readable by the builder only. */
export async function findApplicantScore(tx: Tx, assignmentId: number) {
  const row = await tx
    .selectFrom('scores')
    .innerJoin('assessments', 'assessments.id', 'scores.assessment_id')
    .select([
      'scores.question_ids',
      'scores.model_version',
      'scores.norm_version',
      'scores.result',
      'scores.made_on',
    ])
    .where('assessments.assignment_id', '=', assignmentId)
    .where('scores.replaced_on', 'is', null)
    .orderBy('scores.id', 'desc')
    .executeTakeFirst();
  return row ?? null;
}
