import { chosenDifferenceWord, differenceWords, type MeasuredDifference } from './differenceWords.ts';

export const changeWords = ['up', 'down', 'noClearChange'] as const;
export type ChangeWord = (typeof changeWords)[number];

/** A published score of 0-100 in whole points, and its standard error in points. */
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

/** The number of standard errors in a 90 percent margin. */
const MARGIN_ERRORS = 1.645;

/** The 90 percent margin of error, in points. */
export function marginOfError(se: number): number {
  return MARGIN_ERRORS * se;
}

/** The standard error of a 90 percent margin, in points. */
export function standardErrorOf(margin: number): number {
  return margin / MARGIN_ERRORS;
}

/** The amount in points by which rounding to whole points can increase the difference of two scores, on average. */
const ROUNDING = 0.5;

/** Classifies changes that are displayed together by the rule of `differenceWords`. */
export function changeWordsOf(changes: readonly MeasuredDifference[]): readonly ChangeWord[] {
  return differenceWords(changes).map((word) => changeWordOf[word]);
}

/**
 * Determines which elements changed between two quarters (methods 2.3): the difference has the standard error sqrt(se1^2 + se2^2) and is
 * significant among all elements given, which must be those displayed together. Half a point of the difference counts as rounding: without
 * it, two scores with margins of 1 point could differ significantly in more than 5 percent of the cases in which nothing changed. Throws
 * `RangeError` for values that are not finite.
 */
export function detectChanges(changes: readonly ElementScorePair[]): ReadonlyMap<number, ChangeWord> {
  const words = changeWordsOf(changes.map(measureChange));
  return new Map(changes.map(({ element_id }, at) => [element_id, words[at] ?? 'noClearChange']));
}

/**
 * Determines whether a score changed that was chosen out of several because of its value, such as that of the topic of a focus. It is
 * significant only if it would be among all `candidates` (methods 1.4), and half a point counts as rounding.
 */
export function detectChosenChange(
  change: Pick<ElementScorePair, 'before' | 'after'>,
  candidates: number,
): ChangeWord {
  return changeWordOf[chosenDifferenceWord(measureChange(change), candidates)];
}

const measureChange = ({ before, after }: Pick<ElementScorePair, 'before' | 'after'>) => ({
  value: withoutRounding(after.value - before.value),
  se: Math.hypot(before.se, after.se),
});

/** A difference of two scores in whole points, without what rounding may have added to it. */
export function withoutRounding(difference: number): number {
  return Math.sign(difference) * Math.max(0, Math.abs(difference) - ROUNDING);
}
