import { sql } from 'kysely';
import type { Quiz, QuizQuestion, QuizSettings } from '../../../domain/learning/quiz/quiz.ts';
import type { Tx } from '../database.ts';

/** Returns the title and kind of a lesson, locked so that its quiz is saved by one person at a time. */
export async function lockLesson(tx: Tx, id: number) {
  const row = await tx
    .selectFrom('lessons')
    .select(['id', 'course_id', 'title', 'kind'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/** Returns a lesson that is a quiz, with its course. */
export async function findQuizLesson(tx: Tx, id: number) {
  const row = await tx
    .selectFrom('lessons')
    .innerJoin('courses', 'courses.id', 'lessons.course_id')
    .select(['lessons.id', 'lessons.title', 'lessons.course_id', 'courses.title as course'])
    .where('lessons.id', '=', id)
    .where('lessons.kind', '=', 'quiz')
    .executeTakeFirst();
  return row ?? null;
}

/** Returns the settings of a lesson's quiz with the number of saves; null if it was never saved. */
export async function readQuizSettings(
  tx: Tx,
  lessonId: number,
): Promise<(QuizSettings & { readonly version: number }) | null> {
  const row = await tx
    .selectFrom('quiz_settings')
    .select([
      'pass_mark',
      'max_attempts',
      'questions_drawn',
      'shuffle_questions',
      'shuffle_options',
      'version',
    ])
    .where('lesson_id', '=', lessonId)
    .executeTakeFirst();
  return row ?? null;
}

/** Returns the questions of a lesson's quiz in order, with their right answers. */
export async function listQuizQuestions(tx: Tx, lessonId: number): Promise<QuizQuestion[]> {
  return tx
    .selectFrom('quiz_questions')
    .select(['id', 'kind', 'text', 'explanation', 'answers'])
    .where('lesson_id', '=', lessonId)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/** Stores the settings of a quiz and returns the number of saves. */
export async function putQuizSettings(tx: Tx, lessonId: number, settings: QuizSettings): Promise<number> {
  const { version } = await tx
    .insertInto('quiz_settings')
    .values({ lesson_id: lessonId, ...settings })
    .onConflict((conflict) =>
      conflict
        .column('lesson_id')
        .doUpdateSet({ ...settings, version: sql<number>`quiz_settings.version + 1` }),
    )
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}

/** Replaces the questions of a quiz. They get new ids; attempts refer to the questions of a published version. */
export async function replaceQuizQuestions(
  tx: Tx,
  lessonId: number,
  questions: readonly Omit<QuizQuestion, 'id'>[],
): Promise<void> {
  await tx.deleteFrom('quiz_questions').where('lesson_id', '=', lessonId).execute();
  if (questions.length === 0) return;
  const rows = questions.map(({ kind, text, explanation, answers }, index) => ({
    ...{ lesson_id: lessonId, position: index + 1, kind, text, explanation },
    answers: JSON.stringify(answers),
  }));
  await tx.insertInto('quiz_questions').values(rows).execute();
}

/** Whether a course has a quiz without questions. */
export async function hasEmptyQuiz(tx: Tx, courseId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('lessons')
    .select('id')
    .where('course_id', '=', courseId)
    .where('kind', '=', 'quiz')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('quiz_questions')
            .select('quiz_questions.id')
            .whereRef('quiz_questions.lesson_id', '=', 'lessons.id'),
        ),
      ),
    )
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Copies the quizzes of a course to the lessons of its copy, which has the same lessons in the same order. */
export async function copyQuizzes(tx: Tx, fromCourseId: number, toCourseId: number): Promise<void> {
  const pairs = sql`(select a.id as source, b.id as copy from
    (select id, row_number() over (order by position, id) as place from lessons where course_id = ${fromCourseId}) a
    join (select id, row_number() over (order by position, id) as place from lessons where course_id = ${toCourseId}) b
    using (place)) pair`;
  await sql`insert into quiz_settings
      (lesson_id, pass_mark, max_attempts, questions_drawn, shuffle_questions, shuffle_options)
    select pair.copy, pass_mark, max_attempts, questions_drawn, shuffle_questions, shuffle_options
    from quiz_settings join ${pairs} on pair.source = lesson_id`.execute(tx);
  await sql`insert into quiz_questions (lesson_id, position, kind, text, explanation, answers)
    select pair.copy, position, kind, text, explanation, answers
    from quiz_questions join ${pairs} on pair.source = lesson_id`.execute(tx);
}

/** Stores the quizzes of courses as they are now, each with the current version of its course. */
export async function writeQuizVersions(tx: Tx, courseIds: readonly number[]): Promise<void> {
  await sql`insert into quiz_versions (course_id, version, lesson_id, content)
    select c.id, c.version, l.id, to_jsonb(s) - 'lesson_id' - 'version' || jsonb_build_object('questions',
      (select coalesce(jsonb_agg(to_jsonb(q) - 'lesson_id' - 'position' order by q.position, q.id), '[]')
        from quiz_questions q where q.lesson_id = l.id))
    from courses c join lessons l on l.course_id = c.id and l.kind = 'quiz'
    join quiz_settings s on s.lesson_id = l.id
    where c.id = any(${[...courseIds]}::int[]) and c.version > 0
    on conflict do nothing`.execute(tx);
}

interface VersionKey {
  readonly course_id: number;
  readonly version: number;
  readonly lesson_id: number;
}

/** Returns a quiz as it was published; null for a lesson that was published without questions. */
export async function readQuizVersion(tx: Tx, key: VersionKey): Promise<Quiz | null> {
  const row = await tx
    .selectFrom('quiz_versions')
    .select('content')
    .where('course_id', '=', key.course_id)
    .where('version', '=', key.version)
    .where('lesson_id', '=', key.lesson_id)
    .executeTakeFirst();
  return row && row.content.questions.length > 0 ? row.content : null;
}
