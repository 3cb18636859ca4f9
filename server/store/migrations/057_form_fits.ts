import { type Kysely, sql } from 'kysely';
import { grant } from './access.ts';

/**
 * Stores the fit of the form of a norm version, rounded (R28). It is written once with the norm version and
 * never changed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`create table form_fits (
      norm_version integer primary key references norm_versions (number),
      facts jsonb not null
    )`)
    .execute(db);
  await grant(db, 'form_fits', { web: ['select'], builder: ['select', 'insert'] });
}
