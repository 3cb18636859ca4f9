import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../database.ts';
import { type ImportAuthor, importAuditInsert } from './importAuditInsert.ts';
import { matchingRelation } from './importRelations.ts';
import { withLines } from './importRows.ts';

/** Returns rows waiting to be applied, in file order. */
export async function listRelationsToApply(tx: Tx, importId: number, most: number) {
  return tx
    .selectFrom('user_import_rows')
    .select(['line', 'kind', 'from_user_id', 'relation_kind', 'to_user_id'])
    .where('import_id', '=', importId)
    .where('state', '=', 'waiting')
    .where('kind', 'in', ['create', 'update'])
    .orderBy('line')
    .limit(most)
    .execute();
}

/** Returns the lines of applied rows that still have to be undone, last first. */
export async function listRelationsToUndo(tx: Tx, importId: number, most: number) {
  return tx
    .selectFrom('user_import_rows')
    .select('line')
    .where('import_id', '=', importId)
    .where('state', '=', 'done')
    .orderBy('line', 'desc')
    .limit(most)
    .execute();
}

const links = (rows: string) =>
  sql`coalesce((select jsonb_agg(jsonb_build_array(from_user_id, kind, to_user_id)) from ${sql.ref(rows)}), '[]')`;

/** Records all relationships of a batch in one entry, if there are any. */
const auditInsert = (author: ImportAuthor, rows: string, changes: RawBuilder<unknown>) =>
  importAuditInsert(author, {
    action: 'import',
    resource: 'relationships',
    recordId: sql`null`,
    changes,
    rows: sql`where exists (select from ${sql.ref(rows)})`,
  });

const sourceChange = (rows: string, before: string, after: string) =>
  sql`jsonb_build_object('source', jsonb_build_array(${before}::text, ${after}::text),
    'relationships', jsonb_build_array(${links(rows)}, ${links(rows)}))`;

const nextVersion = (now: string) =>
  sql`greatest(${now}::timestamptz, relationships.updated_at + interval '1 millisecond')`;

interface Batch {
  readonly lines: readonly number[];
  /** The lines that would close a cycle of managers. */
  readonly cyclic: readonly number[];
}

/**
 * Adds the relationships of these rows, takes over those derived from teams, records them in the audit log and stores the outcome of each row.
 * Rows whose people were deleted, or whose relationship was added or changed since the dry run, are skipped.
 */
export async function applyRelations(tx: Tx, author: ImportAuthor, { lines, cyclic }: Batch): Promise<void> {
  const { importId, accountId, now } = author;
  const refused = sql`any(${[...cyclic]}::int[])`;
  await sql`with incoming as (
      select entry.line, entry.kind as row_kind, entry.from_user_id, entry.relation_kind, entry.to_user_id,
        present.id as present_id, present.source,
        (select count(*) = 2 from users where account_id = ${accountId}
          and id in (entry.from_user_id, entry.to_user_id)) as is_known
      from user_import_rows entry left join ${matchingRelation(accountId)}
      where entry.import_id = ${importId} and entry.line = any(${[...lines]}::int[])
    ), added as (
      insert into relationships (account_id, from_user_id, kind, to_user_id, source, updated_at)
      select ${accountId}::int, from_user_id, relation_kind, to_user_id, 'import', ${now}::timestamptz from incoming
      where row_kind = 'create' and is_known and present_id is null and not line = ${refused}
      order by line on conflict do nothing returning id, from_user_id, kind, to_user_id, updated_at
    ), taken as (
      update relationships set source = 'import', updated_at = ${nextVersion(now)} from incoming
      where incoming.row_kind = 'update' and relationships.id = incoming.present_id and incoming.source = 'teams'
        and relationships.source = 'teams'
      returning relationships.id, relationships.from_user_id, relationships.kind, relationships.to_user_id,
        relationships.updated_at, incoming.line
    ), audited as (
      ${auditInsert(author, 'added', sql`jsonb_build_object('relationships', jsonb_build_array('[]'::jsonb, ${links('added')}))`)}
    ), audited_sources as (
      ${auditInsert(author, 'taken', sourceChange('taken', 'teams', 'import'))}
    ), settled as (
      select incoming.line, coalesce(added.id, taken.id) as id, coalesce(added.updated_at, taken.updated_at) as version,
        case when not incoming.is_known then 'gone' when incoming.line = ${refused} then 'managerCycle'
          when incoming.row_kind = 'create' then 'taken' else 'changedSince' end as reason
      from incoming left join taken on taken.line = incoming.line
        left join added on incoming.row_kind = 'create' and added.kind = incoming.relation_kind
          and added.from_user_id = incoming.from_user_id and added.to_user_id = incoming.to_user_id
    ) update user_import_rows set relationship_id = settled.id, version = settled.version,
        state = case when settled.id is null then 'skipped' else 'done' end,
        reason = case when settled.id is null then settled.reason end
      from settled where ${withLines(lines.map((line) => ({ line })))} and import_id = ${importId}
        and user_import_rows.line = settled.line`.execute(tx);
}

/** Equal for relationships with the same meaning: peers and others have no direction. */
const sameMeaning = (
  one: string,
  other: string,
) => sql`${sql.ref(one)}.relation_kind = ${sql.ref(other)}.relation_kind
  and ${lesser(one)} = ${lesser(other)} and ${greater(one)} = ${greater(other)}`;
const lesser = (
  row: string,
) => sql`case when ${sql.ref(row)}.relation_kind = 'manager' then ${sql.ref(row)}.from_user_id
  else least(${sql.ref(row)}.from_user_id, ${sql.ref(row)}.to_user_id) end`;
const greater = (
  row: string,
) => sql`case when ${sql.ref(row)}.relation_kind = 'manager' then ${sql.ref(row)}.to_user_id
  else greatest(${sql.ref(row)}.from_user_id, ${sql.ref(row)}.to_user_id) end`;

/**
 * Removes the relationships that these rows added, and gives those derived from teams back to them. Relationships that were changed, removed,
 * added again or confirmed by a later import stay as they are, and the rows record this.
 */
export async function undoRelations(tx: Tx, author: ImportAuthor, lines: readonly number[]): Promise<void> {
  const { importId, accountId, now } = author;
  await sql`with confirmed as (
      select later.from_user_id, later.relation_kind, later.to_user_id
      from user_imports own join user_imports other on other.account_id = own.account_id
          and other.subject = 'relationships' and other.state = 'applied' and other.applied_at > own.applied_at
        join user_import_rows later on later.import_id = other.id
          and (later.kind = 'unchanged' or (later.state = 'skipped' and later.reason = 'taken'))
      where own.id = ${importId} and own.account_id = ${accountId}
    ), stored as (
      select entry.line, entry.kind as row_kind, r.id, present.id as same_id, r.updated_at = entry.version
          and not exists (select from confirmed where ${sameMeaning('confirmed', 'entry')}) as is_untouched
      from user_import_rows entry left join relationships r on r.id = entry.relationship_id and r.account_id = ${accountId}
        left join ${matchingRelation(accountId)}
      where entry.import_id = ${importId} and entry.line = any(${[...lines]}::int[])
    ), removed as (
      delete from relationships using stored
      where relationships.id = stored.id and stored.is_untouched and stored.row_kind = 'create'
      returning relationships.from_user_id, relationships.kind, relationships.to_user_id
    ), restored as (
      update relationships set source = 'teams', updated_at = ${nextVersion(now)} from stored
      where relationships.id = stored.id and stored.is_untouched and stored.row_kind = 'update'
      returning relationships.from_user_id, relationships.kind, relationships.to_user_id
    ), audited as (
      ${auditInsert(author, 'removed', sql`jsonb_build_object('relationships', jsonb_build_array(${links('removed')}, '[]'::jsonb))`)}
    ), audited_sources as (
      ${auditInsert(author, 'restored', sourceChange('restored', 'import', 'teams'))}
    ) update user_import_rows set
        state = case when stored.is_untouched or (coalesce(stored.id, stored.same_id) is null and stored.row_kind = 'create')
          then 'undone' else 'kept' end,
        reason = case when coalesce(stored.id, stored.same_id) is null then 'gone' when stored.id is null or not stored.is_untouched then 'changedSince' end
      from stored where ${withLines(lines.map((line) => ({ line })))} and import_id = ${importId}
        and user_import_rows.line = stored.line`.execute(tx);
}
