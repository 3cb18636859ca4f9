import { sql } from 'kysely';
import type { FieldProblem } from '../../../domain/refusal.ts';
import type { PersonRelation } from '../../../domain/teams/deriveRelations.ts';
import type { Tx } from '../database.ts';
import { withLines } from './importRows.ts';

/** The stored relationship with the same meaning as the columns of `entry`: peers and others have no direction. */
export const matchingRelation = (accountId: number) => sql`lateral (
    select id, source from relationships r where r.account_id = ${accountId} and r.kind = entry.relation_kind
      and r.from_user_id = entry.from_user_id and r.to_user_id = entry.to_user_id
    union all
    select id, source from relationships r where r.account_id = ${accountId} and r.kind = entry.relation_kind
      and r.kind <> 'manager' and r.from_user_id = entry.to_user_id and r.to_user_id = entry.from_user_id
    limit 1
  ) present on true`;

export interface CheckedRelation {
  readonly line: number;
  readonly problems: readonly FieldProblem[] | null;
  readonly from_user_id: number | null;
  readonly relation_kind: PersonRelation['kind'] | null;
  readonly to_user_id: number | null;
}

/**
 * Stores the result of the dry run once per row and returns the number of newly checked rows. A relationship that was derived from teams becomes
 * an imported one, so that it stays when the teams change.
 */
export async function saveCheckedRelations(
  tx: Tx,
  { importId, accountId }: { readonly importId: number; readonly accountId: number },
  rows: readonly CheckedRelation[],
): Promise<number> {
  const { numAffectedRows } = await sql`with checked as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as entry (line int, problems jsonb, from_user_id int, relation_kind text, to_user_id int)
    ), compared as (
      select entry.*, case when entry.problems is not null and entry.problems <> 'null' then 'error'
        when present.id is null then 'create' when present.source = 'teams' then 'update' else 'unchanged' end as kind
      from checked entry left join ${matchingRelation(accountId)}
    ) update user_import_rows set kind = compared.kind, problems = nullif(compared.problems, 'null'),
        from_user_id = compared.from_user_id, relation_kind = compared.relation_kind,
        to_user_id = compared.to_user_id
      from compared where ${withLines(rows)} and import_id = ${importId}
        and user_import_rows.line = compared.line and user_import_rows.kind is null`.execute(tx);
  return Number(numAffectedRows ?? 0);
}

/** Makes rows errors that state the relationship of an earlier row, in either direction if it has none. */
export async function refuseRepeatedRelations(tx: Tx, importId: number): Promise<void> {
  await sql`with stated as (
      select line, min(line) over (partition by relation_kind,
        case when relation_kind = 'manager' then from_user_id else least(from_user_id, to_user_id) end,
        case when relation_kind = 'manager' then to_user_id else greatest(from_user_id, to_user_id) end) as first
      from user_import_rows where import_id = ${importId} and kind <> 'error'
    ), repeating as materialized (
      select jsonb_object_agg(line, first) as firsts from stated where first < line
    ) update user_import_rows set kind = 'error',
      problems = jsonb_build_array(jsonb_build_object('field', 'row', 'problem', 'repeats',
        'params', jsonb_build_object('line', firsts -> line::text)))
    from repeating where import_id = ${importId} and jsonb_exists(firsts, line::text)`.execute(tx);
}

interface NewManager {
  readonly line: number;
  readonly manager: number;
  readonly person: number;
}

/** Returns the managers that checked rows would add. */
export async function listNewManagers(tx: Tx, importId: number): Promise<NewManager[]> {
  const { rows } = await sql<NewManager>`select line, from_user_id as manager, to_user_id as person
    from user_import_rows where import_id = ${importId} and kind = 'create' and relation_kind = 'manager'
    order by line`.execute(tx);
  return rows;
}

/** Makes rows errors for the same reason. */
export async function refuseRows(
  tx: Tx,
  importId: number,
  lines: readonly number[],
  problem: FieldProblem,
): Promise<void> {
  if (lines.length === 0) return;
  await sql`update user_import_rows set kind = 'error', problems = ${JSON.stringify([problem])}::jsonb
    where import_id = ${importId} and line = any(${[...lines]}::int[])`.execute(tx);
}
