import { type CompiledQuery, type Kysely, sql } from 'kysely';
import type { Tx } from '../database.ts';
import type { Tables } from '../tables/tables.ts';
import { maxIds } from './listCache.ts';
import { listVersion } from './listChanges.ts';
import {
  columnNamesOf,
  type ListQuery,
  matchingRows,
  pageQuery,
  type RecordScope,
  type Row,
} from './rows.ts';

/** A tracked record of one account, without further restriction of the caller. */
export interface TrackedScope extends RecordScope {
  readonly scope: { readonly accountId: number; readonly userId: number | null };
  readonly narrowing: null;
}

/** Rows of a list in one of its versions; the version is null if there are no rows. */
export interface VersionedRows {
  readonly version: string | null;
  readonly rows: readonly Row[];
}

const versionOf = ({ resource, scope }: TrackedScope) => listVersion(resource.name, scope.accountId);

export async function countVersioned(
  tx: Tx,
  tracked: TrackedScope,
  filter: Row,
): Promise<{ version: string; total: number }> {
  const { rows } = await sql<{ version: string; total: number }>`
    select ${versionOf(tracked)} as version, count(*)::int as total
    from ${sql.table(tracked.resource.name)} where ${matchingRows(tracked, filter)}`.execute(tx);
  const [counted] = rows;
  if (!counted) throw new Error('A count has one row.');
  return counted;
}

export async function listVersioned(
  tx: Tx,
  tracked: TrackedScope,
  query: ListQuery,
  total: number,
): Promise<VersionedRows> {
  const { rows, backwards } = pageQuery(tx, tracked, query, total);
  const page = await rows.select(versionOf(tracked).as('list_version')).execute();
  return splitVersion(backwards ? page.reverse() : page);
}

/** Returns the ids of the first `maxIds` + 1 rows, in order. */
export async function listIdsVersioned(
  tx: Tx,
  tracked: TrackedScope,
  filter: Row,
  { sort }: Pick<ListQuery, 'sort'>,
): Promise<{ version: string; ids: Int32Array }> {
  const order = sql.raw(sort.order === 'ASC' ? 'asc' : 'desc');
  const { rows } = await sql<{ version: string; ids: number[] }>`
    select ${versionOf(tracked)} as version, array(
      select id from ${sql.table(tracked.resource.name)} where ${matchingRows(tracked, filter)}
      order by ${sql.ref(sort.field)} ${order}, id ${order} limit ${maxIds + 1}) as ids`.execute(tx);
  const [read] = rows;
  if (!read) throw new Error('A version has one row.');
  return { version: read.version, ids: Int32Array.from(read.ids) };
}

/** Compiles the query of the rows with these ids, in any order. It has no parameters, so it needs only one round trip. */
export const compileRowsById = (
  db: Kysely<Tables>,
  tracked: TrackedScope,
  ids: readonly number[],
): CompiledQuery<Row> =>
  sql<Row>`select ${versionOf(tracked)} as list_version, ${sql.join(columnNamesOf(tracked.resource).map((name) => sql.ref(name)))}
    from ${sql.table(tracked.resource.name)}
    where account_id = ${sql.lit(tracked.scope.accountId)}
      and id in (${sql.join(ids.map((id) => sql.lit(id)))})`.compile(db);

/** Separates the version, which every row has as an additional column, from the rows. */
export function splitVersion(versioned: readonly Row[]): VersionedRows {
  const version = versioned[0]?.list_version;
  return {
    version: typeof version === 'string' ? version : null,
    rows: versioned.map(({ list_version: _, ...row }) => row),
  };
}
