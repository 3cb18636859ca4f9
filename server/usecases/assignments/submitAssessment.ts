import { maxAnswerBytes } from '../../../domain/questions/supplementalAnswer.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { today } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import type { StoredMetricQuestion } from '../../store/content/metricQuestions.ts';
import type { Tx } from '../../store/database.ts';
import { addAssessment } from '../../store/survey/assessmentForms.ts';
import { type Assignment, changeAssignment } from '../../store/survey/assignments.ts';
import { assignmentDraftStore } from '../../store/survey/draftStores.ts';
import { addWaitingForms } from '../../store/survey/submittedForms.ts';
import type { KeyName } from '../../vault/keyStore/keyStore.ts';
import { seal } from '../../vault/sealedBox.ts';
import { readSealingKey } from '../keys/campaignKeys.ts';
import type { FinishedRating } from '../scoring/raterGroups.ts';
import type { RankedAnswer } from '../scoring/readScoringForm.ts';
import { type CampaignSupplemental, givenAnswers } from '../supplemental/campaignSupplementals.ts';
import type { Draft } from '../survey/draft.ts';
import { padJson } from '../survey/submitForm.ts';
import { draftQuality } from './draftQuality.ts';
import { sealAssessment } from './sealAssessment.ts';

/** Sealed ratings are padded to the length of the longest form, so that their length reveals nothing. */
export const paddedRatingBytes = 4_096;

/** A complete draft with its questions, in the respondent's order. */
interface Complete {
  readonly shuffled: readonly StoredMetricQuestion[];
  readonly supplementals: readonly CampaignSupplemental[];
  readonly draft: Draft;
}

/**
 * Submits a complete form: times and patterns are reduced to one quality flag and deleted with the draft. Ratings are
 * sealed without the rater or the time and stored with the assignment until a batch of them is moved (R23); other
 * assessments are encrypted with a server key.
 */
export async function submitAssessment(
  deps: Deps,
  tx: Tx,
  assignment: Assignment,
  { shuffled, supplementals, draft }: Complete,
): Promise<void> {
  const day = today(deps.clock);
  const quality = draftQuality(shuffled, draft);
  // Sorted by id, because the order of answering is specific to the respondent.
  const answers: RankedAnswer[] = draft.answers
    .map(({ question_id, ordering }) => ({ question_id, ordering }))
    .sort((one, other) => one.question_id - other.question_id);
  const { id, kind, account_id, user_id } = assignment;
  if (kind === 'r') {
    const { campaign_id, form } = ratingOf(assignment, {
      answers,
      quality,
      supplementals: givenAnswers(draft),
    });
    const bytes = paddedRatingBytes + maxAnswerBytes(supplementals.map((supplemental) => supplemental.form));
    const key: KeyName = { kind: 'cycle', id: campaign_id };
    const box = seal(await readSealingKey(deps, tx, key), padJson(form, bytes));
    await addWaitingForms(tx, key, 'answers', [{ accountId: account_id, respondentId: id, box }]);
  } else {
    const sealed = sealAssessment(deps.environment.secret, account_id, {
      answers,
      supplementals: givenAnswers(draft),
    });
    await addAssessment(tx, {
      account_id,
      kind,
      assignment_id: id,
      user_id,
      sealed,
      quality,
      finished_on: day,
    });
  }
  await assignmentDraftStore(id).remove(tx);
  await changeAssignment(tx, id, {
    status: 'finished',
    started_on: assignment.started_on ?? day,
    finished_on: day,
  });
}

/**
 * Database constraints give every rater a campaign and a target. Without them, the submission fails and the draft
 * remains.
 */
function ratingOf(
  { campaign_id, target_id, relationship }: Assignment,
  content: Pick<FinishedRating, 'answers' | 'quality' | 'supplementals'>,
): { readonly campaign_id: number; readonly form: FinishedRating } {
  const isRater = relationship !== 'self' && relationship !== 'applicant';
  if (campaign_id === null || target_id === null || !isRater) throw new Refusal('server_error');
  return { campaign_id, form: { target_id, relationship, ...content } };
}
