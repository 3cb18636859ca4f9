import { type Kysely, sql } from 'kysely';

/**
 * Stores the margin of each published score in whole points, which replaces the standard deviations in
 * `releases.spread` (decision 7). Null for fewer than 20 respondents, and for results published before this
 * migration, which keep their standard deviations.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table release_cells add column margin smallint').execute(db);
}
