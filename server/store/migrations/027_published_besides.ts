import { type Kysely, sql } from 'kysely';
import { grant, isolate } from './access.ts';

const ofRelease = `release_id integer not null references releases (id) on delete cascade,
      account_id integer not null references accounts (id)`;

/**
 * Creates tables for the published results of a release in addition to its cells: answers to an account's
 * custom questions, and the drivers of the outcome. Also adds the benchmark across accounts, which is built
 * once a quarter. The builder writes these tables and never changes their rows.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);
  // Every question has a row, whether or not enough people answered it, so that rows do not reveal which ones reached
  // the threshold.
  await run(`create table release_questions (
      ${ofRelease},
      question_id integer not null,
      place integer not null,
      form jsonb not null,
      primary key (release_id, question_id)
    )`);
  await run(`create table release_shares (
      ${ofRelease},
      question_id integer not null,
      place integer not null,
      options integer[] not null,
      percent smallint not null,
      low boolean not null,
      high boolean not null,
      n_band smallint not null,
      primary key (release_id, question_id, place)
    )`);
  await run(`create table release_comments (
      id uuid primary key,
      ${ofRelease},
      question_id integer not null,
      comment text not null
    )`);
  await run('create index release_comments_question on release_comments (release_id, question_id, id)');
  await run(`create table release_drivers (
      ${ofRelease},
      outcome_id integer not null references topics (id),
      topic_id integer not null references topics (id),
      link smallint not null,
      primary key (release_id, topic_id)
    )`);
  for (const table of ['release_questions', 'release_shares', 'release_comments', 'release_drivers']) {
    await grant(db, table, { web: ['select'], builder: ['select', 'insert'] });
    await isolate(db, table);
    await keep(table);
  }

  await run('alter table accounts add column shares_benchmark boolean not null default false');
  // A quarter with too few accounts has a build without norms, so that it is not built again.
  await run(`create table benchmark_builds (
      quarter text primary key,
      built_on date not null,
      accounts_band smallint
    )`);
  await run(`create table benchmark_norms (
      quarter text not null references benchmark_builds (quarter),
      topic_id integer not null references topics (id),
      p25 smallint not null,
      p50 smallint not null,
      p75 smallint not null,
      primary key (quarter, topic_id)
    )`);
  await run(`create table benchmark_places (
      quarter text not null references benchmark_builds (quarter),
      account_id integer not null references accounts (id) on delete cascade,
      topic_id integer not null references topics (id),
      percentile smallint not null,
      primary key (quarter, account_id, topic_id)
    )`);
  for (const table of ['benchmark_builds', 'benchmark_norms', 'benchmark_places']) {
    await grant(db, table, { web: ['select'], builder: ['select', 'insert'] });
    await keep(table);
  }
  await isolate(db, 'benchmark_places');

  async function keep(table: string): Promise<void> {
    await run(`create trigger ${table}_immutable before update on ${table}
      for each row execute function refuse_change()`);
  }
}
