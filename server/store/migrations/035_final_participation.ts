import { type Kysely, sql } from 'kysely';

/**
 * Stores the participation of a closed campaign as it was at the close, even if people are erased later
 * (R12). Null if too few people were invited, and for campaigns closed before this migration.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`alter table benchmark_campaigns
      add column final_invited_from smallint,
      add column final_started_percent smallint,
      add column final_participation_percent smallint`)
    .execute(db);
}
