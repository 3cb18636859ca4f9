import { type Kysely, sql } from 'kysely';
import { grant } from './access.ts';

/** Campaigns ask an account's own questions, in the versions of the launch; and reminders can be stopped. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);
  const ids = "integer[] not null default '{}'";
  await run(`alter table benchmark_campaigns add column supplemental_ids ${ids}`);
  for (const table of ['campaign_forms', 'assessment_forms']) {
    // Versions, in the order in which they are asked; those of `required_ids` cannot be left out.
    await run(`alter table ${table} add column supplemental_ids ${ids}, add column required_ids ${ids}`);
  }
  await grant(db, 'supplemental_versions', { builder: ['select'] });

  for (const table of ['participations', 'assignments']) {
    await run(`alter table ${table} add column reminders_stopped boolean not null default false`);
  }

  // What people thought of a cycle, from the close on: nobody's, about nobody.
  await run(`create table survey_feedback (
      id uuid primary key,
      campaign_id integer not null references survey_campaigns (id) on delete cascade,
      rating integer,
      improvement text
    )`);
  await run('create index survey_feedback_campaign on survey_feedback (campaign_id)');
  await grant(db, 'survey_feedback', { builder: ['select', 'insert', 'delete'] });
}
