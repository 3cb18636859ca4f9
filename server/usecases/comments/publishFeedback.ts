import { lowestMinimumGroupSize } from '../../../domain/campaigns/benchmarkStatus.ts';
import { minPeopleByFrequency, oneAnswerEach } from '../../../domain/comments/minPeople.ts';
import {
  type FeedbackInput,
  feedbackQuestions,
  toFeedbackAnswers,
} from '../../../domain/survey/surveyFeedback.ts';
import type { Campaign } from '../../store/campaigns/campaigns.ts';
import type { Tx } from '../../store/database.ts';
import { countAssignments, listExternalRaters } from '../../store/results/cycleAnswers.ts';
import { feedbackScope, ofCycle, ofRelease, releaseOf } from '../../store/results/publishedAnswers.ts';
import { publishAnswers, withoutShares } from './publishAnswers.ts';

/** Publishes the participants' feedback on a benchmark after its release is written. Runs in the builder role. */
export async function publishCampaignFeedback(
  tx: Tx,
  { id, min_group }: Campaign,
  feedback: readonly FeedbackInput[],
  { withShares }: { readonly withShares: boolean },
): Promise<void> {
  await publishAnswers(tx, feedbackScope(ofRelease(await releaseOf(tx, id))), {
    questions: withShares ? feedbackQuestions : withoutShares(feedbackQuestions),
    forms: feedback.map(toFeedbackAnswers),
    minPeople: oneAnswerEach,
    k: min_group,
    outsiders: [],
  });
}

/**
 * Publishes the feedback on a closing cycle. People with several forms can give feedback after each, and no submission
 * shows its author.
 */
export async function publishCycleFeedback(
  tx: Tx,
  { id, account_id }: { readonly id: number; readonly account_id: number },
  feedback: readonly FeedbackInput[],
): Promise<void> {
  await publishAnswers(tx, feedbackScope(ofCycle(account_id, id, 'others')), {
    questions: feedbackQuestions,
    forms: feedback.map(toFeedbackAnswers),
    minPeople: minPeopleByFrequency(await countAssignments(tx, id, 'everybody')),
    k: lowestMinimumGroupSize,
    outsiders: await listExternalRaters(tx, id),
  });
}
