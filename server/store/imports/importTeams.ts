import { sql } from 'kysely';
import { maxNewTeams } from '../../../domain/imports/importFields.ts';
import type { Tx } from '../database.ts';
import type { NewTeam } from '../tables/imports.ts';
import { type ImportAuthor, importAuditInsert, recordedValues } from './importAuditInsert.ts';

const auditInsert = (author: ImportAuthor, action: 'create' | 'delete') =>
  importAuditInsert(author, {
    action,
    resource: 'teams',
    recordId: sql`id::text`,
    changes: recordedValues(action, ['name']),
    rows: sql`from touched order by id`,
  });

/** Returns the teams that the rows of an import would create, by name: at most one more than is permitted. */
export async function listNewTeams(tx: Tx, importId: number): Promise<NewTeam[]> {
  const { rows } = await sql<NewTeam>`
    select (array_agg(name order by line))[1] as name, count(*)::int as people
    from (select line, unnest(new_teams) as name from user_import_rows
      where import_id = ${importId} and kind in ('create', 'update') and new_teams <> '{}') named
    group by lower(name) order by lower(name) limit ${maxNewTeams + 1}::int`.execute(tx);
  return rows;
}

interface CreatedTeam {
  readonly id: number;
  /** One of the given names; names that differ only in case are one team. */
  readonly name: string;
  readonly is_new: boolean;
}

/**
 * Creates the teams that still don't exist and records each in the audit log. Returns the team of each name. Other imports of the account wait
 * until the transaction ends, so that none creates the same team.
 */
export async function createMissingTeams(
  tx: Tx,
  author: ImportAuthor,
  names: readonly string[],
): Promise<CreatedTeam[]> {
  if (names.length === 0) return [];
  await sql`select pg_advisory_xact_lock(hashtext('import_teams'), ${author.accountId}::int)`.execute(tx);
  const { rows } = await sql<CreatedTeam>`with named as (
      select name, lower(name) as key, at
      from unnest(${[...new Set(names)]}::text[]) with ordinality as named (name, at)
    ), wanted as (
      select distinct on (key) key, name from named order by key, at
    ), present as (
      select min(id) as id, wanted.key from teams join wanted on lower(teams.name) = wanted.key
      where account_id = ${author.accountId} group by wanted.key
    ), touched as (
      insert into teams (account_id, name, updated_at)
      select ${author.accountId}::int, name, ${author.now}::timestamptz from wanted
      where key not in (select key from present) order by key
      returning id, name
    ), audited as (${auditInsert(author, 'create')}), stored as (
      select id, key, false as is_new from present
      union all select touched.id, wanted.key, true from touched join wanted using (name)
    ) select stored.id, named.name, stored.is_new from named join stored using (key)`.execute(tx);
  return rows;
}

/**
 * Deletes the teams that an import created, if they have no members, lead or group and no record refers to them, and records each in the
 * audit log.
 */
export async function removeEmptyTeams(tx: Tx, author: ImportAuthor, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`with touched as (
      delete from teams where account_id = ${author.accountId} and id = any(${[...ids]}::int[])
        and leader_id is null and group_id is null
        and not exists (select from memberships where team_id = teams.id)
        and not exists (select from sprints where team_id = teams.id)
        and not exists (select from learning_campaigns where teams.id = any(team_ids))
        and not exists (select from campaign_audience where kind = 'team' and target_id = teams.id)
      returning id, name
    ), audited as (${auditInsert(author, 'delete')}) select 1`.execute(tx);
}
