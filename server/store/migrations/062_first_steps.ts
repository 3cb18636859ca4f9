import { type Kysely, sql } from 'kysely';
import { everything, grant, isolate } from './access.ts';

/**
 * Imports find their headings, create teams and set managers; each row stores what an undo needs. `account_setups` stores what an
 * administrator of a new account confirmed or dismissed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);
  await run(`alter table user_imports
    add column heading_line integer,
    add column creates_teams boolean not null default false,
    add column new_teams jsonb not null default '[]',
    add column created_team_ids integer[] not null default '{}'`);
  // No foreign keys to people, as in the other columns.
  await run(`alter table user_import_rows
    add column new_teams text[] not null default '{}',
    add column manager_id integer,
    add column manager_line integer,
    add column managers_before integer[],
    add column relationship_id integer`);
  await run(`create table account_setups (
    account_id integer primary key references accounts (id) on delete cascade,
    teams_confirmed_at timestamptz,
    dismissed_at timestamptz
  )`);
  await grant(db, 'account_setups', { web: everything });
  await isolate(db, 'account_setups');
}
