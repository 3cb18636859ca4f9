import { sql } from 'kysely';
import type { CourseContent } from '../../../domain/learning/courseContent.ts';
import type { Tx } from '../database.ts';
import { writeQuizVersions } from './quizzes.ts';

/** Stores courses with their lessons and quizzes as they are now, each under its current version. A stored version never changes. */
export async function writeCourseVersions(tx: Tx, courseIds: readonly number[]): Promise<void> {
  await sql`insert into course_versions (course_id, version, content, published_on)
    select c.id, c.version, jsonb_build_object(
      'title', c.title, 'summary', c.summary, 'description', c.description, 'minutes', c.minutes, 'link', c.link,
      'locale_abbr', c.locale_abbr,
      'lessons', coalesce(
        (select jsonb_agg(to_jsonb(l) - 'course_id' order by l.position, l.id) from lessons l where l.course_id = c.id),
        '[]')
    ), coalesce(c.published_on, current_date)
    from courses c where c.id = any(${[...courseIds]}::int[]) and c.version > 0
    on conflict do nothing`.execute(tx);
  await sql`insert into course_version_files (course_id, version, file_id)
    select distinct l.course_id, c.version, l.file_id from lessons l join courses c on c.id = l.course_id
    where c.id = any(${[...courseIds]}::int[]) and c.version > 0 and l.file_id is not null
    on conflict do nothing`.execute(tx);
  await writeQuizVersions(tx, courseIds);
}

/** Returns a version of a course. */
export async function readCourseVersion(
  tx: Tx,
  courseId: number,
  version: number,
): Promise<CourseContent | null> {
  const row = await tx
    .selectFrom('course_versions')
    .select('content')
    .where('course_id', '=', courseId)
    .where('version', '=', version)
    .executeTakeFirst();
  return row?.content ?? null;
}
