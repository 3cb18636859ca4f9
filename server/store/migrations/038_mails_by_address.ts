import { type Kysely, sql } from 'kysely';

/** Adds an index for the limit on mails to one address, which applications trigger (decision 34). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw('create index mails_by_address on mails (lower(to_address), template, created_at)')
    .execute(db);
}
