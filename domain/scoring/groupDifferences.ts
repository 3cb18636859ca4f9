import { withoutRounding } from './detectChanges.ts';
import { discoveryLimit } from './differenceWords.ts';
import { upperTail } from './personal/percentileScale.ts';

/** The gap of one group to the average in one topic, in points. */
export interface GroupGap {
  readonly topic_id: number;
  readonly value: number;
  readonly se: number;
  /** The size of the group. */
  readonly weight: number;
}

/** How much the groups of one dimension differ. */
export interface TypicalGap {
  /** The weighted root mean square of all gaps, in points. */
  readonly points: number;
  /** The part of `points` that chance alone is expected to cause. */
  readonly chance: number;
  /** What remains of `points` without chance: the estimated spread of the true scores; 0 if chance explains all of it. */
  readonly excess: number;
  /** The probability of gaps like these if no group differs in any topic. */
  readonly p: number;
}

/**
 * Measures the gaps of one dimension (methods 2.9). Large groups weigh more, because their scores are more certain. The excess is corrected
 * for chance, so that few large groups and many small ones can be compared. Null without gaps.
 */
export function measureGroupDifferences(gaps: readonly GroupGap[]): TypicalGap | null {
  const total = gaps.reduce((sum, { weight }) => sum + weight, 0);
  if (total === 0) return null;
  const meanSquare = (of: (gap: GroupGap) => number) =>
    gaps.reduce((sum, gap) => sum + gap.weight * of(gap) ** 2, 0) / total;
  const [all, chance] = [meanSquare(({ value }) => value), meanSquare(({ se }) => se)];
  return {
    points: Math.sqrt(all),
    chance: Math.sqrt(chance),
    excess: Math.sqrt(Math.max(0, all - chance)),
    p: probabilityOf(gaps),
  };
}

/**
 * Which of the dimensions that are displayed together differ by more than chance: those significant under the rule of `differenceWords`
 * over all of them. Unknown ones are not tested.
 */
export function findSignificantDimensions(typicalGaps: readonly (TypicalGap | null)[]): readonly boolean[] {
  const limit = discoveryLimit(typicalGaps.flatMap((gap) => (gap ? [gap.p] : [])));
  return typicalGaps.map((gap) => gap !== null && gap.p <= limit);
}

/**
 * Tests each topic by itself, and multiplies the smallest p by the number of topics: the topics of a group come from the same people, so
 * their gaps are not independent.
 */
function probabilityOf(gaps: readonly GroupGap[]): number {
  const topics = [...new Set(gaps.map(({ topic_id }) => topic_id))];
  const ps = topics.map((id) => probabilityOfTopic(gaps.filter(({ topic_id }) => topic_id === id)));
  return Math.min(1, Math.min(...ps) * topics.length);
}

/** Cochran's Q with as many degrees of freedom as groups, one too many: not every group of a dimension has to be published. */
function probabilityOfTopic(gaps: readonly GroupGap[]): number {
  const q = gaps.reduce((sum, { value, se }) => {
    const distance = withoutRounding(value);
    return distance === 0 ? sum : sum + (distance / se) ** 2;
  }, 0);
  return chiSquareTail(q, gaps.length);
}

/** The upper tail of chi-square, by the cube root approximation of Wilson and Hilferty. */
function chiSquareTail(q: number, degrees: number): number {
  const variance = 2 / (9 * degrees);
  const z = (Math.cbrt(q / degrees) - (1 - variance)) / Math.sqrt(variance);
  return z >= 0 ? upperTail(z) : 1 - upperTail(-z);
}
