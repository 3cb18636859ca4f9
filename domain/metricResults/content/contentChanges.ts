import type { Metric } from '../../metrics/metrics.ts';
import {
  type AdjustedDifference,
  adjustedDifference,
  type ScorePair,
  tQuantile,
} from './adjustedDifference.ts';

/** The minimum number of people who completed the content, and of others. */
export const minComparedPeople = 20;

/** Published differences and intervals are rounded to steps of this many points; intervals outward. */
export const changeStep = 5;

/** At most this share of rounds without any difference has a mark. */
const markLevel = 0.05;

export interface ComparedContent<K> {
  readonly key: K;
  readonly completed: readonly ScorePair[];
  readonly others: readonly ScorePair[];
}

/** A published difference in points of the 0-100 scale, with its 90 percent interval. */
export interface ContentChange<K> {
  readonly key: K;
  readonly difference: number;
  readonly low: number;
  readonly high: number;
  /** Whether it is more than chance explains, among all contents of the round. */
  readonly is_marked: boolean;
}

/** What is published about a course in a round, with the size bands of both groups. */
export interface PublishedContentChange {
  readonly course_id: number;
  readonly metric: Metric;
  readonly difference: number;
  readonly low: number;
  readonly high: number;
  readonly is_marked: boolean;
  readonly completed_band: number;
  readonly others_band: number;
}

/** Computes what is published about the contents of a round, each with enough people. */
export function compareContents<K>(contents: readonly ComparedContent<K>[]): ContentChange<K>[] {
  const measured = contents.map(({ key, completed, others }) => ({
    key,
    ...adjustedDifference(completed, others),
  }));
  const marked = markByHolm(measured);
  return measured.map((one) => {
    const margin = one.se * tQuantile(0.95, one.df);
    return {
      key: one.key,
      difference: toStep(one.difference, Math.round),
      low: toStep(one.difference - margin, Math.floor),
      high: toStep(one.difference + margin, Math.ceil),
      is_marked: marked.has(one),
    };
  });
}

const toStep = (value: number, round: (value: number) => number): number => {
  const stepped = changeStep * round(value / changeStep);
  return stepped === 0 ? 0 : Math.min(100, Math.max(-100, stepped));
};

/** The differences that are significant by Holm's procedure (1979), whatever the others are. */
function markByHolm<D extends AdjustedDifference>(differences: readonly D[]): ReadonlySet<D> {
  const sizeOf = ({ difference, se }: D) => (se > 0 ? Math.abs(difference) / se : 0);
  const marked = new Set<D>();
  const largestFirst = differences.toSorted((one, other) => sizeOf(other) - sizeOf(one));
  for (const [at, one] of largestFirst.entries()) {
    const level = markLevel / (differences.length - at);
    if (sizeOf(one) <= tQuantile(1 - level / 2, one.df)) break;
    marked.add(one);
  }
  return marked;
}
