import { type Kysely, sql } from 'kysely';
import { everything, grant, isolate } from './access.ts';

/** Uploaded files, whose content is in the file store, and how an account presents itself to the people it asks. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);
  // A file is listed before it is stored and until it was deleted from the store, so that none is left behind.
  await run(`create table stored_files (
    name text primary key,
    account_id integer references accounts (id) on delete set null,
    media_type text not null,
    created_at timestamptz not null,
    expires_at timestamptz
  )`);
  await run('create index stored_files_account on stored_files (account_id)');
  await run('create index stored_files_expired on stored_files (expires_at) where expires_at is not null');
  await grant(db, 'stored_files', { web: everything });
  await isolate(db, 'stored_files');

  await run(`create table account_brandings (
    account_id integer primary key references accounts (id) on delete cascade,
    logo_file text references stored_files (name),
    logo_width integer,
    logo_height integer,
    accent_color text,
    sender_name text not null default '',
    check ((logo_file is null) = (logo_width is null) and (logo_file is null) = (logo_height is null))
  )`);
  await run('create unique index account_brandings_logo on account_brandings (logo_file)');
  await grant(db, 'account_brandings', { web: everything, respondent: ['select'] });
  await isolate(db, 'account_brandings');
}
