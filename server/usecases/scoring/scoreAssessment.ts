import { scoreForm } from '../../../domain/scoring/personal/scoreForm.ts';
import type { FinishedAssessment } from '../../store/scoring/assessments.ts';
import type { NewScore } from '../../store/scoring/scores.ts';
import { unsealAssessment } from '../assignments/sealAssessment.ts';
import { type RankedAnswer, rankedIds, type ScoringForm } from './readScoringForm.ts';

type Locked = Pick<FinishedAssessment, 'account_id' | 'sealed'>;

/** Opens a person's self-assessment. Throws if it was sealed with another secret or was modified. */
export function openAssessment(secret: Buffer, locked: Locked): readonly RankedAnswer[] {
  return unsealAssessment(secret, locked).answers;
}

/** Returns the score of one finished form; the same form always gives the same score. */
export function scoreAssessment(secret: Buffer, assessment: FinishedAssessment, form: ScoringForm): NewScore {
  const answers = openAssessment(secret, assessment);
  return {
    account_id: assessment.account_id,
    subject: assessment.kind === 'h' ? 'applicant' : 'self',
    assessment_id: assessment.id,
    target_id: assessment.target_id,
    rater_group: null,
    user_id: assessment.user_id,
    question_ids: form.question_ids,
    result: scoreForm({
      answered: rankedIds(answers),
      asked: form.question_ids.length,
      parameters: form.parameters,
      norm: form.norm,
    }),
  };
}
