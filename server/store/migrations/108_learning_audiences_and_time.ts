import { type Kysely, sql } from 'kysely';
import { everything, grant, isolate } from './access.ts';

/**
 * Adds team groups and roles to the audiences of learning campaigns, and the time that people spend in lessons. An enrolment has the sum of
 * its lessons, because reports would otherwise read all of them. `learner_clocks` has the moment up to which the time of a person is counted, so
 * that no moment counts twice.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);
  await run(`alter table learning_campaigns
    add column team_group_ids integer[] not null default '{}',
    add column roles text[] not null default '{}'`);
  for (const table of ['enrolments', 'lesson_progress'])
    await run(`alter table ${table} add column seconds integer not null default 0 check (seconds >= 0)`);
  await run(`create table learner_clocks (
    user_id integer primary key references users (id) on delete cascade,
    account_id integer not null references accounts (id) on delete cascade,
    counted_until timestamptz not null
  )`);
  await run('create index learner_clocks_account on learner_clocks (account_id)');
  await grant(db, 'learner_clocks', { web: everything });
  await isolate(db, 'learner_clocks');
}
