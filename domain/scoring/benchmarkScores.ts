import { roundHalfUp } from './rounding.ts';

/** The mean of the values, not rounded; null if there are none. */
export function meanOf(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/**
 * A person's score (0-100, not rounded) in one element: the mean of its questions, null entries being unanswered ones. Null if fewer than
 * half are answered (methods 2.4).
 */
export function personElementScore(percents: readonly (number | null)[]): number | null {
  const answered = percents.filter((percent) => percent !== null);
  return answered.length * 2 < percents.length ? null : meanOf(answered);
}

/** A topic's score: the unweighted mean of its elements' unrounded scores, rounded once, half up (ENT-51). */
export function topicScore(elementPercents: readonly number[]): number | null {
  const mean = meanOf(elementPercents);
  return mean === null ? null : roundHalfUp(mean);
}

/** Sorts elements by score, highest first, equal ones by name (ENT-52). Scores are compared without rounding. */
export function sortElements<T extends { readonly element: string; readonly answer_percent: number }>(
  elements: readonly T[],
): readonly T[] {
  return [...elements].sort(
    (a, b) => b.answer_percent - a.answer_percent || a.element.localeCompare(b.element),
  );
}
