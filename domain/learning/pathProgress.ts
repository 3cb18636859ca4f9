import { coursesNeeded, type PathGoal } from './learningPaths.ts';

/** Courses assigned without a path: all of them, in any order. */
export const allCourses: PathGoal = { rule: 'any_order', needed: null };

type StepState = 'completed' | 'open' | 'locked';

/** A course of a path for one learner. */
interface PathStepProgress {
  readonly course_id: number;
  readonly state: StepState;
  /** The course that has to be completed first; null unless the step is locked. */
  readonly after_course_id: number | null;
}

/** Number of courses that count toward the goal, and how many of them are completed. */
export function pathProgress(
  goal: PathGoal,
  courseIds: readonly number[],
  completed: ReadonlySet<number>,
): { readonly done: number; readonly total: number } {
  const total = Math.min(coursesNeeded(goal, courseIds.length), courseIds.length);
  const done = courseIds.filter((id) => completed.has(id)).length;
  return { done: Math.min(done, total), total };
}

/** Whether a learner has completed enough courses. An assignment without courses is never finished. */
export function isPathComplete(
  goal: PathGoal,
  courseIds: readonly number[],
  completed: ReadonlySet<number>,
): boolean {
  const { done, total } = pathProgress(goal, courseIds, completed);
  return total > 0 && done === total;
}

/** Returns the courses in order. With the rule `in_order`, a course is locked until the one before it is completed. */
export function pathSteps(
  goal: PathGoal,
  courseIds: readonly number[],
  completed: ReadonlySet<number>,
): PathStepProgress[] {
  let missing: number | null = null;
  return courseIds.map((course_id) => {
    if (completed.has(course_id)) return { course_id, state: 'completed', after_course_id: null };
    const after = goal.rule === 'in_order' ? missing : null;
    missing = course_id;
    return { course_id, state: after === null ? 'open' : 'locked', after_course_id: after };
  });
}
