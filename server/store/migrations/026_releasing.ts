import { type Kysely, sql } from 'kysely';
import { everything, grant, isolate } from './access.ts';

/** Stores the progress of release runs, and the published score distributions of all respondents. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);
  await run('alter table benchmark_campaigns add column sensitive_min_group integer default 10');
  await run("alter table benchmark_campaigns add column left_out_when_small text[] not null default '{}'");
  await run('alter table releases add column banded boolean not null default false');

  await run(`create table release_counts (
    release_id integer not null references releases (id) on delete cascade,
    account_id integer not null references accounts (id),
    topic_id integer not null,
    from_score smallint not null,
    to_score smallint not null,
    share smallint not null,
    primary key (release_id, topic_id, from_score)
  )`);
  await grant(db, 'release_counts', { web: ['select'], builder: ['select', 'insert'] });
  await isolate(db, 'release_counts');
  await run(`create trigger release_counts_immutable before update on release_counts
    for each row execute function refuse_change()`);

  await run(`create table release_runs (
    campaign_id integer primary key references benchmark_campaigns (id) on delete cascade,
    account_id integer not null references accounts (id),
    closed_on date not null,
    done integer not null default 0,
    wanted integer not null default 0,
    ended_at timestamptz
  )`);
  await run('create index release_runs_open on release_runs (campaign_id) where ended_at is null');
  await grant(db, 'release_runs', { web: ['select'], builder: everything });
  await isolate(db, 'release_runs');
}
