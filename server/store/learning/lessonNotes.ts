import { sql } from 'kysely';
import type { LessonNote } from '../../../domain/learning/lessonNotes.ts';
import type { Tx } from '../database.ts';
import { wordPatterns } from '../sql/likePattern.ts';
import type { Learner } from './enrolments.ts';

interface NoteKey {
  readonly course_id: number;
  readonly lesson_id: number;
}

/** Saves what a person keeps about a lesson. */
export async function saveLessonNote(
  tx: Tx,
  { accountId, userId }: Learner,
  saved: NoteKey & LessonNote & { readonly lesson_title: string },
  at: string,
): Promise<void> {
  const { lesson_title, note, is_bookmarked } = saved;
  await tx
    .insertInto('lesson_notes')
    .values({ account_id: accountId, user_id: userId, ...saved, updated_at: at })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'course_id', 'lesson_id'])
        .doUpdateSet({ lesson_title, note, is_bookmarked, updated_at: at }),
    )
    .execute();
}

export async function deleteLessonNote(
  tx: Tx,
  { userId }: Learner,
  { course_id, lesson_id }: NoteKey,
): Promise<void> {
  await tx
    .deleteFrom('lesson_notes')
    .where('user_id', '=', userId)
    .where('course_id', '=', course_id)
    .where('lesson_id', '=', lesson_id)
    .execute();
}

/** Returns what a person keeps about the lessons of a course. */
export async function listNotesOfCourse(tx: Tx, { userId }: Learner, courseId: number) {
  return tx
    .selectFrom('lesson_notes')
    .select(['lesson_id', 'note', 'is_bookmarked'])
    .where('user_id', '=', userId)
    .where('course_id', '=', courseId)
    .execute();
}

interface NotesQuery {
  readonly search: string;
  /** Whether only bookmarked lessons are listed. */
  readonly bookmarked: boolean;
  readonly from: number;
  readonly size: number;
}

interface NoteRow extends NoteKey, LessonNote {
  readonly course_title: string;
  readonly lesson_title: string;
  readonly updated_at: string;
}

/** Returns a page of a person's notes and bookmarks, newest first, with their total. */
export async function listNotes(
  tx: Tx,
  { userId }: Learner,
  { search, bookmarked, from, size }: NotesQuery,
): Promise<{ notes: NoteRow[]; total: number }> {
  const matches = wordPatterns(search).map(
    (pattern) => sql`and concat_ws(' ', n.note, n.lesson_title, c.title) ilike ${pattern}`,
  );
  const { rows } = await sql<NoteRow & { total: number }>`
    select n.course_id, n.lesson_id, c.title as course_title, n.lesson_title, n.note, n.is_bookmarked, n.updated_at,
      count(*) over ()::int as total
    from lesson_notes n join courses c on c.id = n.course_id
    where n.user_id = ${userId}::int ${bookmarked ? sql`and n.is_bookmarked` : sql``} ${sql.join(matches, sql` `)}
    order by n.updated_at desc, n.course_id, n.lesson_id limit ${size} offset ${from}`.execute(tx);
  return { notes: rows.map(({ total: _total, ...note }) => note), total: rows[0]?.total ?? 0 };
}
