import { type Kysely, sql } from 'kysely';

/** Subscriptions are read with every call by their account, and go with their person. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['account_id', 'user_id']) {
    await sql.raw(`create index subscriptions_${column} on subscriptions (${column})`).execute(db);
  }
}
