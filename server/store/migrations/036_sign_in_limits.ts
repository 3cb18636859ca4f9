import { type Kysely, sql } from 'kysely';

/**
 * Waiting times per network or device replace lock-outs (decision 34), and all devices used for a sign-in are stored;
 * those stored before had been confirmed with a code. Mails to one person are counted by kind.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);
  await run('delete from lock_outs');
  await run(
    'alter table lock_outs add column waits integer not null default 0, add column retry_at timestamptz',
  );
  await run('alter table known_devices add column confirmed boolean not null default false');
  await run('update known_devices set confirmed = true');
  await run('create index mails_by_person on mails (user_id, template, created_at)');
}
