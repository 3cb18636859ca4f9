import { type Kysely, sql } from 'kysely';
import { grant, isolate } from './access.ts';

const forms = [
  {
    waiting: 'waiting_forms',
    sealed: 'sealed_forms',
    campaigns: 'benchmark_campaigns',
    respondents: 'participations',
    respondent: 'participation_id',
  },
  {
    waiting: 'waiting_ratings',
    sealed: 'sealed_ratings',
    campaigns: 'survey_campaigns',
    respondents: 'assignments',
    respondent: 'assignment_id',
  },
] as const;

/**
 * Submitted forms wait with their respondents until the builder moves them in batches (R23). Forms submitted
 * before this migration wait without a respondent, because their transactions already link them to one. They
 * are moved with the next batch.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);
  for (const { waiting, sealed, campaigns, respondents, respondent } of forms) {
    await run(`create table ${waiting} (
      id uuid primary key default gen_random_uuid(),
      account_id integer not null references accounts (id),
      campaign_id integer not null references ${campaigns} (id) on delete cascade,
      ${respondent} integer references ${respondents} (id) on delete set null,
      kind text not null,
      box bytea not null,
      unique (${respondent}, kind)
    )`);
    await run(`create index ${waiting}_campaign on ${waiting} (campaign_id, kind)`);
    await grant(db, waiting, { respondent: ['insert'], builder: ['select', 'delete'] });
    await isolate(db, waiting);
    await run(`insert into ${waiting} (account_id, campaign_id, kind, box)
      select campaign.account_id, form.campaign_id, form.kind, form.sealed
      from ${sealed} form join ${campaigns} campaign on campaign.id = form.campaign_id order by form.id`);
    await run(`truncate ${sealed}`);
    await run(`revoke insert on ${sealed} from cairn_respondent`);
    await run(`grant insert on ${sealed} to cairn_builder`);
    // An older server that is still running must not publish without the waiting forms.
    await run(`alter table ${sealed} rename column sealed to box`);
  }
}
