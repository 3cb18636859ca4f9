import type { WholeCampaign } from '../../../contract/v2/microsurveyResults.ts';
import type { ChangeWord } from '../../../domain/scoring/change.ts';
import { shortText } from '../charts/shown.ts';
import type { TrendLine, TrendPoint } from '../charts/trend.ts';
import { type Quarter, shownOf, type Trend, topicChanges } from './figures.ts';

type Point = Trend['points'][number];

const keyOf = ({ year, quarter }: Quarter) => year * 4 + quarter;
const quarterOfKey = (key: number): Quarter => ({
  year: Math.floor((key - 1) / 4),
  quarter: ((key - 1) % 4) + 1,
});

/**
 * The campaigns that asked the same people as this one, and the trends of these alone: no line leads from some people
 * to others.
 */
export function trendsLike(
  { asked }: WholeCampaign,
  campaigns: readonly WholeCampaign[],
  trends: readonly Trend[],
) {
  const others = campaigns.filter((one) => one.overall !== null && one.asked !== asked);
  const ids = new Set(others.map(({ campaign_id }) => campaign_id));
  return {
    campaigns: campaigns.filter(({ campaign_id }) => !ids.has(campaign_id)),
    trends: trends.map((trend) => ({
      ...trend,
      points: trend.points.filter(({ campaign_id }) => !ids.has(campaign_id)),
    })),
    leavesOut: others.length > 0,
  };
}

/** The score over all topics, from campaign to campaign, oldest first: no topic, but drawn like one. */
export function averageTrend(campaigns: readonly WholeCampaign[], name: string): Trend {
  const points = campaigns
    .toReversed()
    .flatMap(({ campaign_id, quarter, closed_on, overall }) =>
      overall ? { campaign_id, ...quarter, closed_on, ...overall, change: null } : [],
    );
  return { topic_id: 0, topic: name, points };
}

/**
 * The lines of a trend chart, and a point for every quarter from the first to the last, published or not. The average
 * is a line to compare with.
 */
export function trendRows(
  topics: readonly Trend[],
  nameOf: (quarter: Quarter) => string,
  average: Trend,
): { readonly lines: readonly TrendLine[]; readonly points: readonly TrendPoint[] } {
  const trends = [...topics, average];
  const lines = trends.map((trend) => ({
    key: `topic${trend.topic_id}`,
    name: trend.topic,
    isDashed: trend === average,
  }));
  const keys = trends.flatMap(({ points }) => points.map(keyOf));
  if (keys.length === 0) return { lines, points: [] };
  const first = Math.min(...keys);
  const points = Array.from({ length: Math.max(...keys) - first + 1 }, (_, at) => {
    const found = trends.map(({ topic_id, points: own }) => ({
      key: `topic${topic_id}`,
      point: own.findLast((point) => keyOf(point) === first + at),
    }));
    const each = <T>(of: (point: Point | undefined) => T): Record<string, T> =>
      Object.fromEntries(found.map(({ key, point }) => [key, of(point)]));
    return {
      quarter: nameOf(quarterOfKey(first + at)),
      values: each((point) => (point ? point.answer_percent + reachOf(point) : null)),
      reaches: each(reachOf),
      texts: each((point) => shortText(shownOf(point))),
    };
  });
  return { lines, points };
}

/** A band of ten points is drawn at its middle. */
const reachOf = (point: Point | undefined): number => (point?.banded ? 5 : 0);

export interface TrendStory {
  readonly to: Point;
  /** The point it is compared with; null for the first of all. */
  readonly from: Point | null;
  readonly change: ChangeWord | null;
}

/**
 * What to say of a topic: its change since the point before where there is a clear one, else since the first
 * point, as slow changes hide between neighbours. Null without points, which stand oldest first.
 */
export function trendStory(
  { topic_id, points }: Trend,
  campaigns: readonly WholeCampaign[],
): TrendStory | null {
  const to = points.at(-1);
  if (!to) return null;
  const step = points.at(-2) ?? null;
  if (!step || to.change === 'up' || to.change === 'down')
    return { to, from: step, change: to.change ?? null };
  const first = points[0];
  const campaignOf = (point: Point | undefined) =>
    campaigns.find(({ campaign_id }) => campaign_id === point?.campaign_id);
  const [now, before] = [campaignOf(to), campaignOf(first)];
  const change = now && before ? topicChanges(now, before).get(topic_id) : undefined;
  if (first && (change === 'up' || change === 'down')) return { to, from: first, change };
  return { to, from: step, change: to.change ?? null };
}
