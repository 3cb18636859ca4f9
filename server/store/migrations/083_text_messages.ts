import { type Kysely, sql } from 'kysely';

/**
 * Text messages share the queue of emails, so that their number, their gaps and what remains of them are the same. `to_address` of a text
 * message is a mobile number.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`alter table mails add column channel text not null default 'email'
      check (channel in ('email', 'sms'))`)
    .execute(db);
}
