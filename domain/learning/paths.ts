import { Refusal } from '../refusal.ts';
import type { ContentStatus } from './publishing.ts';

export const pathRules = ['in_order', 'any_order', 'at_least'] as const;
export type PathRule = (typeof pathRules)[number];

/** When a path is finished: `needed` counts only where the rule is `at_least`. */
export interface PathGoal {
  readonly rule: PathRule;
  readonly needed: number | null;
}

/** How many of its courses finish a path: a whole number from 0 to `steps`, or more where too many are asked for. */
export function neededOf({ rule, needed }: PathGoal, steps: number): number {
  return rule === 'at_least' ? (needed ?? 1) : steps;
}

/**
 * The minutes a path takes: `least` when only the shortest courses that suffice are done, `most` when all are.
 * `minutes` are those of its courses, in any order.
 */
export function minutesOf(
  goal: PathGoal,
  minutes: readonly number[],
): { readonly least: number; readonly most: number } {
  const sum = (some: readonly number[]) => some.reduce((total, one) => total + one, 0);
  const shortest = [...minutes].sort((a, b) => a - b).slice(0, neededOf(goal, minutes.length));
  return { least: sum(shortest), most: sum(minutes) };
}

/**
 * What a path must have before anybody follows it: courses, as many as it asks for, all of them published.
 * Throws `path_empty`, `path_short`, `content_unpublished`.
 */
export function checkPath(goal: PathGoal, courses: readonly ContentStatus[]): void {
  if (courses.length === 0) throw new Refusal('path_empty');
  if (neededOf(goal, courses.length) > courses.length) throw new Refusal('path_short');
  if (courses.some((status) => status !== 'published')) throw new Refusal('content_unpublished');
}
