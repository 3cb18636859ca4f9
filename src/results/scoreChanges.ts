import type { AnswerOf } from '../../contract/call.ts';
import type {
  benchmarkResultCalls,
  CampaignScores,
  GroupedCampaignScores,
} from '../../contract/v2/benchmarkResults.ts';
import { meanOf } from '../../domain/scoring/benchmarkScores.ts';
import { type ChangeWord, detectChanges, type MeasuredScore } from '../../domain/scoring/detectChanges.ts';
import type { DisplayedScore } from '../kit/charts/displayedScore.ts';

export type Topic = CampaignScores['topics'][number];
export type Group = GroupedCampaignScores['groups'][number];
export type Trend = AnswerOf<(typeof benchmarkResultCalls)['trends']>['topics'][number];
export type Quarter = CampaignScores['quarter'];
type Score = Pick<Topic, 'answer_percent' | 'low' | 'high' | 'banded'>;

export const toDisplayedScore = (score: Score | null | undefined): DisplayedScore =>
  score
    ? { value: score.answer_percent, low: score.low, high: score.high, banded: score.banded }
    : { value: null, low: false, high: false };

/**
 * The margin of a topic in points: the mean of its elements' margins. This is an upper bound for any correlation
 * between the elements. Null when an element has no margin.
 */
export function topicMargin({ elements }: Pick<Topic, 'elements'>): number | null {
  const margins = elements.map((element) => element.margin);
  return margins.every((margin) => margin !== null) ? meanOf(margins) : null;
}

/** The margin of the overall score, the mean of its topics. */
export function overallMargin({ topics }: Pick<CampaignScores, 'topics'>): number | null {
  const margins = topics.map(topicMargin);
  return margins.every((margin) => margin !== null) ? meanOf(margins) : null;
}

/** Topics by score, highest first, equal ones by name. */
export const sortTopicsByScore = (topics: readonly Topic[]): readonly Topic[] =>
  [...topics].sort((a, b) => b.answer_percent - a.answer_percent || a.topic.localeCompare(b.topic));

/**
 * The topics that changed significantly between two campaigns, tested together. Capped topics and topics without a
 * margin are left out.
 */
export function topicChanges(now: CampaignScores, before: CampaignScores): ReadonlyMap<number, ChangeWord> {
  return detectChanges(
    now.topics.flatMap((topic) => {
      const earlier = before.topics.find(({ topic_id }) => topic_id === topic.topic_id);
      const [from, to] = [earlier && measureTopic(earlier), measureTopic(topic)];
      return from && to ? [{ element_id: topic.topic_id, before: from, after: to }] : [];
    }),
  );
}

function measureTopic(topic: Topic): MeasuredScore | null {
  const margin = topicMargin(topic);
  if (topic.low || topic.high || margin === null) return null;
  return { value: topic.answer_percent, se: standardErrorOf(margin) };
}

/** The standard error of a 90% `margin`. */
export const standardErrorOf = (margin: number): number => margin / 1.645;

/**
 * The change of the overall score since the previous campaign. Null for capped scores and without margins.
 */
export function overallChange(now: CampaignScores, before: CampaignScores): ChangeWord | null {
  const measured = [before, now].map(measureOverall);
  const [from, to] = measured;
  if (!from || !to) return null;
  return detectChanges([{ element_id: 0, before: from, after: to }]).get(0) ?? null;
}

function measureOverall(campaign: CampaignScores): MeasuredScore | null {
  const { overall } = campaign;
  const margin = overallMargin(campaign);
  if (!overall || overall.low || overall.high || margin === null) return null;
  return { value: overall.answer_percent, se: standardErrorOf(margin) };
}

/**
 * The previous campaign with the same audience and published results; other audiences are not comparable. `campaigns`
 * are newest first.
 */
export function previousCampaign(
  campaigns: readonly CampaignScores[],
  campaign: CampaignScores,
): CampaignScores | null {
  const at = campaigns.findIndex(({ campaign_id }) => campaign_id === campaign.campaign_id);
  return (
    campaigns.slice(at + 1).find(({ overall, asked }) => overall !== null && asked === campaign.asked) ?? null
  );
}
