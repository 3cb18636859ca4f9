import { type Kysely, sql } from 'kysely';

/**
 * A requested link to set a password no longer replaces one that an administrator sent (decision 34); only those expire later than an
 * hour from now. Device tokens are signed from now on, so no token of a stored device is accepted any more.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);
  await run("alter table password_resets add column purpose text not null default 'reset'");
  await run("update password_resets set purpose = 'setup' where expires_at > now() + interval '1 hour'");
  await run('alter table password_resets alter column purpose drop default');
  await run(
    "alter table password_resets add constraint password_resets_purpose check (purpose in ('setup', 'reset'))",
  );
  await run('delete from known_devices');
}
