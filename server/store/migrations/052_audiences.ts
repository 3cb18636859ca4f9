import { type Kysely, sql } from 'kysely';
import { everything, grant, isolate } from './access.ts';

/**
 * Stores the audience of each closed campaign and its published numbers, encrypted and for the builder only,
 * so that later audiences of the account can be compared with it (R24). A row outlives its campaign, whose
 * results may have been read before it was deleted. Respondents are told how the invited people were chosen.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);
  await run(`create table audience_rosters (
    campaign_id integer primary key,
    account_id integer not null references accounts (id),
    closed_on date not null,
    is_published boolean not null default false,
    sealed bytea not null
  )`);
  await run('create index audience_rosters_account on audience_rosters (account_id, closed_on)');
  await grant(db, 'audience_rosters', { builder: everything });
  await isolate(db, 'audience_rosters');
  await run('grant select on campaign_audience to cairn_respondent');
  await run('alter table releases add column limited_by_audience boolean not null default false');
}
