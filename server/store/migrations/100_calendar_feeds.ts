import { type Kysely, sql } from 'kysely';
import { everything, grant, isolate, ownPerson } from './access.ts';

/** Adds the private calendar feeds: at most one for each person, with the hash of the secret in its address. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`create table calendar_feeds (
      user_id integer primary key references users (id) on delete cascade,
      token_hash text not null unique,
      created_at timestamptz not null
    )`)
    .execute(db);
  await grant(db, 'calendar_feeds', { web: everything });
  await isolate(
    db,
    'calendar_feeds',
    `${ownPerson} or (select current_setting('cairn.platform', true) = 'on')`,
  );
}
