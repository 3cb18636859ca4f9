import type { CampaignScores } from '../../contract/v2/benchmarkResults.ts';
import { isPulse } from '../../domain/campaigns/surveyLength.ts';
import type { ChangeWord } from '../../domain/scoring/detectChanges.ts';
import { shortScoreText } from '../kit/charts/displayedScore.ts';
import type { TrendLine, TrendPoint } from '../kit/charts/trendTypes.ts';
import { type Quarter, type TopicTrend, toDisplayedScore, topicChanges } from './scoreChanges.ts';

type Point = TopicTrend['points'][number];

const keyOf = ({ year, quarter }: Quarter) => year * 4 + quarter;
const quarterOfKey = (key: number): Quarter => ({
  year: Math.floor((key - 1) / 4),
  quarter: ((key - 1) % 4) + 1,
});

/** The campaigns with the same audience as this one, and their trends. A line never connects different audiences. */
export function trendsOfSameAudience(
  { audience }: CampaignScores,
  campaigns: readonly CampaignScores[],
  trends: readonly TopicTrend[],
) {
  const others = campaigns.filter((one) => one.overall !== null && one.audience !== audience);
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

/** The overall score of each campaign about all topics, oldest first, drawn like a topic. */
export function averageTrend(campaigns: readonly CampaignScores[], name: string): TopicTrend {
  const points = campaigns
    .toReversed()
    .flatMap(({ campaign_id, length, quarter, closed_on, overall }) =>
      overall && !isPulse(length) ? { campaign_id, ...quarter, closed_on, ...overall, change: null } : [],
    );
  return { topic_id: 0, topic: name, points };
}

/** Functions that format the labels of points. */
interface PointWords {
  readonly quarter: (quarter: Quarter) => string;
  readonly day: (iso: string) => string;
}

/** A point of the chart; a quarter without published results has no campaign. */
interface CampaignPoint extends TrendPoint {
  readonly campaignId: number | null;
}

/**
 * The lines of a trend chart with the average, and a point for every campaign and for every quarter without one.
 */
export function trendRows(
  topics: readonly TopicTrend[],
  words: PointWords,
  average: TopicTrend,
): { readonly lines: readonly TrendLine[]; readonly points: readonly CampaignPoint[] } {
  const trends = [...topics, average];
  const lines = trends.map((trend) => ({
    key: `topic${trend.topic_id}`,
    name: trend.topic,
    isDashed: trend === average,
  }));
  let run = 0;
  const points = timeSlotsOf(trends, words).map(({ campaignId, label }) => {
    // A campaign that didn't ask a topic doesn't interrupt its line; a quarter without a campaign does.
    if (campaignId === null) run += 1;
    const series = trends.map(({ topic_id, points: own }) => ({
      key: `topic${topic_id}`,
      point: own.find((point) => point.campaign_id === campaignId),
    }));
    const each = <T>(of: (point: Point | undefined) => T): Record<string, T> =>
      Object.fromEntries(series.map(({ key, point }) => [key, of(point)]));
    return {
      campaignId,
      run,
      quarter: label,
      values: each((point) => (point ? point.answer_percent + bandHalfWidth(point) : null)),
      errorBars: each(bandHalfWidth),
      texts: each((point) => shortScoreText(toDisplayedScore(point))),
    };
  });
  return { lines, points };
}

interface TimeSlot {
  readonly campaignId: number | null;
  readonly label: string;
}

/** Labels campaigns by quarter; several of one quarter by their closing days, numbered where these are equal. */
function timeSlotsOf(trends: readonly TopicTrend[], { quarter, day }: PointWords): readonly TimeSlot[] {
  const campaigns = new Map(
    trends.flatMap(({ points }) => points.map((point) => [point.campaign_id, point])),
  );
  const keys = [...campaigns.values()].map(keyOf);
  if (keys.length === 0) return [];
  const first = Math.min(...keys);
  return Array.from({ length: Math.max(...keys) - first + 1 }, (_, at) => first + at).flatMap(
    (key): readonly TimeSlot[] => {
      const label = quarter(quarterOfKey(key));
      const own = [...campaigns.values()]
        .filter((point) => keyOf(point) === key)
        .sort((a, b) => a.closed_on.localeCompare(b.closed_on) || a.campaign_id - b.campaign_id);
      if (own.length < 2) return [{ campaignId: own[0]?.campaign_id ?? null, label }];
      return own.map(({ campaign_id, closed_on }, index) => {
        const earlier = own.slice(0, index).filter((one) => one.closed_on === closed_on).length;
        return {
          campaignId: campaign_id,
          label: earlier === 0 ? day(closed_on) : `${day(closed_on)} (${earlier + 1})`,
        };
      });
    },
  );
}

/** Half the width of a band of ten points, which is drawn at its center; 0 for an exact value. */
const bandHalfWidth = (point: Point | undefined): number => (point?.banded ? 5 : 0);

export interface TrendChange {
  readonly to: Point;
  /** The point that the change is compared with; null for the first point. */
  readonly from: Point | null;
  readonly change: ChangeWord | null;
}

/**
 * The last change of a topic: the significant change since the previous point, otherwise since the first point, which shows
 * slow changes. Null without points. Points are oldest first.
 */
export function latestTrendChange(
  { topic_id, points }: TopicTrend,
  campaigns: readonly CampaignScores[],
): TrendChange | null {
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
