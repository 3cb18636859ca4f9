import { sql } from 'kysely';
import type { Tx } from '../database.ts';
import { type ImportAuthor, importAuditInsert, recordedValues } from './importAuditInsert.ts';
import { withLines } from './importRows.ts';

interface TeamAssignment {
  readonly line: number;
  readonly user_id: number;
  readonly team_ids: readonly number[];
}

const auditInsert = (author: ImportAuthor, action: 'create' | 'delete') =>
  importAuditInsert(author, {
    action,
    resource: 'memberships',
    recordId: sql`id::text`,
    changes: recordedValues(action, ['team_id', 'user_id']),
    rows: sql`from touched order by id`,
  });

/** Adds people to teams they are not in yet and stores the new memberships in their rows. */
export async function joinTeams(
  tx: Tx,
  author: ImportAuthor,
  people: readonly TeamAssignment[],
): Promise<void> {
  const memberships = people.flatMap(({ line, user_id, team_ids }) =>
    team_ids.map((team_id) => ({ line, user_id, team_id })),
  );
  if (memberships.length === 0) return;
  await sql`with wanted as (
      select wanted.* from jsonb_to_recordset(${JSON.stringify(memberships)}::jsonb)
        as wanted (line int, user_id int, team_id int)
      join teams on teams.id = wanted.team_id and teams.account_id = ${author.accountId}
    ), touched as (
      insert into memberships (account_id, team_id, user_id, since)
      select ${author.accountId}::int, team_id, user_id, ${author.now.slice(0, 10)}::date
      from wanted order by line
      on conflict do nothing returning id, team_id, user_id
    ), audited as (${auditInsert(author, 'create')}), kept as (
      update user_import_rows set membership_ids = joined.ids
      from (select wanted.line, array_agg(touched.id) as ids from touched
        join wanted using (team_id, user_id) group by wanted.line) joined
      where ${withLines(memberships)} and import_id = ${author.importId}
        and user_import_rows.line = joined.line
    ) select 1`.execute(tx);
}

/** Removes people from the teams that an import added them to. */
export async function leaveTeams(tx: Tx, author: ImportAuthor, lines: readonly number[]): Promise<void> {
  if (lines.length === 0) return;
  await sql`with touched as (
      delete from memberships where account_id = ${author.accountId} and id in (
        select unnest(membership_ids) from user_import_rows
        where import_id = ${author.importId} and line = any(${[...lines]}::int[]))
      returning id, team_id, user_id
    ), audited as (${auditInsert(author, 'delete')}) select 1`.execute(tx);
}
