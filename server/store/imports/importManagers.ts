import { sql } from 'kysely';
import type { ManagerChange } from '../../../domain/imports/findCyclicChanges.ts';
import type { RowKind } from '../../../domain/imports/importStates.ts';
import type { FieldProblem } from '../../../domain/refusal.ts';
import type { Tx } from '../database.ts';
import { type ImportAuthor, importAuditInsert } from './importAuditInsert.ts';
import { withLines } from './importRows.ts';

/** The columns of a file that identify people and name managers; null for a missing column. */
interface KeyColumns {
  readonly external_id: number | null;
  readonly email: number | null;
  readonly manager: number;
}

export interface StoredManagerRow {
  readonly line: number;
  readonly kind: RowKind | null;
  readonly user_id: number | null;
  readonly external_id: string | null;
  readonly email: string | null;
  readonly manager: string | null;
}

/** Returns the next checked rows after a line, with the keys of the person and of the manager as in the file. */
export async function listManagerRows(
  tx: Tx,
  importId: number,
  { external_id, email, manager }: KeyColumns,
  { after, most }: { readonly after: number; readonly most: number },
): Promise<StoredManagerRow[]> {
  const cell = (at: number | null) => (at === null ? sql`null` : sql`cells ->> ${at}::int`);
  const { rows } =
    await sql<StoredManagerRow>`select line, kind, user_id, ${cell(external_id)} as external_id,
      ${cell(email)} as email, ${cell(manager)} as manager
    from user_import_rows where import_id = ${importId} and line > ${after}::int order by line
    limit ${most}::int`.execute(tx);
  return rows;
}

/** Returns the manager of each person in the account. */
export async function listManagerLinks(tx: Tx, accountId: number) {
  return tx
    .selectFrom('relationships')
    .select(['from_user_id as manager', 'to_user_id as person'])
    .where('account_id', '=', accountId)
    .where('kind', '=', 'manager')
    .orderBy('from_user_id')
    .execute();
}

export interface PlannedManager {
  readonly line: number;
  /** The new kind of the row; null keeps it. */
  readonly kind: RowKind | null;
  readonly problems: readonly FieldProblem[] | null;
  readonly manager_id: number | null;
  readonly manager_line: number | null;
  readonly managers_before: readonly number[] | null;
}

/**
 * Stores the managers that the dry run found. A row that has become an error loses its other planned changes.
 */
export async function savePlannedManagers(
  tx: Tx,
  importId: number,
  rows: readonly PlannedManager[],
): Promise<void> {
  await sql`update user_import_rows set kind = coalesce(planned.kind, user_import_rows.kind),
      problems = planned.problems, manager_id = planned.manager_id, manager_line = planned.manager_line,
      managers_before = planned.managers_before,
      draft = case when planned.kind = 'error' then null else draft end,
      before = case when planned.kind = 'error' then null else before end,
      team_ids = case when planned.kind = 'error' then '{}' else team_ids end,
      new_teams = case when planned.kind = 'error' then '{}' else new_teams end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as planned
      (line int, kind text, problems jsonb, manager_id int, manager_line int, managers_before int[])
    where ${withLines(rows)} and import_id = ${importId} and user_import_rows.line = planned.line`.execute(
    tx,
  );
}

const links = (rows: 'removed' | 'added') =>
  sql`coalesce((select jsonb_agg(jsonb_build_array(from_user_id, 'manager', to_user_id)) from ${sql.ref(rows)}), '[]')`;

const auditInsert = (author: ImportAuthor) =>
  importAuditInsert(author, {
    action: 'import',
    resource: 'relationships',
    recordId: sql`null`,
    changes: sql`jsonb_build_object('relationships', jsonb_build_array(${links('removed')}, ${links('added')}))`,
    rows: sql`where exists (select from removed) or exists (select from added)`,
  });

/** Returns applied rows after a line whose managers are not set yet. */
export async function listRowsToLink(tx: Tx, importId: number, after: number, most: number) {
  return tx
    .selectFrom('user_import_rows')
    .select('line')
    .where('import_id', '=', importId)
    .where('line', '>', after)
    .where('state', '=', 'done')
    .where('relationship_id', 'is', null)
    .where((eb) => eb.or([eb('manager_id', 'is not', null), eb('manager_line', 'is not', null)]))
    .orderBy('line')
    .limit(most)
    .execute();
}

/**
 * Makes other imports of the account, and other changes of its managers, wait until the transaction ends, so that an import can't close a
 * cycle with a change that it doesn't see.
 */
export async function lockManagers(tx: Tx, accountId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('import_managers'), ${accountId}::int)`.execute(tx);
}

/** Returns the managers that applied rows after a line set, without those that were not imported. */
export async function listManagerChanges(tx: Tx, importId: number, after: number): Promise<ManagerChange[]> {
  const rows = await tx
    .selectFrom('user_import_rows')
    .select(['line', 'user_id', 'manager_id', 'manager_line', 'managers_before', 'relationship_id'])
    .where('import_id', '=', importId)
    .where('state', '=', 'done')
    .execute();
  const personOf = new Map(rows.map(({ line, user_id }) => [line, user_id]));
  return rows.flatMap(({ line, user_id, manager_id, manager_line, managers_before, relationship_id }) => {
    const manager = manager_id ?? personOf.get(manager_line ?? 0) ?? null;
    if (line <= after || relationship_id !== null || user_id === null || manager === null) return [];
    return [{ line, person: user_id, manager, before: managers_before ?? [] }];
  });
}

/**
 * Sets the managers of these rows in place of those that the dry run found, and records them in the audit
 * log. If the managers have changed since, the new manager was not imported, or the row is in `cyclic`, they stay
 * unchanged and the row records this.
 */
export async function linkManagers(
  tx: Tx,
  author: ImportAuthor,
  {
    rows,
    cyclic,
  }: { readonly rows: readonly { readonly line: number }[]; readonly cyclic: ReadonlySet<number> },
): Promise<void> {
  const { importId, accountId, now } = author;
  const refused = sql`any(${rows.flatMap(({ line }) => (cyclic.has(line) ? line : []))}::int[])`;
  await sql`with named as (
      select user_import_rows.line, user_import_rows.user_id as person, user_import_rows.managers_before,
        (select users.id from users where account_id = ${accountId}
          and users.id = coalesce(user_import_rows.manager_id, other.user_id)) as manager,
        coalesce((select array_agg(from_user_id order by from_user_id) from relationships
          where account_id = ${accountId} and kind = 'manager' and to_user_id = user_import_rows.user_id), '{}') as present
      from user_import_rows left join user_import_rows other on other.import_id = ${importId}
        and other.line = user_import_rows.manager_line and other.state = 'done'
      where user_import_rows.import_id = ${importId} and ${withLines(rows)}
    ), wanted as (
      select distinct on (person) * from named where manager <> person and present = managers_before
        and not line = ${refused}
      order by person, line
    ), removed as (
      delete from relationships using wanted
      where account_id = ${accountId} and kind = 'manager' and to_user_id = wanted.person
        and from_user_id = any(wanted.managers_before)
      returning from_user_id, to_user_id
    ), added as (
      insert into relationships (account_id, from_user_id, kind, to_user_id, source, updated_at)
      select ${accountId}::int, manager, 'manager', person, 'import', ${now}::timestamptz from wanted
      on conflict do nothing returning id, from_user_id, to_user_id
    ), audited as (${auditInsert(author)}), linked as (
      select named.line, added.id from named left join wanted on wanted.line = named.line
        left join added on added.to_user_id = wanted.person
    ) update user_import_rows set relationship_id = linked.id,
        reason = case when linked.line = ${refused} then 'managerCycle'
          when linked.id is null then 'managerChanged' end
      from linked where import_id = ${importId} and ${withLines(rows)} and user_import_rows.line = linked.line`.execute(
    tx,
  );
}

/**
 * Removes the managers that an import set in these rows, or in any row whose manager is about to be deleted, and restores those it
 * replaced, if they still exist.
 */
export async function restoreManagers(
  tx: Tx,
  author: ImportAuthor,
  { lines, deleted }: { readonly lines: readonly number[]; readonly deleted: readonly number[] },
): Promise<void> {
  if (lines.length === 0) return;
  const { importId, accountId, now } = author;
  await sql`with undone as (
      select user_id, relationship_id, managers_before from user_import_rows
      where import_id = ${importId} and relationship_id is not null
        and (line = any(${[...lines]}::int[]) or relationship_id in (
          select id from relationships where account_id = ${accountId} and from_user_id = any(${[...deleted]}::int[])))
    ), removed as (
      delete from relationships using undone
      where account_id = ${accountId} and relationships.id = undone.relationship_id and source = 'import'
      returning from_user_id, to_user_id
    ), added as (
      insert into relationships (account_id, from_user_id, kind, to_user_id, source, updated_at)
      select ${accountId}::int, users.id, 'manager', undone.user_id, 'import', ${now}::timestamptz
      from undone join removed on removed.to_user_id = undone.user_id
        cross join unnest(undone.managers_before) as former (id)
        join users on users.id = former.id and users.account_id = ${accountId}
      on conflict do nothing returning from_user_id, to_user_id
    ), audited as (${auditInsert(author)}) select 1`.execute(tx);
}
