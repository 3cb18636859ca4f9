import type { AnswerOf } from '../../contract/call.ts';
import type { GroupedCampaign, resultCalls, WholeCampaign } from '../../contract/v2/microsurveyResults.ts';
import { meanOf } from '../../domain/scoring/benchmarkScores.ts';
import { type ChangeWord, callChanges, type MeasuredScore } from '../../domain/scoring/callChanges.ts';
import type { Shown } from '../kit/charts/shown.ts';

export type Topic = WholeCampaign['topics'][number];
export type Group = GroupedCampaign['groups'][number];
export type Trend = AnswerOf<(typeof resultCalls)['trends']>['topics'][number];
export type Quarter = WholeCampaign['quarter'];
type Score = Pick<Topic, 'answer_percent' | 'low' | 'high' | 'banded'>;

export const shownOf = (score: Score | null | undefined): Shown =>
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
export function overallMargin({ topics }: Pick<WholeCampaign, 'topics'>): number | null {
  const margins = topics.map(topicMargin);
  return margins.every((margin) => margin !== null) ? meanOf(margins) : null;
}

/** Topics by score, highest first, equal ones by name. */
export const byScore = (topics: readonly Topic[]): readonly Topic[] =>
  [...topics].sort((a, b) => b.answer_percent - a.answer_percent || a.topic.localeCompare(b.topic));

/**
 * The topics that changed significantly between two campaigns, tested together. Capped topics and topics without a
 * margin are left out.
 */
export function topicChanges(now: WholeCampaign, before: WholeCampaign): ReadonlyMap<number, ChangeWord> {
  return callChanges(
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
  return { value: topic.answer_percent, se: errorOf(margin) };
}

/** The standard error of a 90% `margin`. */
export const errorOf = (margin: number): number => margin / 1.645;

/**
 * The change of the overall score since the previous campaign. Null for capped scores and without margins.
 */
export function overallChange(now: WholeCampaign, before: WholeCampaign): ChangeWord | null {
  const measured = [before, now].map(measure);
  const [from, to] = measured;
  if (!from || !to) return null;
  return callChanges([{ element_id: 0, before: from, after: to }]).get(0) ?? null;
}

function measure(campaign: WholeCampaign): MeasuredScore | null {
  const { overall } = campaign;
  const margin = overallMargin(campaign);
  if (!overall || overall.low || overall.high || margin === null) return null;
  return { value: overall.answer_percent, se: errorOf(margin) };
}

/**
 * The previous campaign with the same audience and published results; other audiences are not comparable. `campaigns`
 * are newest first.
 */
export function campaignBefore(
  campaigns: readonly WholeCampaign[],
  campaign: WholeCampaign,
): WholeCampaign | null {
  const at = campaigns.findIndex(({ campaign_id }) => campaign_id === campaign.campaign_id);
  return (
    campaigns.slice(at + 1).find(({ overall, asked }) => overall !== null && asked === campaign.asked) ?? null
  );
}
