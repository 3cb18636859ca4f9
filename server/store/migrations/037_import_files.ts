import { type Kysely, sql } from 'kysely';
import { everything, grant, isolate } from './access.ts';

/**
 * Stores an uploaded file in pieces until it is read, so that neither upload nor reading is one long transaction and a
 * restart of the server loses nothing.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);
  await run(`alter table user_imports
      alter column encoding drop not null,
      add column file_id uuid,
      add column attempts integer not null default 0,
      add column read_until timestamptz,
      add column problem jsonb`);
  await run(`create index user_imports_reading on user_imports (account_id, id) where state = 'reading'`);
  await run(`create unique index user_imports_file on user_imports (file_id) where file_id is not null`);
  await run(`create table import_file_pieces (
      file_id uuid not null,
      place integer not null,
      account_id integer not null references accounts (id),
      bytes bytea not null,
      created_at timestamptz not null,
      primary key (file_id, place)
    )`);
  await run('create index import_file_pieces_account on import_file_pieces (account_id)');
  await run('create index import_file_pieces_age on import_file_pieces (created_at)');
  await grant(db, 'import_file_pieces', { web: everything });
  await isolate(db, 'import_file_pieces');
}
