import { type Kysely, sql } from 'kysely';
import { grant } from './access.ts';

/**
 * Stores the times of mails whose number per hour is limited (decision 34). The keys are hashes, and no row
 * belongs to an account: the limit of a network applies to all accounts.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('create table mail_slots (key text not null, at timestamptz not null)').execute(db);
  await sql.raw('create index mail_slots_by_key on mail_slots (key, at)').execute(db);
  await sql.raw('create index mail_slots_by_time on mail_slots (at)').execute(db);
  await sql.raw('drop index mails_by_address').execute(db);
  await grant(db, 'mail_slots', { web: ['select', 'insert', 'delete'] });
}
