import type { Deps } from '../deps.ts';
import type { Caller } from '../kernel/caller.ts';
import { ownScope } from '../kernel/scope.ts';
import { saveOwnNote } from '../usecases/learning/own/lessonNotes.ts';

const notes = [
  {
    note: 'Wait until the other person has finished, and count to three before I answer.\nTry it in Monday’s planning.',
    is_bookmarked: false,
  },
  { note: '', is_bookmarked: true },
] as const;

/** Adds what the demo user keeps about the lessons of the course that they opened last. */
export async function addOwnNotes(deps: Deps, caller: Caller): Promise<void> {
  const { id } = caller.person.user;
  const lessons = await deps.database.as(ownScope(caller.person), (tx) =>
    tx
      .selectFrom('enrolments')
      .innerJoin('lessons', 'lessons.course_id', 'enrolments.course_id')
      .select(['enrolments.id as enrolment_id', 'lessons.id as lesson_id'])
      .where('enrolments.user_id', '=', id)
      .where('enrolments.last_lesson_id', 'is not', null)
      .orderBy('lessons.position')
      .execute(),
  );
  for (const [index, kept] of notes.entries()) {
    const lesson = lessons[index];
    if (lesson) await saveOwnNote(deps, caller, { ...lesson, ...kept });
  }
}
