import { lowestMinimumGroupSize } from '../../../domain/campaigns/benchmarkStatus.ts';
import { oneAnswerEach } from '../../../domain/comments/minPeople.ts';
import {
  type FeedbackInput,
  feedbackImprovementId,
  feedbackQuestions,
  feedbackRatingId,
  toFeedbackAnswers,
} from '../../../domain/survey/surveyFeedback.ts';
import type { Deps } from '../../deps.ts';
import type { Tx } from '../../store/database.ts';
import {
  addFeedbackResult,
  listApplicantsForRedaction,
  listSealedFeedback,
  removeSealedFeedback,
} from '../../store/hiring/applicantFeedback.ts';
import type { Role } from '../../store/hiring/requisitions.ts';
import { decryptJson } from '../../vault/cipher.ts';
import { selfAssessmentKey } from '../assignments/selfAssessmentKey.ts';
import { prepareAnswers } from '../comments/publishAnswers.ts';

/**
 * Publishes what applicants said about the assessment, once, by the rules for comments and shares (R14, R31), and deletes the feedback. Runs in
 * the builder role, when no applicant of the role can answer anymore.
 */
export async function publishApplicantFeedback(
  deps: Deps,
  tx: Tx,
  { id, account_id }: Role,
  published_on: string,
): Promise<void> {
  const key = selfAssessmentKey(deps.environment.secret, account_id);
  const feedback = (await listSealedFeedback(tx, id)).map((sealed) =>
    decryptJson<FeedbackInput>(key, sealed),
  );
  const { shares, comments } = await prepareAnswers(tx, account_id, {
    questions: feedbackQuestions,
    forms: feedback.map(toFeedbackAnswers),
    minPeople: oneAnswerEach,
    k: lowestMinimumGroupSize,
    outsiders: await listApplicantsForRedaction(tx, id),
  });
  await addFeedbackResult(tx, {
    requisition_id: id,
    account_id,
    shares: shares
      .filter(({ question_id }) => question_id === feedbackRatingId)
      .map(({ options, percent, low, high, n_band }) => ({ options, percent, low, high, n_band })),
    comments: comments
      .filter(({ question_id }) => question_id === feedbackImprovementId)
      .sort((one, other) => (one.id < other.id ? -1 : 1))
      .map(({ comment }) => comment),
    published_on,
  });
  await removeSealedFeedback(tx, id);
}
