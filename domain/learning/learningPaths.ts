import { Refusal } from '../refusal.ts';
import type { ContentStatus } from './contentStatus.ts';

export const pathRules = ['in_order', 'any_order', 'at_least'] as const;
export type PathRule = (typeof pathRules)[number];

/** When a path is finished; `needed` applies only to the rule `at_least`. */
export interface PathGoal {
  readonly rule: PathRule;
  readonly needed: number | null;
}

/** Number of courses that complete a path; more than `steps` if the path requires more courses than it has. */
export function coursesNeeded({ rule, needed }: PathGoal, steps: number): number {
  return rule === 'at_least' ? (needed ?? 1) : steps;
}

/**
 * Duration of a path in minutes: `least` with only the shortest sufficient courses, `most` with all of them. `minutes` lists the courses'
 * durations in any order.
 */
export function pathMinutes(
  goal: PathGoal,
  minutes: readonly number[],
): { readonly least: number; readonly most: number } {
  const sum = (some: readonly number[]) => some.reduce((total, one) => total + one, 0);
  const shortest = [...minutes].sort((a, b) => a - b).slice(0, coursesNeeded(goal, minutes.length));
  return { least: sum(shortest), most: sum(minutes) };
}

/**
 * Checks that a path can be assigned: it has courses, at least as many as it requires, and all are published. Throws `path_empty`,
 * `path_short` or `content_unpublished`.
 */
export function checkPathAssignable(goal: PathGoal, courses: readonly ContentStatus[]): void {
  if (courses.length === 0) throw new Refusal('path_empty');
  if (coursesNeeded(goal, courses.length) > courses.length) throw new Refusal('path_short');
  if (courses.some((status) => status !== 'published')) throw new Refusal('content_unpublished');
}
