import { type Kysely, sql } from 'kysely';

/**
 * Stores how reliable the published results of a campaign are, computed once at the release (decision 44).
 * Null for results published before this migration.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['metric_releases', 'releases']) {
    await sql.raw(`alter table ${table} add column technical jsonb`).execute(db);
  }
}
