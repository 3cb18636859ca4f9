import { type Kysely, sql } from 'kysely';

const ofCycle = `release_id, survey_campaign_id, view`;

/**
 * Answers to an account's custom questions in a cycle are published in the tables of the benchmark, separately for
 * self-assessments and raters. They are written at the close, when the sealed forms are deleted, and visible from the
 * release on.
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
    // Enforced by the database as well: before the release, no query returns a row.
    await run(`create policy ${table}_released on ${table} as restrictive for select to cairn_web
      using (survey_campaign_id is null or exists
        (select 1 from metric_releases where metric_releases.campaign_id = ${table}.survey_campaign_id))`);
  }
  // The numbers of comments that guarantee 5, 10, 20, 50 and 100 authors; null if each person received only
  // one request.
  await run('alter table release_questions add column sure integer[]');
}
