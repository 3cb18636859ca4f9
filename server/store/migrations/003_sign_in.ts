import { type Kysely, sql } from 'kysely';
import { everything, grant } from './access.ts';

/** Sign-in tables contain hashes of secrets, never the secrets. They belong to people, not to accounts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`create table sessions (
      id uuid primary key default gen_random_uuid(),
      token_hash text not null unique,
      user_id integer not null references users (id) on delete cascade,
      device text not null default '',
      viewed_account_id integer references accounts (id) on delete set null,
      viewing_since timestamptz,
      created_at timestamptz not null,
      last_seen_at timestamptz not null,
      expires_at timestamptz not null
    )`)
    .execute(db);
  await sql.raw('create index sessions_user on sessions (user_id)').execute(db);
  await sql.raw('create index sessions_expiry on sessions (expires_at)').execute(db);

  await sql
    .raw(`create table password_resets (
      token_hash text primary key,
      user_id integer not null references users (id) on delete cascade,
      expires_at timestamptz not null,
      used_at timestamptz
    )`)
    .execute(db);

  await sql
    .raw(`create table sign_in_codes (
      user_id integer primary key references users (id) on delete cascade,
      code_hash text not null,
      attempts integer not null default 0,
      expires_at timestamptz not null
    )`)
    .execute(db);

  await sql
    .raw(`create table known_devices (
      user_id integer not null references users (id) on delete cascade,
      device_hash text not null,
      last_seen_at timestamptz not null,
      primary key (user_id, device_hash)
    )`)
    .execute(db);

  for (const table of ['sessions', 'password_resets', 'sign_in_codes', 'known_devices']) {
    await grant(db, table, { web: everything });
  }
}
