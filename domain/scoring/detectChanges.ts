import { differenceWords } from './differenceWords.ts';

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

const changeWordOf = { higher: 'up', lower: 'down', same: 'noClearChange' } as const;

/** The 90 percent margin of error, in points. */
export function marginOfError(se: number): number {
  return 1.645 * se;
}

/**
 * Determines which elements changed between two quarters (methods 2.3): the difference has the standard error sqrt(se1^2 + se2^2) and is
 * significant among all elements given, which must be those displayed together. Throws `RangeError` for values that are not finite.
 */
export function detectChanges(changes: readonly ElementScorePair[]): ReadonlyMap<number, ChangeWord> {
  const words = differenceWords(
    changes.map(({ before, after }) => ({
      value: after.value - before.value,
      se: Math.hypot(before.se, after.se),
    })),
  );
  return new Map(changes.map(({ element_id }, at) => [element_id, changeWordOf[words[at] ?? 'same']]));
}
