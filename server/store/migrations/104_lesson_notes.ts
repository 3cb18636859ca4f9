import { type Kysely, sql } from 'kysely';
import { everything, grant, isolate, ownAccountAndPerson } from './access.ts';

/**
 * Adds the notes and bookmarks of learners, which only they can access, and ratings of courses. A rating has no person and no time: an
 * enrolment only says that it was given.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);

  await run(`create table lesson_notes (
    account_id integer not null references accounts (id) on delete cascade,
    user_id integer not null references users (id) on delete cascade,
    course_id integer not null references courses (id) on delete cascade,
    lesson_id integer not null,
    lesson_title text not null,
    note text not null,
    is_bookmarked boolean not null,
    updated_at timestamptz not null,
    primary key (user_id, course_id, lesson_id)
  )`);
  await run(
    'create index lesson_notes_newest on lesson_notes (user_id, updated_at desc, course_id, lesson_id)',
  );
  await run('create index lesson_notes_account on lesson_notes (account_id)');
  await run('create index lesson_notes_course on lesson_notes (course_id)');
  await grant(db, 'lesson_notes', { web: everything });
  await isolate(db, 'lesson_notes', ownAccountAndPerson);

  await run('alter table enrolments add column rated boolean not null default false');
  await run(`create table course_ratings (
    id uuid primary key default gen_random_uuid(),
    account_id integer not null references accounts (id) on delete cascade,
    course_id integer not null references courses (id) on delete cascade,
    batch integer not null,
    rating integer not null check (rating between 1 and 5)
  )`);
  await run('create index course_ratings_of_course on course_ratings (course_id, account_id, batch)');
  await run('create index course_ratings_account on course_ratings (account_id)');
  await grant(db, 'course_ratings', { web: ['select', 'insert'] });
  await isolate(db, 'course_ratings');
}
