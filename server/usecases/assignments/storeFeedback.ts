import type { FeedbackInput } from '../../../domain/survey/surveyFeedback.ts';
import type { Deps } from '../../deps.ts';
import type { Tx } from '../../store/database.ts';
import { addApplicantFeedback, addSealedRating } from '../../store/survey/assessmentForms.ts';
import type { Assignment } from '../../store/survey/assignments.ts';
import { encrypt } from '../../vault/cipher.ts';
import { seal } from '../../vault/sealedBox.ts';
import { readSealingKey } from '../keys/campaignKeys.ts';
import { padJson } from '../survey/submitForm.ts';
import { selfAssessmentKey } from './selfAssessmentKey.ts';
import { paddedRatingBytes } from './submitAssessment.ts';

/** Stores feedback on an assessment without a link to an answer or a person. */
export async function storeFeedback(
  deps: Deps,
  tx: Tx,
  { account_id, campaign_id, requisition_id }: Assignment,
  feedback: FeedbackInput,
): Promise<void> {
  if (campaign_id !== null) {
    const publicKey = await readSealingKey(deps, tx, { kind: 'cycle', id: campaign_id });
    const box = seal(publicKey, padJson(feedback, paddedRatingBytes));
    await addSealedRating(tx, campaign_id, 'feedback', box);
  } else if (requisition_id !== null) {
    const key = selfAssessmentKey(deps.environment.secret, account_id);
    await addApplicantFeedback(tx, requisition_id, encrypt(key, padJson(feedback)));
  }
}
