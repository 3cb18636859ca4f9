import type { FeedbackInput } from '../../../domain/survey/surveyFeedback.ts';
import type { Deps } from '../../deps.ts';
import type { Tx } from '../../store/database.ts';
import { addApplicantFeedback } from '../../store/survey/assessmentForms.ts';
import type { Assignment } from '../../store/survey/assignments.ts';
import { addWaitingForms } from '../../store/survey/submittedForms.ts';
import { encrypt } from '../../vault/cipher.ts';
import type { KeyName } from '../../vault/keyStore/keyStore.ts';
import { seal } from '../../vault/sealedBox.ts';
import { readSealingKey } from '../keys/campaignKeys.ts';
import { padJson } from '../survey/submitForm.ts';
import { selfAssessmentKey } from './selfAssessmentKey.ts';
import { paddedRatingBytes } from './submitAssessment.ts';

/**
 * Stores feedback on an assessment separately from the answers. Feedback on a cycle is sealed; feedback on a
 * role is stored without the person.
 */
export async function storeFeedback(
  deps: Deps,
  tx: Tx,
  { id, account_id, campaign_id, requisition_id }: Assignment,
  feedback: FeedbackInput,
): Promise<void> {
  if (campaign_id !== null) {
    const key: KeyName = { kind: 'cycle', id: campaign_id };
    const box = seal(await readSealingKey(deps, tx, key), padJson(feedback, paddedRatingBytes));
    await addWaitingForms(tx, key, 'feedback', [{ accountId: account_id, respondentId: id, box }]);
  } else if (requisition_id !== null) {
    const key = selfAssessmentKey(deps.environment.secret, account_id);
    await addApplicantFeedback(tx, requisition_id, encrypt(key, padJson(feedback)));
  }
}
