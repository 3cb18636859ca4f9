import { meanOf } from '../scoring/benchmarkScores.ts';
import { roundHalfUp } from '../scoring/rounding.ts';
import type { PlannedCell } from './plan/planInput.ts';
import { type LimitedMean, limitMean, type SizeBand, sizeBand } from './sizeBands.ts';

/** A respondent's element scores, 0-100, not rounded, in the order of the elements. */
export type ElementScores = readonly (number | null)[];

/** The means of one group, limited (R8) but not rounded. */
export interface MeasuredCell {
  readonly cell: PlannedCell;
  readonly n_band: SizeBand;
  readonly elements: readonly (LimitedMean | null)[];
  readonly topics: readonly (LimitedMean | null)[];
  readonly overall: LimitedMean | null;
}

/** Exact values, or bands of ten points where exact values would reveal too much. */
export type Precision = 'points' | 'bands';

/**
 * Calculates the limited means of one group. The limit uses the size band and not n itself: "83 or more" would reveal that n is 6 (R9).
 * `topics` are lists of indices of the scores.
 */
export function measureCell(
  cell: PlannedCell,
  scores: readonly ElementScores[],
  elementCount: number,
  topics: readonly (readonly number[])[],
): MeasuredCell {
  const n_band = sizeBand(cell.people.length);
  const elements = Array.from({ length: elementCount }, (_, index) => {
    const mean = meanOf(cell.people.flatMap((person) => scores[person]?.[index] ?? []));
    return mean === null ? null : limitMean(mean, n_band);
  });
  const byTopic = topics.map((elementIndices) =>
    meanOfLimited(elementIndices.map((index) => elements[index] ?? null)),
  );
  return { cell, n_band, elements, topics: byTopic, overall: meanOfLimited(byTopic) };
}

/**
 * The mean of limited, unrounded values: topics are means of their elements, and the overall score is the mean of its topics. Means of
 * unlimited values would allow undoing the limit (R8) by subtraction.
 */
function meanOfLimited(parts: readonly (LimitedMean | null)[]): LimitedMean | null {
  const known = parts.filter((part) => part !== null);
  const mean = meanOf(known.map((part) => part.mean));
  if (mean === null) return null;
  return { mean, low: known.some((part) => part.low), high: known.some((part) => part.high) };
}

/** The published integer: the rounded mean, or the lower bound of its band ("60 to 69", "90 to 100"). */
export function publishedValue({ mean, low, high }: LimitedMean, precision: Precision): number {
  const value = roundHalfUp(mean);
  return precision === 'points' ? value : bandOf({ value, low, high });
}

/** The band of a rounded mean: its lower bound, or the upper bound for "or less". */
export function bandOf({
  value,
  low,
  high,
}: {
  readonly value: number;
  readonly low: boolean;
  readonly high: boolean;
}): number {
  return low && !high ? Math.ceil(value / 10) * 10 : bandStart(value);
}

const bandStart = (value: number) => Math.min(90, Math.floor(value / 10) * 10);

type Range = readonly [number, number];

/** The range of the unrounded mean, given what is displayed. */
function publishedRange({ mean }: LimitedMean, precision: Precision): Range {
  const value = roundHalfUp(mean);
  if (precision === 'points') return [value - 0.5, value + 0.5];
  const start = bandStart(value);
  return [start - 0.5, start === 90 ? 100 : start + 9.5];
}

/**
 * The range of one element's mean, given its own value and those of its topic and the overall score. The other elements of the topic are
 * assumed to be known exactly, which reveals at least as much as is published, so elements can be audited separately.
 */
export function meanRange(
  { n_band, elements, topics, overall }: MeasuredCell,
  index: number,
  topicIndices: readonly (readonly number[])[],
  precision: Precision,
): Range {
  const own = elements[index];
  if (!own) return [0, 100];
  if (own.high) return [own.mean, 100];
  if (own.low) return [0, own.mean];
  let [least, most] = publishedRange(own, precision);
  const narrow = (range: Range) => {
    least = Math.max(least, range[0]);
    most = Math.min(most, range[1]);
  };
  narrow([100 / n_band, 100 - 100 / n_band]);
  topicIndices.forEach((elementIndices, at) => {
    const topic = topics[at];
    if (!topic || !elementIndices.includes(index)) return;
    const parts = elementIndices.map((one) => elements[one] ?? null);
    narrow(partRange(own, parts, publishedRange(topic, precision)));
    if (!overall) return;
    narrow(partRange(own, parts, partRange(topic, topics, publishedRange(overall, precision))));
  });
  return [Math.min(least, own.mean), Math.max(most, own.mean)];
}

/** The range of one component of a mean, given the range of the mean and the other components. */
function partRange(part: LimitedMean, parts: readonly (LimitedMean | null)[], [least, most]: Range): Range {
  const known = parts.filter((one) => one !== null);
  const others = known.reduce((sum, one) => sum + one.mean, 0) - part.mean;
  return [known.length * least - others, known.length * most - others];
}
