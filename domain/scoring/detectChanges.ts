import { upperTail } from './personal/percentileScale.ts';
export const changeWords = ['up', 'down', 'noClearChange'] as const;
export type ChangeWord = (typeof changeWords)[number];

/** A score of 0-100 and its standard error in points. */
export interface MeasuredScore {
  readonly value: number;
  readonly se: number;
}

export interface ElementScorePair {
  readonly element_id: number;
  readonly before: MeasuredScore;
  readonly after: MeasuredScore;
}

const CERTAINTY = 1.96;
const FALSE_DISCOVERY_RATE = 0.1;

/** The 90 percent margin of error, in points. */
export function marginOfError(se: number): number {
  return 1.645 * se;
}

/**
 * Determines which elements changed between two quarters (methods 2.3): |d| > 1.96 * sqrt(se1^2 + se2^2), and significant under
 * Benjamini-Hochberg at .10 over all elements given, which must be those displayed together.
 */
export function detectChanges(changes: readonly ElementScorePair[]): ReadonlyMap<number, ChangeWord> {
  const tested = changes.map((change) => {
    const d = change.after.value - change.before.value;
    const z = d === 0 ? 0 : Math.abs(d) / Math.hypot(change.before.se, change.after.se);
    return { element_id: change.element_id, d, z, p: 2 * upperTail(z) };
  });
  const limit = discoveryLimit(tested.map(({ p }) => p));
  return new Map(
    tested.map(({ element_id, d, z, p }) => {
      if (z <= CERTAINTY || p > limit) return [element_id, 'noClearChange'];
      return [element_id, d > 0 ? 'up' : 'down'];
    }),
  );
}

/** Benjamini-Hochberg: the largest of the m ascending p values with p(i) <= i / m * rate; -1 if there is none. */
function discoveryLimit(ps: readonly number[]): number {
  const rising = [...ps].sort((a, b) => a - b);
  return rising.findLast((p, index) => p <= ((index + 1) / rising.length) * FALSE_DISCOVERY_RATE) ?? -1;
}
