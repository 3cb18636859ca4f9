import { type Kysely, sql } from 'kysely';

/** The name of an account in its sign-in address, which its administrators choose. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);
  await run(`alter table account_brandings add column slug text
    check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$')`);
  await run('create unique index account_brandings_slug on account_brandings (slug)');
}
