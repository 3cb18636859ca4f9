import { type Kysely, sql } from 'kysely';

/** Accounts get a time zone: an IANA name, UTC if null. Campaigns open by it, and people without a zone of their own answer by it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table accounts add column time_zone text').execute(db);
}
