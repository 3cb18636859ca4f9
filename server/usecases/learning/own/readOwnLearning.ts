import { countLessons } from '../../../../domain/learning/courseContent.ts';
import { pathOf, pathProgress, pathSteps } from '../../../../domain/learning/pathProgress.ts';
import type { Deps } from '../../../deps.ts';
import type { Caller } from '../../../kernel/caller.ts';
import { ownScope } from '../../../kernel/scope.ts';
import {
  type AssignmentRow,
  type CourseFacts,
  findCourseFacts,
  listAssignmentsOfLearner,
  listOwnCourses,
  type OwnCourseRow,
} from '../../../store/learning/ownLearning.ts';
import { isLeadOfSomeone } from '../../../store/learning/teamLearning.ts';
import { readAccountDay } from '../../accounts/readAccountDay.ts';
import { requiredFirst } from './courseAccess.ts';
import { learnerOf } from './learnerOf.ts';

interface Known {
  readonly facts: ReadonlyMap<number, CourseFacts>;
  readonly own: ReadonlyMap<number, OwnCourseRow>;
  readonly completed: ReadonlySet<number>;
}

/** Returns what the caller was assigned and the courses they started, with progress. Throws `emulating`. */
export async function readOwnLearning(deps: Deps, caller: Caller) {
  const learner = learnerOf(caller);
  return deps.database.as(ownScope(caller.person), async (tx) => {
    const today = await readAccountDay(deps, tx, learner.accountId);
    const assignments = await listAssignmentsOfLearner(tx, learner, today);
    const courses = await listOwnCourses(tx, learner);
    const assignedIds = [...new Set(assignments.flatMap(({ course_ids }) => course_ids))];
    const known: Known = {
      facts: new Map((await findCourseFacts(tx, assignedIds)).map((one) => [one.id, one])),
      own: new Map(courses.map((one) => [one.course_id, one])),
      completed: new Set(courses.filter((one) => one.was_completed).map(({ course_id }) => course_id)),
    };
    return {
      today,
      assignments: assignments.map((one) => presentAssignment(one, known)),
      courses: courses.map(presentCourse),
      is_lead: await isLeadOfSomeone(tx, learner),
    };
  });
}

function presentAssignment(assignment: AssignmentRow, known: Known) {
  const { course_ids: _courses, course_sets: _sets, rule, needed: _needed, ...shown } = assignment;
  const path = pathOf(assignment);
  const steps = pathSteps(path, known.completed).map(({ needed, done, after, courses }) => {
    const presented = courses.map((course) => presentStepCourse(course, known));
    const isLocked = presented.some(({ state }) => state === 'locked');
    return {
      needed,
      done,
      after: isLocked && after ? requiredFirst(after, [...known.facts.values()]) : null,
      courses: presented,
    };
  });
  return { ...shown, is_path: rule !== null, ...pathProgress(path, known.completed), steps };
}

type StepCourse = ReturnType<typeof pathSteps>[number]['courses'][number];

function presentStepCourse({ course_id, state }: StepCourse, { facts, own }: Known) {
  const course = own.get(course_id);
  return {
    course_id,
    title: facts.get(course_id)?.title ?? '',
    minutes: facts.get(course_id)?.minutes ?? 0,
    // A course that was started before it was assigned in order stays open.
    state: course && state !== 'completed' ? ('started' as const) : state,
    ...(course ? countLessons(course.lessons, new Set(course.completed_lessons)) : { done: 0, total: 0 }),
  };
}

function presentCourse({ lessons, completed_lessons, was_completed: _was, ...course }: OwnCourseRow) {
  return { ...course, ...countLessons(lessons, new Set(completed_lessons)) };
}
