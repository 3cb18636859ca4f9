import { type Kysely, sql } from 'kysely';

/**
 * How many took part is told of a closed campaign as it was at the close, whoever is erased later (R12). Null where too
 * few were invited to say, and in campaigns that were closed before it was kept.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`alter table benchmark_campaigns
      add column final_invited_from smallint,
      add column final_started_percent smallint,
      add column final_participation_percent smallint`)
    .execute(db);
}
