import { type Kysely, sql } from 'kysely';

/**
 * Stores with each enrolment what reports would otherwise compute from all rows of an account: the mean score of its quizzes, and whether it is
 * the person's newest in its course. A trigger keeps the latter, so that it holds however someone is enrolled.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);
  await run(`alter table enrolments
    add column score numeric(5, 2) check (score between 0 and 100),
    add column is_newest boolean not null default true`);
  await run(`update enrolments e set score = p.score
    from (select enrolment_id, avg(score) as score from lesson_progress where score is not null group by 1) p
    where p.enrolment_id = e.id`);
  await run(`update enrolments e set is_newest = false where exists (select from enrolments n
    where n.user_id = e.user_id and n.account_id = e.account_id and n.course_id = e.course_id and n.id > e.id)`);
  await run(`create function mark_newest_enrolment() returns trigger language plpgsql as $$
    begin
      update enrolments set is_newest = false where user_id = new.user_id and account_id = new.account_id
        and course_id = new.course_id and id <> new.id and is_newest;
      return null;
    end $$`);
  await run(`create trigger enrolments_newest after insert on enrolments
    for each row execute function mark_newest_enrolment()`);
  await run('create index learning_assignments_state on learning_assignments (account_id, state, path_id)');
}
