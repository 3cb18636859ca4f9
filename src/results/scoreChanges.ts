import type { ResponseOf } from '../../contract/call.ts';
import type {
  benchmarkResultCalls,
  CampaignScores,
  GroupedCampaignScores,
} from '../../contract/v2/benchmarkResults.ts';
import { hasTwoForms } from '../../domain/campaigns/surveyLength.ts';
import type { DisplayedScore } from '../kit/charts/displayedScore.ts';

export { previousCampaign } from '../../domain/campaigns/previousCampaign.ts';
export {
  sortTopicsByScore,
  topicChanges,
} from '../../domain/results/campaignChanges.ts';

export type Topic = CampaignScores['topics'][number];
export type Group = GroupedCampaignScores['groups'][number];
export type TopicTrend = ResponseOf<(typeof benchmarkResultCalls)['trends']>['topics'][number];
export type Quarter = CampaignScores['quarter'];
type Score = Pick<Topic, 'answer_percent' | 'low' | 'high' | 'banded'>;

export const toDisplayedScore = (score: Score | null | undefined): DisplayedScore =>
  score
    ? { value: score.answer_percent, low: score.low, high: score.high, banded: score.banded }
    : { value: null, low: false, high: false };

/**
 * Whether nearly everyone who was invited answered all questions, so that a score is measured and not estimated from a sample. The
 * published participation is in steps of 5 percent, and can be too high where forms were submitted with letters.
 */
export const isMeasuredFully = ({
  participation_percent,
  has_letter_forms,
  overall,
  length,
}: CampaignScores): boolean =>
  participation_percent === 100 && !has_letter_forms && overall?.margin != null && !hasTwoForms(length);
