import { type Kysely, sql } from 'kysely';

/** Adds indexes for subscriptions, which are read by account on every call and deleted with their person. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['account_id', 'user_id']) {
    await sql.raw(`create index subscriptions_${column} on subscriptions (${column})`).execute(db);
  }
}
