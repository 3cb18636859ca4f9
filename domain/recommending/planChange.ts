import type { ChangeWord } from '../scoring/change.ts';

/** One person's topic moves by about ten points from one time to the next without anything having changed. */
const TOPIC_ERROR = 10;
/** 90 percent, two-sided. */
const CERTAINTY = 1.645;

/**
 * Whether the own topic score of 0..100 moved by more than answers of one person do by themselves:
 * |d| > 1.645 * sqrt(2) * 10, that is by 24 points and more (methods 1.4, with the error that the own results name).
 */
export function topicChange(before: number, after: number): ChangeWord {
  const difference = after - before;
  if (Math.abs(difference) <= CERTAINTY * Math.SQRT2 * TOPIC_ERROR) return 'noClearChange';
  return difference > 0 ? 'up' : 'down';
}

/**
 * The measurements between which a plan stands: the newest on or before the day it was made, and the newest
 * after it; null where there is none. Days are ISO, in any order.
 */
export function aroundPlan<T extends { readonly on: string }>(
  measured: readonly T[],
  madeOn: string,
): { readonly before: T | null; readonly after: T | null } {
  const newest = (some: readonly T[]) => [...some].sort((a, b) => b.on.localeCompare(a.on))[0] ?? null;
  return {
    before: newest(measured.filter(({ on }) => on <= madeOn)),
    after: newest(measured.filter(({ on }) => on > madeOn)),
  };
}
