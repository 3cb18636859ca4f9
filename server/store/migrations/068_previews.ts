import { type Kysely, sql } from 'kysely';

/** `account_setups` also stores when the preview of a survey was first opened. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table account_setups add column previewed_at timestamptz`.execute(db);
}
