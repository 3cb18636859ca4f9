import { meanOf } from '../scoring/benchmarkScores.ts';
import type { LimitedMean } from './sizeBands.ts';

/** One bar of a histogram: the range `from` to `to` (0-100) and the percentage of people in it, in steps of 5. */
export interface ScoreBand {
  readonly from: number;
  readonly to: number;
  readonly share: number;
}

const edges = [0, 25, 50, 75, 100] as const;
const minPeople = 20;
const minInBand = 3;

/** Minimum width of a person's possible scores, given everything published (R8). */
export const minPossibleRange = 50;

interface CountedBand {
  readonly from: number;
  readonly to: number;
  readonly n: number;
}

/**
 * The distribution of scores (0-100, one per person) in four bands (methods 2.4), for at least 20 people. Bands with 1 or 2 people are
 * merged with the smaller neighbor. Null for fewer people, for a single band, and if the bands and the published mean together would narrow
 * a person's possible range below 50 points (P11).
 */
export function scoreHistogram(
  scores: readonly number[],
  published: LimitedMean | null,
): readonly ScoreBand[] | null {
  const n = scores.length;
  if (n < minPeople || published === null) return null;
  const bands = mergeSmallBands(countByBand(scores));
  const filled = bands.filter(({ n: people }) => people > 0).length;
  if (filled < 2 || possibleRange(bands, n, totalsOf(published, n)) < minPossibleRange) return null;
  return bands.map(({ from, to, n: people }) => ({ from, to, share: Math.round((20 * people) / n) * 5 }));
}

function countByBand(scores: readonly number[]): readonly CountedBand[] {
  return edges.slice(0, -1).map((from, at) => {
    const to = edges[at + 1] ?? 100;
    const isLast = to === 100;
    return { from, to, n: scores.filter((score) => score >= from && (score < to || isLast)).length };
  });
}

function mergeSmallBands(bands: readonly CountedBand[]): readonly CountedBand[] {
  const small = bands.findIndex(({ n }) => n > 0 && n < minInBand);
  if (small < 0 || bands.length === 1) return bands;
  const [below, above] = [bands[small - 1], bands[small + 1]];
  const first = below && (!above || below.n <= above.n) ? small - 1 : small;
  const [low, high] = [bands[first], bands[first + 1]];
  if (!low || !high) return bands;
  return mergeSmallBands(bands.toSpliced(first, 2, { from: low.from, to: high.to, n: low.n + high.n }));
}

/** The minimum and maximum sum of all scores, given the displayed mean. */
function totalsOf({ mean, low, high }: LimitedMean, n: number): readonly [number, number] {
  return [low ? 0 : n * (mean - 0.5), high ? n * 100 : n * (mean + 0.5)];
}

/**
 * The width of the narrowest range in which a reader of the counts and the mean could locate a person's score: a score in a band is
 * possible if the other scores can complete the total.
 */
function possibleRange(
  bands: readonly CountedBand[],
  n: number,
  [least, most]: readonly [number, number],
): number {
  const total = (edge: 'from' | 'to') => bands.reduce((sum, band) => sum + band.n * band[edge], 0);
  const possible = bands
    .filter((band) => band.n > 0 && n > 0)
    .map((band) => [
      Math.max(band.from, least - (total('to') - band.to)),
      Math.min(band.to, most - (total('from') - band.from)),
    ])
    .filter(([from = 0, to = 0]) => from <= to);
  return Math.max(...possible.map(([, to = 0]) => to)) - Math.min(...possible.map(([from = 0]) => from));
}

/** Each person's topic score: the unweighted mean of its elements. */
export function topicScores(
  people: readonly (readonly (number | null)[])[],
  indices: readonly number[],
): readonly number[] {
  return people.flatMap((scores) => meanOf(indices.flatMap((index) => scores[index] ?? [])) ?? []);
}
