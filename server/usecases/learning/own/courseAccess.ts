import { isOfferedTo } from '../../../../domain/learning/coursePrograms.ts';
import { isOpenAssignment } from '../../../../domain/learning/learningAssignments.ts';
import type { PathStep } from '../../../../domain/learning/learningPaths.ts';
import { pathOf, pathSteps } from '../../../../domain/learning/pathProgress.ts';
import { Refusal } from '../../../../domain/refusal.ts';
import type { Tx } from '../../../store/database.ts';
import {
  type Enrolment,
  findEnrolment,
  type Learner,
  listCompletedCourses,
} from '../../../store/learning/enrolments.ts';
import {
  type CourseFacts,
  findCourseFacts,
  listAssignmentsOfLearner,
} from '../../../store/learning/ownLearning.ts';

/** A course to complete first, or a number of courses of a set. */
export interface RequiredFirst {
  readonly needed: number;
  readonly titles: readonly string[];
}

/** How a person can take a course. */
interface CourseAccess {
  readonly course: CourseFacts;
  readonly enrolment: Enrolment | null;
  readonly source: 'assigned' | 'self';
  /** The earliest due date of the assignments with the course; null if it isn't due. */
  readonly due_on: string | null;
  /** What a path requires first; null if nothing. */
  readonly after: RequiredFirst | null;
  /** The prerequisites that are missing; null if none is. */
  readonly missing: RequiredFirst | null;
}

/**
 * Returns how a person can take a course: one that they started, one of an assignment, or one of the catalog. Any other is reported as
 * missing. Throws `not_found`.
 */
export async function readCourseAccess(
  tx: Tx,
  learner: Learner,
  {
    courseId,
    today,
    programIds,
  }: {
    readonly courseId: number;
    readonly today: string;
    readonly programIds: readonly number[] | 'all';
  },
): Promise<CourseAccess> {
  const [course] = await findCourseFacts(tx, [courseId]);
  if (!course || course.version === 0) throw new Refusal('not_found');
  const enrolment = await findEnrolment(tx, learner, courseId);
  const assignments = (await listAssignmentsOfLearner(tx, learner, today)).filter(({ course_ids }) =>
    course_ids.includes(courseId),
  );
  const open = assignments.filter(({ state }) => isOpenAssignment(state));
  const isOffered = isOfferedTo(course, programIds);
  if (!enrolment && assignments.length === 0 && !isOffered) throw new Refusal('not_found');
  const completed = await listCompletedCourses(tx, learner);
  const steps = open
    .flatMap((assignment) => pathSteps(pathOf(assignment), completed))
    .filter(({ courses }) => courses.some(({ course_id }) => course_id === courseId));
  const isLocked = enrolment === null && steps.length > 0 && steps.every(({ after }) => after !== null);
  const before = isLocked ? (steps[0]?.after ?? null) : null;
  const prerequisites = enrolment === null ? await findCourseFacts(tx, course.prerequisite_ids) : [];
  const isReachable = (one: CourseFacts) =>
    isOfferedTo(one, programIds) || assignments.some(({ course_ids }) => course_ids.includes(one.id));
  const missing = prerequisites.filter((one) => !completed.has(one.id) && isReachable(one));
  return {
    course,
    enrolment,
    source: open.length > 0 ? 'assigned' : 'self',
    due_on: open.find(({ due_on }) => due_on !== null)?.due_on ?? null,
    after: before && requiredFirst(before, await findCourseFacts(tx, before.course_ids)),
    missing:
      missing.length === 0 ? null : { needed: missing.length, titles: missing.map(({ title }) => title) },
  };
}

/** Names a step that has to be completed first. */
export function requiredFirst(
  { course_ids, needed }: PathStep,
  facts: readonly CourseFacts[],
): RequiredFirst {
  const titleOf = (id: number) => facts.find((one) => one.id === id)?.title;
  return { needed, titles: course_ids.flatMap((id) => titleOf(id) ?? []) };
}
