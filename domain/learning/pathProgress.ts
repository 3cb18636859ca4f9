import {
  coursesCounted,
  coursesNeeded,
  type PathGoal,
  type PathRule,
  type PathStep,
} from './learningPaths.ts';

/** What was assigned to a person: the courses in order, the sets among them, and the rule of the path. */
export interface AssignedCourses {
  readonly course_ids: readonly number[];
  readonly course_sets: readonly PathStep[];
  /** Null for courses that were assigned without a path. */
  readonly rule: PathRule | null;
  readonly needed: number | null;
}

interface Path {
  readonly goal: PathGoal;
  readonly steps: readonly PathStep[];
}

/** Courses assigned without a path: all of them, in any order. */
const allCourses: PathGoal = { rule: 'any_order', needed: null };

/** Returns the steps of an assignment with its goal. A set takes the place of its first course. */
export function pathOf({ course_ids, course_sets, rule, needed }: AssignedCourses): Path {
  const setOf = (id: number) => course_sets.find((set) => set.course_ids.includes(id));
  const steps = course_ids.flatMap((id) => {
    const set = setOf(id);
    if (set === undefined) return [{ course_ids: [id], needed: 1 }];
    return set.course_ids[0] === id ? [set] : [];
  });
  return { goal: rule === null ? allCourses : { rule, needed }, steps };
}

type CourseState = 'completed' | 'open' | 'extra' | 'locked';

interface StepCourse {
  readonly course_id: number;
  /** `extra` if the set of the course is complete without it. */
  readonly state: CourseState;
}

/** A step of a path for one learner. */
interface PathStepProgress {
  readonly needed: number;
  readonly done: number;
  /** The step that has to be completed first; null unless this one is locked. */
  readonly after: PathStep | null;
  readonly courses: readonly StepCourse[];
}

/** Number of courses of a step that count, which are at most as many as it needs. */
const countDone = ({ course_ids, needed }: PathStep, completed: ReadonlySet<number>): number =>
  Math.min(needed, course_ids.filter((id) => completed.has(id)).length);

/** Number of courses that count toward the goal, and how many of them are completed. */
export function pathProgress(
  { goal, steps }: Path,
  completed: ReadonlySet<number>,
): { readonly done: number; readonly total: number } {
  const total = Math.min(coursesNeeded(goal, steps), coursesCounted(steps));
  const done = steps.reduce((sum, step) => sum + countDone(step, completed), 0);
  return { done: Math.min(done, total), total };
}

/** Whether a learner has completed enough courses. An assignment without courses is never finished. */
export function isPathComplete(path: Path, completed: ReadonlySet<number>): boolean {
  const { done, total } = pathProgress(path, completed);
  return total > 0 && done === total;
}

/** Returns the steps in order. With the rule `in_order`, a step is locked until the one before it is completed. */
export function pathSteps({ goal, steps }: Path, completed: ReadonlySet<number>): PathStepProgress[] {
  let missing: PathStep | null = null;
  return steps.map((step) => {
    const done = countDone(step, completed);
    const isDone = done === step.needed;
    const after = goal.rule === 'in_order' && !isDone ? missing : null;
    if (!isDone) missing = step;
    const rest: CourseState = isDone ? 'extra' : after === null ? 'open' : 'locked';
    const courses = step.course_ids.map(
      (course_id): StepCourse => ({
        course_id,
        state: completed.has(course_id) ? 'completed' : rest,
      }),
    );
    return { needed: step.needed, done, after, courses };
  });
}
