import { type Kysely, sql } from 'kysely';

/**
 * Removes the source `rule` of enrolments, which was never written. A rule recommends a course and doesn't enrol anyone: a stored reason would
 * tell whose score is low.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table enrolments drop constraint enrolments_source_check,
    add constraint enrolments_source_check check (source in ('assigned', 'self'))`.execute(db);
}
