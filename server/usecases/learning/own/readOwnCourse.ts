import { lessonFiles } from '../../../../contract/v2/lessonFiles.ts';
import { countLessons, lessonsOf, type PublishedLesson } from '../../../../domain/learning/courseContent.ts';
import { isShownHere } from '../../../../domain/learning/lessonOrigins.ts';
import type { Deps } from '../../../deps.ts';
import type { Caller } from '../../../kernel/caller.ts';
import { requireFound } from '../../../kernel/requireFound.ts';
import { ownScope } from '../../../kernel/scope.ts';
import type { Tx } from '../../../store/database.ts';
import { readRatingState } from '../../../store/learning/courseRatings.ts';
import { readCourseVersion } from '../../../store/learning/courseVersions.ts';
import { listLearningFiles } from '../../../store/learning/learningFiles.ts';
import { listNotesOfCourse } from '../../../store/learning/lessonNotes.ts';
import { listLessonProgress } from '../../../store/learning/lessonProgress.ts';
import { readAccountDay } from '../../accounts/readAccountDay.ts';
import { readCourseAccess } from './courseAccess.ts';
import { learnerOf, programsOf } from './learnerOf.ts';
import { lessonOriginsOf } from './lessonOriginsOf.ts';

type Progress = Awaited<ReturnType<typeof listLessonProgress>>[number];

/**
 * Returns a course in the version that the caller started, with their progress; otherwise the current version, with the titles of its
 * lessons. Throws `not_found` and `emulating`.
 */
export async function readOwnCourse(deps: Deps, caller: Caller, courseId: number) {
  const learner = learnerOf(caller);
  return deps.database.as(ownScope(caller.person), async (tx) => {
    const today = await readAccountDay(deps, tx, learner.accountId);
    const programIds = programsOf(deps, caller);
    const { course, enrolment, due_on, after, missing } = await readCourseAccess(tx, learner, {
      courseId,
      today,
      programIds,
    });
    const version = enrolment?.version ?? course.version;
    const content = requireFound(await readCourseVersion(tx, courseId, version));
    const progress = new Map(
      (enrolment ? await listLessonProgress(tx, enrolment.id) : []).map((one) => [one.lesson_id, one]),
    );
    const completed = [...progress.values()].filter(({ state }) => state === 'completed');
    const { title, summary, description, minutes, locale_abbr } = content;
    const lessons = lessonsOf(content);
    const notes = new Map(
      (await listNotesOfCourse(tx, learner, courseId)).map((one) => [one.lesson_id, one]),
    );
    const files = await readFiles(tx, enrolment ? lessons : []);
    return {
      ...{
        course_id: courseId,
        title,
        summary,
        description,
        minutes,
        locale_abbr,
        due_on,
        after: after ?? missing,
      },
      enrolment: enrolment && {
        id: enrolment.id,
        completed_at: enrolment.completed_at,
        last_lesson_id: enrolment.last_lesson_id,
        seconds: enrolment.seconds,
      },
      rating: await readRatingState(tx, learner, courseId),
      lessons: lessons.map((lesson) => ({
        ...presentLesson(lesson, enrolment?.id ?? null, progress.get(lesson.id)),
        is_shown_here: isShownHere(lesson, lessonOriginsOf(deps)),
        file: files.get(lesson.file_id ?? 0) ?? null,
        note: notes.get(lesson.id)?.note ?? '',
        is_bookmarked: notes.get(lesson.id)?.is_bookmarked ?? false,
      })),
      ...countLessons(content.lessons, new Set(completed.map(({ lesson_id }) => lesson_id))),
    };
  });
}

async function readFiles(tx: Tx, lessons: readonly PublishedLesson[]) {
  const ids = lessons.flatMap(({ file_id }) => file_id ?? []);
  const rows = await listLearningFiles(tx, ids);
  return new Map(rows.map(({ id, name, bytes }) => [id, { name, bytes }]));
}

/** The address of an uploaded file, which is the same on every device of the learner. */
const lessonFileAddress = (enrolmentId: number, lessonId: number) =>
  `/api${lessonFiles.own.path}?enrolment_id=${enrolmentId}&lesson_id=${lessonId}`;

/** The content of a lesson is sent once the course was started. That of a quiz contains its answers and is sent by its own call. */
function presentLesson(lesson: PublishedLesson, enrolmentId: number | null, progress: Progress | undefined) {
  const { id, title, kind, body, link, captions, minutes, optional } = lesson;
  const isSent = enrolmentId !== null && kind !== 'quiz';
  const address = lesson.file_id && kind !== 'scorm' ? lessonFileAddress(enrolmentId ?? 0, id) : link;
  return {
    ...{ id, title, kind, minutes, optional },
    body: isSent ? body : null,
    link: isSent ? address : null,
    captions: isSent ? (captions ?? null) : null,
    state: progress?.state ?? ('new' as const),
    position_seconds: progress?.position_seconds ?? 0,
    watched: progress?.watched ?? [],
    score: progress?.score ?? null,
    updated_at: progress?.updated_at ?? null,
  };
}
