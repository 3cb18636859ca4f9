import { type Kysely, sql } from 'kysely';

/**
 * Files of relationships are imported like files of people. Unlike the columns about people, those about relationships have foreign keys: a row
 * that names a deleted or erased person is deleted with them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);
  await run(`alter table user_imports
    add column subject text not null default 'people' check (subject in ('people', 'relationships'))`);
  await run('create index user_imports_by_subject on user_imports (account_id, subject, id desc)');
  await run(`alter table user_import_rows
    add column from_user_id integer references users (id) on delete cascade,
    add column relation_kind text check (relation_kind in ('manager', 'peer', 'other')),
    add column to_user_id integer references users (id) on delete cascade`);
  await run(`create index user_import_rows_from on user_import_rows (from_user_id)
    where from_user_id is not null`);
  await run('create index user_import_rows_to on user_import_rows (to_user_id) where to_user_id is not null');
}
