import { type ChangeWord, marginOfError } from '../scoring/detectChanges.ts';

/** Standard error of one person's topic score in points, if they got all questions about the topic. */
const TOPIC_ERROR = 10;

/** One person's own score of a topic, 0-100, and the share of the topic's questions that they got. */
export interface OwnTopicScore {
  readonly value: number;
  readonly askedShare: number;
}

/** The 90 percent margin of one person's topic score in points, if they got this share of the questions. */
export const ownTopicMargin = (askedShare: number): number =>
  marginOfError(TOPIC_ERROR / Math.sqrt(askedShare));

/**
 * Whether a person's own topic score of 0-100 changed by more than measurement error: |d| > 1.645 * sqrt(e1² + e2²), where the error e is 10
 * divided by the root of the share of questions. That is 24 points or more between two full campaigns, 29 between a full and a short one, and
 * 33 between two short ones (methods 1.4, with the error stated in the person's results).
 */
export function topicChange(before: OwnTopicScore, after: OwnTopicScore): ChangeWord {
  const difference = after.value - before.value;
  const margin = Math.hypot(ownTopicMargin(before.askedShare), ownTopicMargin(after.askedShare));
  if (Math.abs(difference) <= margin) return 'noClearChange';
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
