import { type ChangeWord, marginOfError } from '../scoring/detectChanges.ts';

/** Standard error of one person's topic score, in points. */
const TOPIC_ERROR = 10;

/** The 90 percent margin of one person's topic score, in points. */
export const OWN_TOPIC_MARGIN = marginOfError(TOPIC_ERROR);

/**
 * Whether a person's own topic score of 0-100 changed by more than measurement error: |d| > 1.645 * sqrt(2) * 10, that is 24 points or more
 * (methods 1.4, with the error stated in the person's results).
 */
export function topicChange(before: number, after: number): ChangeWord {
  const difference = after - before;
  if (Math.abs(difference) <= Math.SQRT2 * OWN_TOPIC_MARGIN) return 'noClearChange';
  return difference > 0 ? 'up' : 'down';
}

/**
 * Returns the latest measurement up to the day the plan was made, and the latest one after it; null if there is none.
 * Dates are ISO, in any order.
 */
export function measurementsAroundPlan<T extends { readonly on: string }>(
  measured: readonly T[],
  madeOn: string,
): { readonly before: T | null; readonly after: T | null } {
  const newest = (some: readonly T[]) => [...some].sort((a, b) => b.on.localeCompare(a.on))[0] ?? null;
  return {
    before: newest(measured.filter(({ on }) => on <= madeOn)),
    after: newest(measured.filter(({ on }) => on > madeOn)),
  };
}
