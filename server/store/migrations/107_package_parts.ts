import { type Kysely, sql } from 'kysely';

/** Keeps what a package stores for each of its parts, and whether the part was completed, with its score. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);
  await run(`alter table package_states
    add column part integer not null default 0 check (part >= 0),
    add column is_completed boolean not null default false,
    add column score numeric(5, 2) check (score between 0 and 100)`);
  await run('alter table package_states drop constraint package_states_pkey');
  await run('alter table package_states add primary key (enrolment_id, lesson_id, part)');
  await run(`update package_states s set is_completed = true, score = p.score
    from lesson_progress p where p.enrolment_id = s.enrolment_id and p.lesson_id = s.lesson_id
      and p.state = 'completed'`);
}
