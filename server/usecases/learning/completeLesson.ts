import { isCourseComplete, lessonsOf } from '../../../domain/learning/courseContent.ts';
import type { Deps } from '../../deps.ts';
import { requireFound } from '../../kernel/requireFound.ts';
import type { Tx } from '../../store/database.ts';
import { readCourseVersion } from '../../store/learning/courseVersions.ts';
import {
  type Learner,
  lockEnrolment,
  setEnrolmentCompleted,
  updateEnrolmentScore,
} from '../../store/learning/enrolments.ts';
import { listCompletedLessons, setLessonCompleted } from '../../store/learning/lessonProgress.ts';
import { readAccountDay } from '../accounts/readAccountDay.ts';
import { issueCertificate } from './certificates/issueCertificate.ts';
import { settleAssignments } from './settleAssignments.ts';

interface LessonCompletion {
  readonly enrolmentId: number;
  readonly lessonId: number;
  /** From 0 to 100; null for a lesson without a score. */
  readonly score: number | null;
}

/**
 * Marks a lesson as completed, and with the last required one the course and the assignments that it finishes. Safe to repeat. Returns
 * whether the course is complete. Throws `not_found` if the enrolment isn't the learner's or its version has no such lesson.
 */
export async function completeLesson(
  deps: Deps,
  tx: Tx,
  learner: Learner,
  { enrolmentId, lessonId, score }: LessonCompletion,
): Promise<{ readonly is_course_complete: boolean }> {
  const enrolment = requireFound(await lockEnrolment(tx, learner, enrolmentId));
  const content = requireFound(await readCourseVersion(tx, enrolment.course_id, enrolment.version));
  requireFound(lessonsOf(content).find(({ id }) => id === lessonId) ?? null);
  const at = deps.clock.now().toISOString();
  await setLessonCompleted(tx, learner, { enrolmentId, lessonId, score }, at);
  if (score !== null) await updateEnrolmentScore(tx, enrolmentId);
  if (enrolment.completed_at !== null) return { is_course_complete: true };
  const isComplete = isCourseComplete(content, await listCompletedLessons(tx, enrolmentId));
  if (!isComplete) return { is_course_complete: false };
  await setEnrolmentCompleted(tx, enrolmentId, at);
  const day = await readAccountDay(deps, tx, learner.accountId);
  const { course_id: courseId } = enrolment;
  await issueCertificate(tx, learner, { enrolmentId, courseId, title: content.title, day });
  await settleAssignments(tx, learner.accountId, [learner.userId], { at, day });
  return { is_course_complete: true };
}
