import { Refusal } from '../refusal.ts';
import type { ContentStatus } from './contentStatus.ts';

export const pathRules = ['in_order', 'any_order', 'at_least'] as const;
export type PathRule = (typeof pathRules)[number];

/** When a path is finished; `needed` applies only to the rule `at_least`. */
export interface PathGoal {
  readonly rule: PathRule;
  readonly needed: number | null;
}

/** A step of a path: a course, or a set of courses of which `needed` are enough. */
export interface PathStep {
  readonly course_ids: readonly number[];
  readonly needed: number;
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** Number of courses that complete a path; more than its steps count for if the path requires more courses than it has. */
export function coursesNeeded(
  { rule, needed }: PathGoal,
  steps: readonly Pick<PathStep, 'needed'>[],
): number {
  return rule === 'at_least' ? (needed ?? 1) : sumOf(steps.map((step) => step.needed));
}

/** Number of courses that count toward the goal of a path, if all of them are completed. */
export const coursesCounted = (steps: readonly Pick<PathStep, 'needed'>[]): number =>
  sumOf(steps.map(({ needed }) => needed));

interface TimedStep {
  readonly needed: number;
  /** The durations of its courses. */
  readonly minutes: readonly number[];
}

/** Duration of a path in minutes: `least` with only the shortest sufficient courses, `most` with all of them. */
export function pathMinutes(
  goal: PathGoal,
  steps: readonly TimedStep[],
): { readonly least: number; readonly most: number } {
  const shortest = (minutes: readonly number[], count: number) =>
    minutes.toSorted((a, b) => a - b).slice(0, count);
  const sufficient = steps.flatMap(({ needed, minutes }) => shortest(minutes, needed));
  return {
    least: sumOf(shortest(sufficient, coursesNeeded(goal, steps))),
    most: sumOf(steps.flatMap(({ minutes }) => minutes)),
  };
}

interface AuthoredStep {
  readonly needed: number;
  /** The status of each of its courses. */
  readonly statuses: readonly ContentStatus[];
}

/**
 * Checks that a path can be assigned: it has courses, at least as many as it and each of its sets require, and all are published. Throws
 * `path_empty`, `path_short` or `content_unpublished`.
 */
export function checkPathAssignable(goal: PathGoal, steps: readonly AuthoredStep[]): void {
  if (steps.length === 0) throw new Refusal('path_empty');
  const isShort = steps.some(({ needed, statuses }) => needed > statuses.length);
  if (isShort || coursesNeeded(goal, steps) > coursesCounted(steps)) throw new Refusal('path_short');
  const isPublished = steps.every(({ statuses }) => statuses.every((status) => status === 'published'));
  if (!isPublished) throw new Refusal('content_unpublished');
}
