import {
  lessonsOf,
  type PublishedLesson,
  type WatchedRange,
} from '../../../../domain/learning/courseContent.ts';
import { isCompletedByHand, isShownHere } from '../../../../domain/learning/lessonOrigins.ts';
import { addWatched, isVideoWatched } from '../../../../domain/learning/videoProgress.ts';
import { Refusal } from '../../../../domain/refusal.ts';
import type { Deps } from '../../../deps.ts';
import type { Caller } from '../../../kernel/caller.ts';
import { requireFound } from '../../../kernel/requireFound.ts';
import { ownScope } from '../../../kernel/scope.ts';
import type { Tx } from '../../../store/database.ts';
import { readCourseVersion } from '../../../store/learning/courseVersions.ts';
import {
  type Enrolment,
  type Learner,
  lockEnrolment,
  setLastLesson,
} from '../../../store/learning/enrolments.ts';
import { startLearnerClock } from '../../../store/learning/learningTime.ts';
import { findLessonProgress, saveLessonPosition } from '../../../store/learning/lessonProgress.ts';
import { completeLesson } from '../completeLesson.ts';
import { addLearningTime } from './addLearningTime.ts';
import { learnerOf } from './learnerOf.ts';
import { lessonOriginsOf } from './lessonOriginsOf.ts';

export interface LessonKey {
  readonly enrolment_id: number;
  readonly lesson_id: number;
}

interface OpenedLesson {
  readonly tx: Tx;
  readonly learner: Learner;
  readonly enrolment: Enrolment;
  readonly lesson: PublishedLesson;
  readonly at: string;
}

/** Runs `work` for a lesson of the caller's own enrolment, which stays locked until it ends. Throws `not_found` and `emulating`. */
export async function withLesson<T>(
  deps: Deps,
  caller: Caller,
  { enrolment_id, lesson_id }: LessonKey,
  work: (opened: OpenedLesson) => Promise<T>,
): Promise<T> {
  const learner = learnerOf(caller);
  return deps.database.as(ownScope(caller.person), async (tx) => {
    const enrolment = requireFound(await lockEnrolment(tx, learner, enrolment_id));
    const content = requireFound(await readCourseVersion(tx, enrolment.course_id, enrolment.version));
    const lesson = requireFound(lessonsOf(content).find(({ id }) => id === lesson_id));
    return work({ tx, learner, enrolment, lesson, at: deps.clock.now().toISOString() });
  });
}

/** Remembers the lesson that the caller opened last, and that it was started. */
export async function openLesson(deps: Deps, caller: Caller, key: LessonKey) {
  return withLesson(deps, caller, key, async ({ tx, learner, enrolment, lesson, at }) => {
    await setLastLesson(tx, enrolment.id, lesson.id, at);
    await startLearnerClock(tx, learner, at);
    const state = await saveLessonPosition(tx, learner, { ...key, position: null, watched: null }, at);
    return { state, is_course_complete: enrolment.completed_at !== null };
  });
}

/** Adds the time that the caller was active in a lesson. Packages report their own time. Returns what was added. */
export async function addLessonTime(
  deps: Deps,
  caller: Caller,
  report: LessonKey & { readonly seconds: number },
) {
  return withLesson(deps, caller, report, async ({ tx, learner, lesson, at }) => {
    if (lesson.kind === 'scorm') return { seconds: 0 };
    return { seconds: await addLearningTime(tx, learner, report, at) };
  });
}

/** Marks a lesson as done that learners complete themselves. Throws `lesson_incomplete` for others. */
export async function completeLessonByHand(deps: Deps, caller: Caller, key: LessonKey) {
  return withLesson(deps, caller, key, async ({ tx, learner, lesson }) => {
    if (!isCompletedByHand(lesson.kind, isShownHere(lesson, lessonOriginsOf(deps))))
      throw new Refusal('lesson_incomplete');
    return complete(deps, tx, learner, key);
  });
}

interface VideoReport extends LessonKey {
  readonly position_seconds: number;
  readonly duration_seconds: number;
  readonly watched: readonly WatchedRange[];
}

/**
 * Saves where the caller stopped and what was played, and completes the lesson once enough was. Parts reported by several devices add up, so
 * a report that is sent twice or late changes nothing. Throws `not_found` for lessons that aren't videos.
 */
export async function saveVideoProgress(deps: Deps, caller: Caller, report: VideoReport) {
  const { position_seconds, duration_seconds } = report;
  return withLesson(deps, caller, report, async ({ tx, learner, enrolment, lesson, at }) => {
    if (lesson.kind !== 'video') throw new Refusal('not_found');
    const before = await findLessonProgress(tx, enrolment.id, lesson.id);
    const watched = addWatched(before?.watched ?? [], report.watched, duration_seconds);
    const position = Math.floor(Math.min(position_seconds, duration_seconds));
    const state = await saveLessonPosition(tx, learner, { ...report, position, watched }, at);
    if (state === 'completed' || !isVideoWatched(watched, duration_seconds))
      return { state, is_course_complete: enrolment.completed_at !== null };
    return complete(deps, tx, learner, report);
  });
}

async function complete(deps: Deps, tx: Tx, learner: Learner, { enrolment_id, lesson_id }: LessonKey) {
  const completion = { enrolmentId: enrolment_id, lessonId: lesson_id, score: null };
  const { is_course_complete } = await completeLesson(deps, tx, learner, completion);
  return { state: 'completed' as const, is_course_complete };
}
