import type { Feedback } from '../../../domain/survey/feedback.ts';
import type { Deps } from '../../deps.ts';
import type { Tx } from '../../store/database.ts';
import { addApplicantFeedback, handInRating, surveyPublicKey } from '../../store/survey/assessmentForms.ts';
import type { Assignment } from '../../store/survey/assignments.ts';
import { encrypt } from '../../vault/cipher.ts';
import { seal } from '../../vault/sealedBox.ts';
import { padded } from '../survey/submitForm.ts';
import { assessmentKey } from './assessmentKey.ts';
import { ratingBytes } from './submitAssessment.ts';

/** Stores feedback on an assessment without a link to an answer or a person. */
export async function storeFeedback(
  { environment }: Deps,
  tx: Tx,
  { account_id, campaign_id, requisition_id }: Assignment,
  feedback: Feedback,
): Promise<void> {
  if (campaign_id !== null) {
    const box = seal(await surveyPublicKey(tx, campaign_id), padded(feedback, ratingBytes));
    await handInRating(tx, campaign_id, 'feedback', box);
  } else if (requisition_id !== null) {
    const key = assessmentKey(environment.secret, account_id);
    await addApplicantFeedback(tx, requisition_id, encrypt(key, padded(feedback)));
  }
}
