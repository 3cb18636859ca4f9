import type { ResponseOf } from '../../contract/call.ts';
import type {
  benchmarkResultCalls,
  CampaignScores,
  GroupedCampaignScores,
} from '../../contract/v2/benchmarkResults.ts';
import { hasSameIds } from '../../domain/campaigns/hasSameIds.ts';
import { hasTwoForms, isPulse } from '../../domain/campaigns/surveyLength.ts';
import { compareOverall, compareTopics } from '../../domain/scoring/compareScores.ts';
import { type ChangeWord, detectChanges } from '../../domain/scoring/detectChanges.ts';
import type { DisplayedScore } from '../kit/charts/displayedScore.ts';

export type Topic = CampaignScores['topics'][number];
export type Group = GroupedCampaignScores['groups'][number];
export type Trend = ResponseOf<(typeof benchmarkResultCalls)['trends']>['topics'][number];
export type Quarter = CampaignScores['quarter'];
type Score = Pick<Topic, 'answer_percent' | 'low' | 'high' | 'banded'>;

export const toDisplayedScore = (score: Score | null | undefined): DisplayedScore =>
  score
    ? { value: score.answer_percent, low: score.low, high: score.high, banded: score.banded }
    : { value: null, low: false, high: false };

/** Topics by score, highest first, equal ones by name. */
export const sortTopicsByScore = (topics: readonly Topic[]): readonly Topic[] =>
  [...topics].sort((a, b) => b.answer_percent - a.answer_percent || a.topic.localeCompare(b.topic));

/** The topics that changed significantly between two campaigns, tested together. Limited topics and topics without a margin are left out. */
export function topicChanges(now: CampaignScores, before: CampaignScores): ReadonlyMap<number, ChangeWord> {
  return detectChanges(
    now.topics.flatMap((topic) => {
      const earlier = before.topics.find(({ topic_id }) => topic_id === topic.topic_id);
      const scores = earlier && compareTopics(earlier, topic);
      return scores ? [{ element_id: topic.topic_id, ...scores }] : [];
    }),
  );
}

/** The change of the overall score since the previous campaign. Null for limited scores and without margins. */
export function overallChange(now: CampaignScores, before: CampaignScores): ChangeWord | null {
  const scores = compareOverall(before, now);
  return scores && (detectChanges([{ element_id: 0, ...scores }]).get(0) ?? null);
}

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

const topicIdsOf = ({ topics }: CampaignScores) => topics.map(({ topic_id }) => topic_id);

/** Whether one of two campaigns is a pulse that asked about other topics, so that their overall scores are about different things. */
export function hasOtherTopics(one: CampaignScores, other: CampaignScores): boolean {
  if (!isPulse(one.length) && !isPulse(other.length)) return false;
  return !hasSameIds(topicIdsOf(one), topicIdsOf(other));
}

/**
 * The previous campaign with the same audience and published results about all topics of this one, or else about some of them; other
 * audiences are not comparable. `campaigns` are newest first.
 */
export function previousCampaign(
  campaigns: readonly CampaignScores[],
  campaign: CampaignScores,
): CampaignScores | null {
  const at = campaigns.findIndex(({ campaign_id }) => campaign_id === campaign.campaign_id);
  const earlier = campaigns
    .slice(at + 1)
    .filter(({ overall, audience }) => overall !== null && audience === campaign.audience);
  const topicIds = topicIdsOf(campaign);
  return (
    earlier.find((one) => topicIds.every((id) => topicIdsOf(one).includes(id))) ??
    earlier.find((one) => topicIds.some((id) => topicIdsOf(one).includes(id))) ??
    null
  );
}
