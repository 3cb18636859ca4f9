import { upperTail } from './personal/percentileScale.ts';

export type DifferenceWord = 'higher' | 'lower' | 'same';

/** A difference and its standard error, in the same unit. */
export interface MeasuredDifference {
  readonly value: number;
  readonly se: number;
}

const falseDiscoveryRate = 0.05;

/**
 * Classifies differences that are displayed together, in their order (methods 1.4): "higher" or "lower" only if the difference is
 * significant under Benjamini-Hochberg at .05 over all of them. This implies that the 90 percent interval of the difference excludes zero.
 * If there are no true differences, at most 5 percent of such sets contain a "higher" or "lower". An infinite standard error means that
 * nothing is known. Throws `RangeError` for a value that is not finite and for a standard error that is negative or not a number.
 */
export function differenceWords(differences: readonly MeasuredDifference[]): readonly DifferenceWord[] {
  const ps = differences.map(twoSidedP);
  const limit = discoveryLimit(ps);
  return differences.map(({ value }, index) => {
    if ((ps[index] ?? 1) > limit) return 'same';
    return value > 0 ? 'higher' : 'lower';
  });
}

/**
 * Classifies a difference of one score that was chosen out of several because of its value, such as the lowest topic (methods 1.4). An extreme
 * score is more extreme than the truth on average, so it is less so when it is measured again. The difference must therefore be
 * significant among all `candidates` (Bonferroni at .05). This holds for any way to choose.
 */
export function chosenDifferenceWord(difference: MeasuredDifference, candidates: number): DifferenceWord {
  if (twoSidedP(difference) * Math.max(1, candidates) > falseDiscoveryRate) return 'same';
  return difference.value > 0 ? 'higher' : 'lower';
}

/** The two-sided p of a difference, 0-1. Without uncertainty, any difference has p = 0. */
function twoSidedP({ value, se }: MeasuredDifference): number {
  if (!Number.isFinite(value) || !(se >= 0)) {
    throw new RangeError(`no difference: ${value} with standard error ${se}`);
  }
  return value === 0 ? 1 : 2 * upperTail(Math.abs(value) / se);
}

/** Benjamini-Hochberg at .05: the largest of the m ascending p values with p(i) <= i / m * rate; -1 if there is none. */
export function discoveryLimit(ps: readonly number[]): number {
  const rising = [...ps].sort((a, b) => a - b);
  return rising.findLast((p, index) => p <= ((index + 1) / rising.length) * falseDiscoveryRate) ?? -1;
}
