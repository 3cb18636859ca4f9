import { type Kysely, sql } from 'kysely';
import { everything, grant, isolate } from './access.ts';

/** Creates the chosen audience of a survey campaign; its targets at the launch are in `survey_targets`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`create table survey_audience (
      account_id integer not null references accounts (id),
      campaign_id integer not null references survey_campaigns (id) on delete cascade,
      kind text not null,
      target_id integer not null,
      primary key (campaign_id, kind, target_id)
    )`)
    .execute(db);
  await grant(db, 'survey_audience', { web: everything });
  await isolate(db, 'survey_audience');
}
