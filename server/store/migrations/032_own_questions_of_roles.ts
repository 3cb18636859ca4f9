import { type Kysely, sql } from 'kysely';

/** A role asks applicants questions of the account's own as well; which versions, its form says once it is open. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw("alter table requisitions add column supplemental_ids integer[] not null default '{}'")
    .execute(db);
}
