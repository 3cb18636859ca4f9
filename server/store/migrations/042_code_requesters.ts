import { type Kysely, sql } from 'kysely';

/**
 * A mailed code works only in the browser that requested it. Codes are valid for ten minutes, so earlier ones
 * are deleted.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('delete from sign_in_codes').execute(db);
  await sql
    .raw(`alter table sign_in_codes
      add column requester_hash text not null,
      drop constraint sign_in_codes_pkey,
      add primary key (user_id, requester_hash)`)
    .execute(db);
}
