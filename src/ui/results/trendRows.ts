import { compareQuarters } from '../../../domain/dates/quarter.ts';
import type { TrendLine, TrendPoint } from '../charts/trend.ts';
import type { Quarter, Trend } from './figures.ts';

type Point = Trend['points'][number];

const keyOf = ({ year, quarter }: Quarter) => year * 4 + quarter;
const quarterOfKey = (key: number): Quarter => ({
  year: Math.floor((key - 1) / 4),
  quarter: ((key - 1) % 4) + 1,
});

/** The lines of a trend chart, and a point for every quarter from the first to the last, published or not. */
export function trendRows(
  trends: readonly Trend[],
  nameOf: (quarter: Quarter) => string,
): { readonly lines: readonly TrendLine[]; readonly points: readonly TrendPoint[] } {
  const lines = trends.map(({ topic_id, topic }) => ({ key: `topic${topic_id}`, name: topic }));
  const keys = trends.flatMap(({ points }) => points.map(keyOf));
  if (keys.length === 0) return { lines, points: [] };
  const first = Math.min(...keys);
  const points = Array.from({ length: Math.max(...keys) - first + 1 }, (_, at) => {
    const values = trends.map(({ topic_id, points: own }) => {
      const measured = own.findLast((point) => keyOf(point) === first + at);
      return [`topic${topic_id}`, measured?.answer_percent ?? null] as const;
    });
    return { quarter: nameOf(quarterOfKey(first + at)), values: Object.fromEntries(values) };
  });
  return { lines, points };
}

/** The newest point of a topic and the one before it, as the points stand: oldest first. */
export function lastStep(trend: Trend): { readonly newest: Point; readonly before: Point | null } | null {
  const rising = [...trend.points].sort(compareQuarters);
  const newest = rising.at(-1);
  return newest ? { newest, before: rising.at(-2) ?? null } : null;
}
