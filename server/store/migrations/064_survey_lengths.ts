import { type Kysely, sql } from 'kysely';
import { everything, grant, isolate } from './access.ts';

/**
 * Campaigns have a length. Short ones have two forms: `links` has the constants that link them, and is null where responses have a value
 * for every question. `form_leads` balances the forms in each team until the close; team 0 is for people without a team.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);
  await run(`alter table benchmark_campaigns
    add column length text not null default 'full',
    add column topic_ids integer[] not null default '{}'`);
  await run('alter table campaign_forms add column links jsonb');
  await run(`alter table participations add column form text check (form in ('a', 'b'))`);
  // No foreign key to teams: deleting a team must not change the balance of those who remain.
  await run(`create table form_leads (
    account_id integer not null references accounts (id),
    campaign_id integer not null references benchmark_campaigns (id) on delete cascade,
    team_id integer not null,
    lead smallint not null check (lead between -1 and 1),
    primary key (campaign_id, team_id)
  )`);
  await grant(db, 'form_leads', { web: everything });
  await isolate(db, 'form_leads');
}
