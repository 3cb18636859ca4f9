import { type Kysely, sql } from 'kysely';

/** Adds sets of courses as steps of paths, and stores the sets of a path with the courses of each assignment. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);
  await run(`alter table path_steps
    alter column course_id drop not null,
    add column course_ids integer[] not null default '{}',
    add column needed integer,
    add constraint path_steps_course_or_set check ((course_id is null) = (cardinality(course_ids) > 0))`);
  await run('create index path_steps_sets on path_steps using gin (course_ids)');
  await run(`alter table learning_assignments add column course_sets jsonb not null default '[]'`);
}
