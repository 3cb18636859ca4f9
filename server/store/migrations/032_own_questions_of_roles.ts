import { type Kysely, sql } from 'kysely';

/** A role can contain the account's custom questions; its form lists their versions once the role is open. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw("alter table requisitions add column supplemental_ids integer[] not null default '{}'")
    .execute(db);
}
