import { type Kysely, sql } from 'kysely';
import { grant } from './access.ts';

/** Campaigns contain an account's custom questions, in the versions of the launch; reminders can be stopped. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);
  const ids = "integer[] not null default '{}'";
  await run(`alter table benchmark_campaigns add column supplemental_ids ${ids}`);
  for (const table of ['campaign_forms', 'assessment_forms']) {
    // Question versions in order; those in `required_ids` are mandatory.
    await run(`alter table ${table} add column supplemental_ids ${ids}, add column required_ids ${ids}`);
  }
  await grant(db, 'supplemental_versions', { builder: ['select'] });

  for (const table of ['participations', 'assignments']) {
    await run(`alter table ${table} add column reminders_stopped boolean not null default false`);
  }

  // Feedback on a cycle after the close: without person and target.
  await run(`create table survey_feedback (
      id uuid primary key,
      campaign_id integer not null references survey_campaigns (id) on delete cascade,
      rating integer,
      improvement text
    )`);
  await run('create index survey_feedback_campaign on survey_feedback (campaign_id)');
  await grant(db, 'survey_feedback', { builder: ['select', 'insert', 'delete'] });
}
