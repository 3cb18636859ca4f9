import { isOpenAssignment } from '../../../../domain/learning/learningAssignments.ts';
import { allCourses, pathSteps } from '../../../../domain/learning/pathProgress.ts';
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

/** How a person can take a course. */
interface CourseAccess {
  readonly course: CourseFacts;
  readonly enrolment: Enrolment | null;
  readonly source: 'assigned' | 'self';
  /** The earliest due date of the assignments with the course; null if it isn't due. */
  readonly due_on: string | null;
  /** The title of the course to complete first; null if the course is available. */
  readonly after: string | null;
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
  const isOffered =
    course.status === 'published' &&
    (programIds === 'all' ||
      course.program_ids.length === 0 ||
      course.program_ids.some((one) => programIds.includes(one)));
  if (!enrolment && assignments.length === 0 && !isOffered) throw new Refusal('not_found');
  const completed = await listCompletedCourses(tx, learner);
  const steps = open.flatMap(({ course_ids, rule, needed }) =>
    pathSteps(rule === null ? allCourses : { rule, needed }, course_ids, completed).filter(
      (step) => step.course_id === courseId,
    ),
  );
  const isLocked = enrolment === null && steps.length > 0 && steps.every(({ state }) => state === 'locked');
  const [before] = isLocked ? await findCourseFacts(tx, [steps[0]?.after_course_id ?? 0]) : [];
  return {
    course,
    enrolment,
    source: open.length > 0 ? 'assigned' : 'self',
    due_on: open.find(({ due_on }) => due_on !== null)?.due_on ?? null,
    after: before?.title ?? null,
  };
}
