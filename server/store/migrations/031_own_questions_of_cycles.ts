import { type Kysely, sql } from 'kysely';

const ofCycle = `release_id, survey_campaign_id, view`;

/**
 * What people say to an account's own questions in a cycle is published like that of a benchmark: in the same tables, of
 * themselves and of others apart. It is written at the close, when the boxes go, and seen from the release on.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);
  for (const [table, key] of [
    ['release_questions', 'question_id'],
    ['release_shares', 'question_id, place'],
    ['release_comments', null],
  ] as const) {
    if (key) await run(`alter table ${table} drop constraint ${table}_pkey`);
    await run(`alter table ${table} alter column release_id drop not null,
      add column survey_campaign_id integer references survey_campaigns (id) on delete cascade,
      add column view text not null default 'self',
      add constraint ${table}_of_one check ((release_id is null) <> (survey_campaign_id is null))`);
    if (key) await run(`alter table ${table} add unique nulls not distinct (${ofCycle}, ${key})`);
    await run(`create index ${table}_cycle on ${table} (survey_campaign_id)`);
    // The second net: before the release there is nothing to see, whatever a query asks for.
    await run(`create policy ${table}_released on ${table} as restrictive for select to cairn_web
      using (survey_campaign_id is null or exists
        (select 1 from metric_releases where metric_releases.campaign_id = ${table}.survey_campaign_id))`);
  }
  // From how many comments on they are surely of 5, 10, 20, 50, 100 people; null where everybody was asked once.
  await run('alter table release_questions add column sure integer[]');
}
