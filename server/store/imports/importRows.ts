import { sql } from 'kysely';
import type { FieldMapping } from '../../../domain/imports/importFields.ts';
import type { RowKind, RowReason, RowState } from '../../../domain/imports/importStates.ts';
import type { ImportedPersonFields } from '../../../domain/imports/matchPerson.ts';
import type { FieldProblem } from '../../../domain/refusal.ts';
import type { Tx } from '../database.ts';

interface ImportKey {
  readonly import_id: number;
  readonly account_id: number;
}

/**
 * Restricts the query to the primary keys of these rows. A newly uploaded file has no statistics yet, so a plain join
 * would read all its rows once for each row of a batch.
 */
export const withLines = (rows: readonly { readonly line: number }[]) =>
  sql<boolean>`user_import_rows.line = any(${rows.map(({ line }) => line)}::int[])`;

/** Stores rows of a file, passed as JSON (`{ line, cells }[]`) so that the cells are not parsed here. */
export async function addRows(tx: Tx, { import_id, account_id }: ImportKey, rows: string): Promise<void> {
  await sql`insert into user_import_rows (import_id, account_id, line, cells)
    select ${import_id}::int, ${account_id}::int, line, cells
    from jsonb_to_recordset(${rows}::jsonb) as row (line int, cells jsonb)`.execute(tx);
}

/** Clears the results of a previous dry run and marks rows that repeat the person of an earlier row. */
export async function beginCheck(tx: Tx, importId: number, mapping: FieldMapping): Promise<void> {
  await sql`update user_import_rows set kind = null, problems = null, user_id = null, draft = null, before = null,
    team_ids = '{}', new_teams = '{}', manager_id = null, manager_line = null, managers_before = null, repeats = null,
    from_user_id = null, relation_kind = null, to_user_id = null
    where import_id = ${importId}`.execute(tx);
  for (const key of ['external_id', 'email'] as const) {
    const column = mapping.indexOf(key);
    if (column < 0) continue;
    const value = key === 'email' ? sql`lower(cells ->> ${column}::int)` : sql`cells ->> ${column}::int`;
    // Looks up each key in one object: without statistics, a join would scan the file once per row.
    await sql`with named as (
        select line, min(line) over (partition by ${value}) as first from user_import_rows
        where import_id = ${importId} and cells ->> ${column}::int <> ''
      ), repeating as materialized (
        select jsonb_object_agg(line, first) as firsts from named where first < line
      ) update user_import_rows set repeats = (firsts ->> line::text)::int from repeating
      where import_id = ${importId} and jsonb_exists(firsts, line::text) and repeats is null`.execute(tx);
  }
}

/**
 * Makes checked rows errors if an earlier row has the same existing person. `beginCheck` can't tell when one row has the employee ID and
 * the other the email address.
 */
export async function refuseRepeatedPeople(tx: Tx, importId: number): Promise<void> {
  await sql`with matched as (
      select line, kind, min(line) over (partition by user_id) as first from user_import_rows
      where import_id = ${importId} and user_id is not null
    ), repeating as materialized (
      select jsonb_object_agg(line, first) as firsts from matched where first < line and kind <> 'error'
    ) update user_import_rows set kind = 'error', draft = null, before = null, team_ids = '{}', new_teams = '{}',
      problems = jsonb_build_array(jsonb_build_object('field', 'row', 'problem', 'repeats',
        'params', jsonb_build_object('line', firsts -> line::text)))
    from repeating where import_id = ${importId} and jsonb_exists(firsts, line::text)`.execute(tx);
}

export async function listRowsToCheck(tx: Tx, importId: number, most: number) {
  return tx
    .selectFrom('user_import_rows')
    .select(['line', 'cells', 'repeats'])
    .where('import_id', '=', importId)
    .where('kind', 'is', null)
    .orderBy('line')
    .limit(most)
    .execute();
}

export interface CheckedRow {
  readonly line: number;
  readonly kind: RowKind;
  readonly problems: readonly FieldProblem[] | null;
  readonly user_id: number | null;
  readonly draft: Partial<ImportedPersonFields> | null;
  readonly before: Partial<ImportedPersonFields> | null;
  readonly team_ids: readonly number[];
  readonly new_teams: readonly string[];
}

/** Stores the result of the dry run once per row and returns the number of newly checked rows. */
export async function saveCheckedRows(
  tx: Tx,
  importId: number,
  rows: readonly CheckedRow[],
): Promise<number> {
  const { numAffectedRows } = await sql`update user_import_rows set kind = checked.kind,
      problems = checked.problems, user_id = checked.user_id, draft = checked.draft, before = checked.before,
      team_ids = checked.team_ids, new_teams = checked.new_teams
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as checked
      (line int, kind text, problems jsonb, user_id int, draft jsonb, before jsonb, team_ids int[],
        new_teams text[])
    where ${withLines(rows)} and import_id = ${importId} and user_import_rows.line = checked.line
      and user_import_rows.kind is null`.execute(tx);
  return Number(numAffectedRows ?? 0);
}

/** Counts the rows by kind and by state. */
export async function countRows(tx: Tx, importId: number) {
  return tx
    .selectFrom('user_import_rows')
    .select(['kind', 'state', sql<number>`count(*)::int`.as('amount')])
    .where('import_id', '=', importId)
    .where('kind', 'is not', null)
    .groupBy(['kind', 'state'])
    .execute();
}

/** Counts the people the rows would add without an email address. */
export async function countNewWithoutAddress(tx: Tx, importId: number): Promise<number> {
  const { amount } = await tx
    .selectFrom('user_import_rows')
    .select(sql<number>`count(*)::int`.as('amount'))
    .where('import_id', '=', importId)
    .where('kind', '=', 'create')
    .where(sql<boolean>`draft ->> 'email' is null`)
    .executeTakeFirstOrThrow();
  return amount;
}

interface RowsQuery {
  readonly kind: RowKind | null;
  readonly state: RowState | null;
  /** Only rows of this person. */
  readonly userId?: number;
  readonly from: number;
  readonly size: number;
}

/** Returns one page of rows in file order, with the total. */
export async function listRows(tx: Tx, importId: number, { kind, state, userId, from, size }: RowsQuery) {
  let query = tx
    .selectFrom('user_import_rows')
    .where('import_id', '=', importId)
    .where('kind', 'is not', null);
  if (kind) query = query.where('kind', '=', kind);
  if (state) query = query.where('state', '=', state);
  if (userId !== undefined) query = query.where('user_id', '=', userId);
  const { total } = await query.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
  const rows = await query
    .select([
      'line',
      'cells',
      'kind',
      'problems',
      'user_id',
      'draft',
      'before',
      'team_ids',
      'new_teams',
      'manager_id',
      'manager_line',
      'managers_before',
      'from_user_id',
      'relation_kind',
      'to_user_id',
      'state',
      'reason',
    ])
    .orderBy('line')
    .offset(from)
    .limit(size)
    .execute();
  return { rows, total };
}

export async function readFirstCells(tx: Tx, importId: number, most: number): Promise<string[][]> {
  const rows = await tx
    .selectFrom('user_import_rows')
    .select('cells')
    .where('import_id', '=', importId)
    .orderBy('line')
    .limit(most)
    .execute();
  return rows.map(({ cells }) => cells);
}

/** Returns the cells of these lines. */
export async function readCellsOfLines(tx: Tx, importId: number, lines: readonly number[]) {
  if (lines.length === 0) return new Map<number, string[]>();
  const rows = await tx
    .selectFrom('user_import_rows')
    .select(['line', 'cells'])
    .where('import_id', '=', importId)
    .where(withLines(lines.map((line) => ({ line }))))
    .execute();
  return new Map(rows.map(({ line, cells }) => [line, cells]));
}

/** Returns rows after a line that were not applied: those with problems and those skipped while applying. */
export async function listSkippedRows(tx: Tx, importId: number, after: number, most: number) {
  return tx
    .selectFrom('user_import_rows')
    .select(['line', 'cells', 'problems', 'reason'])
    .where('import_id', '=', importId)
    .where('line', '>', after)
    .where((eb) => eb.or([eb('kind', '=', 'error'), eb('state', '=', 'skipped')]))
    .orderBy('line')
    .limit(most)
    .execute();
}

/** Stores the outcomes of these rows. */
export async function storeOutcomes(
  tx: Tx,
  importId: number,
  lines: readonly { readonly line: number; readonly state: RowState; readonly reason: string | null }[],
): Promise<void> {
  if (lines.length === 0) return;
  await sql`update user_import_rows set state = settled.state, reason = settled.reason
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as settled (line int, state text, reason text)
    where ${withLines(lines)} and import_id = ${importId} and user_import_rows.line = settled.line`.execute(
    tx,
  );
}

/** Skips all rows that aren't applied yet, and the managers that aren't set yet, for a reason. */
export async function skipWaitingRows(tx: Tx, importId: number, reason: RowReason): Promise<void> {
  await sql`update user_import_rows set manager_id = null, manager_line = null, reason = ${reason},
      state = case when state = 'waiting' then 'skipped' else state end
    where import_id = ${importId} and (state = 'waiting' and kind in ('create', 'update')
      or state = 'done' and relationship_id is null and num_nonnulls(manager_id, manager_line) > 0)`.execute(
    tx,
  );
}

/** Deletes the rows of a file whose reading was interrupted. */
export async function removeRows(tx: Tx, importId: number): Promise<void> {
  await tx.deleteFrom('user_import_rows').where('import_id', '=', importId).execute();
}

/**
 * Empties the cells outside the columns `keep` in the next rows after a line, except in rows with problems and skipped
 * rows, which can be downloaded. Returns the last line, or null if there are no more rows.
 */
export async function clearCells(
  tx: Tx,
  importId: number,
  { keep, after, most }: { readonly keep: readonly number[]; readonly after: number; readonly most: number },
): Promise<number | null> {
  const rows = await tx
    .selectFrom('user_import_rows')
    .select(['line', 'kind', 'state'])
    .where('import_id', '=', importId)
    .where('line', '>', after)
    .orderBy('line')
    .limit(most)
    .execute();
  const settled = rows.filter(({ kind, state }) => kind !== 'error' && state !== 'skipped');
  await sql`update user_import_rows set cells = (
      select coalesce(jsonb_agg(case when at - 1 = any(${[...keep]}::int[]) then cell else '""' end order by at), '[]')
      from jsonb_array_elements(cells) with ordinality as one (cell, at)
      where at <= ${Math.max(0, ...keep.map((at) => at + 1))}::int)
    where ${withLines(settled)} and import_id = ${importId}`.execute(tx);
  return rows.at(-1)?.line ?? null;
}

/**
 * Erases the rows of all applied imports except the `newest` most recent ones. Imports being undone keep their rows and count first. The
 * outer condition is checked again on rows that another transaction changed meanwhile, so an undo that has just started keeps its rows.
 */
export async function eraseAllButNewest(tx: Tx, accountId: number, newest: number): Promise<void> {
  await sql`with older as (
      update user_imports set has_rows = false
      where id in (
        select id from user_imports
        where account_id = ${accountId} and state in ('applied', 'undoing', 'undone') and has_rows
        order by state = 'undoing' desc, applied_at desc, id desc offset ${newest}::int)
        and state in ('applied', 'undone') and has_rows
      returning id
    ) delete from user_import_rows where import_id in (select id from older)`.execute(tx);
}
