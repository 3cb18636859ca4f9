import { isEmptyNote, type LessonNote } from '../../../../domain/learning/lessonNotes.ts';
import type { Deps } from '../../../deps.ts';
import type { Caller } from '../../../kernel/caller.ts';
import { ownScope } from '../../../kernel/scope.ts';
import { deleteLessonNote, listNotes, saveLessonNote } from '../../../store/learning/lessonNotes.ts';
import { learnerOf } from './learnerOf.ts';
import { type LessonKey, withLesson } from './lessonSteps.ts';

/** The page size used by the browser. */
const pageSize = 24;

/** Saves the caller's own note and bookmark of a lesson; an empty one is deleted. Throws `not_found` and `emulating`. */
export async function saveOwnNote(
  deps: Deps,
  caller: Caller,
  { note, is_bookmarked, ...key }: LessonKey & LessonNote,
): Promise<LessonNote> {
  const kept = { note: note.trim(), is_bookmarked };
  return withLesson(deps, caller, key, async ({ tx, learner, enrolment, lesson, at }) => {
    const of = { course_id: enrolment.course_id, lesson_id: lesson.id };
    if (isEmptyNote(kept)) await deleteLessonNote(tx, learner, of);
    else await saveLessonNote(tx, learner, { ...of, ...kept, lesson_title: lesson.title }, at);
    return kept;
  });
}

/** Returns a page of the caller's own notes and bookmarks. Throws `emulating`. */
export async function listOwnNotes(
  deps: Deps,
  caller: Caller,
  { search, bookmarked, page }: { search: string; bookmarked: boolean; page: number },
) {
  const learner = learnerOf(caller);
  const query = { search, bookmarked, from: (page - 1) * pageSize, size: pageSize };
  return deps.database.as(ownScope(caller.person), (tx) => listNotes(tx, learner, query));
}
