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

/** Adds people to teams they are not in yet. */
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
    ), audited as (${auditInsert(author, 'create')}) select 1`.execute(tx);
}

/** Stores the memberships that began in this transaction in the rows of their people: those from the file, and those from rules of teams. */
export async function storeNewMemberships(
  tx: Tx,
  author: ImportAuthor,
  people: readonly { readonly line: number; readonly user_id: number }[],
): Promise<void> {
  if (people.length === 0) return;
  const pairs = people.map(({ line, user_id }) => ({ line, user_id }));
  await sql`update user_import_rows set membership_ids = began.ids
    from (
      select present.line, array_agg(m.id order by m.id) as ids
      from jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) as present (line int, user_id int)
      join memberships m on m.user_id = present.user_id and m.account_id = ${author.accountId}
        and m.xmin = pg_current_xact_id()::xid
      group by present.line
    ) began
    where ${withLines(people)} and import_id = ${author.importId} and user_import_rows.line = began.line`.execute(
    tx,
  );
}

/** Removes people from the teams that an import added them to. This doesn't exclude them from the rules of the teams. */
export async function leaveTeams(tx: Tx, author: ImportAuthor, lines: readonly number[]): Promise<void> {
  if (lines.length === 0) return;
  const { rows } = await sql<{ team_id: number; user_id: number }>`with touched as (
      delete from memberships where account_id = ${author.accountId} and id in (
        select unnest(membership_ids) from user_import_rows
        where import_id = ${author.importId} and line = any(${[...lines]}::int[]))
      returning id, team_id, user_id
    ), audited as (${auditInsert(author, 'delete')}) select team_id, user_id from touched`.execute(tx);
  if (rows.length === 0) return;
  await sql`delete from team_rule_exclusions e
    using jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as ended (team_id int, user_id int)
    where e.account_id = ${author.accountId} and e.team_id = ended.team_id and e.user_id = ended.user_id`.execute(
    tx,
  );
}
