import { type RawBuilder, type SqlBool, sql, type Transaction } from 'kysely';
import type { Resource } from '../../../resources/kit/resource.ts';
import type { Scope, Tx } from '../database.ts';
import { laterTimestamp } from '../sql/laterTimestamp.ts';
import { conditionsOf } from './rowFilter.ts';

export type Row = Record<string, unknown>;
/** An additional condition that restricts a caller to some rows of a table. */
export type RowFilter = RawBuilder<SqlBool> | null;

/** The record type and the account; every function below reads and writes only within this scope. */
export interface RecordScope {
  readonly resource: Resource;
  readonly scope: Pick<Scope, 'accountId' | 'userId'>;
  readonly narrowing: RowFilter;
}
export interface ListQuery {
  readonly filter: Row;
  readonly sort: { readonly field: string; readonly order: 'ASC' | 'DESC' };
  /** Zero-based, both ends included. */
  readonly range: readonly [number, number];
}

// The table name is only known at run time, so Kysely cannot type it; columns come from the declaration only.
const loose = (tx: Tx) => tx as unknown as Transaction<Record<string, Row>>;
export const columnNamesOf = (resource: Resource) => ['id', ...Object.keys(resource.fields)];

/** Returns the owner columns of a row. They restrict every query of a record, and every new row gets them. */
function ownerColumns({ resource: { owner }, scope }: RecordScope): Row {
  if (owner === 'platform') return {};
  return { account_id: scope.accountId, ...(owner === 'person' ? { user_id: scope.userId } : {}) };
}

function conditions(recordScope: RecordScope): RawBuilder<SqlBool>[] {
  const owned = Object.entries(ownerColumns(recordScope)).map(
    ([column, id]) => sql<SqlBool>`${sql.ref(column)} = ${id}`,
  );
  return recordScope.narrowing ? [sql`(${recordScope.narrowing})`, ...owned] : owned;
}

const all = (parts: RawBuilder<SqlBool>[]) =>
  parts.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`(${sql.join(parts, sql` and `)})`;

export const matchingRows = (recordScope: RecordScope, filter: Row) =>
  all([...conditions(recordScope), ...conditionsOf(recordScope.resource, filter)]);
const oneRow = (recordScope: RecordScope, id: number) => all([...conditions(recordScope), sql`id = ${id}`]);

interface Slice {
  readonly offset: number;
  readonly limit: number;
  readonly backwards: boolean;
}

/**
 * Returns the slice of a range. In the second half of a known total, it is read from the end, so that the last page is
 * as fast as the first.
 */
function sliceOf([from, to]: ListQuery['range'], total: number): Slice {
  if (from < total / 2) return { offset: from, limit: to - from + 1, backwards: false };
  const last = Math.min(to, total - 1);
  return { offset: total - 1 - last, limit: Math.max(last - from + 1, 0), backwards: true };
}

/** Returns rows in the requested order; the id breaks ties, so that no row appears on two pages. */
export async function list(
  tx: Tx,
  recordScope: RecordScope,
  query: ListQuery,
  total = Number.POSITIVE_INFINITY,
): Promise<Row[]> {
  const { rows, backwards } = pageQuery(tx, recordScope, query, total);
  const page = await rows.execute();
  return backwards ? page.reverse() : page;
}

/** Returns the query of `list`. If it reads backward, its rows have to be reversed. */
export function pageQuery(
  tx: Tx,
  recordScope: RecordScope,
  { filter, sort, range }: ListQuery,
  total: number,
) {
  const { offset, limit, backwards } = sliceOf(range, total);
  const order = (sort.order === 'ASC') !== backwards ? 'asc' : 'desc';
  const matching = loose(tx)
    .selectFrom(recordScope.resource.name)
    .select(columnNamesOf(recordScope.resource))
    .where(matchingRows(recordScope, filter))
    .orderBy(sort.field, order);
  const ordered = sort.field === 'id' ? matching : matching.orderBy('id', order);
  return { rows: ordered.offset(offset).limit(limit), backwards };
}

export async function count(tx: Tx, recordScope: RecordScope, filter: Row): Promise<number> {
  const { total } = await loose(tx)
    .selectFrom(recordScope.resource.name)
    .select(sql<number>`count(*)::int`.as('total'))
    .where(matchingRows(recordScope, filter))
    .executeTakeFirstOrThrow();
  return total;
}

export async function getOne(tx: Tx, recordScope: RecordScope, id: number): Promise<Row | null> {
  const row = await loose(tx)
    .selectFrom(recordScope.resource.name)
    .select(columnNamesOf(recordScope.resource))
    .where(oneRow(recordScope, id))
    .executeTakeFirst();
  return row ?? null;
}

export async function getMany(tx: Tx, recordScope: RecordScope, ids: readonly number[]): Promise<Row[]> {
  return list(tx, recordScope, {
    filter: { id: ids },
    sort: { field: 'id', order: 'ASC' },
    range: [0, ids.length],
  });
}

/** Inserts a validated draft into the account of the scope. */
export async function create(tx: Tx, recordScope: RecordScope, draft: Row, now: Date): Promise<Row> {
  const { resource } = recordScope;
  return loose(tx)
    .insertInto(resource.name)
    .values({
      ...draft,
      ...ownerColumns(recordScope),
      ...('updated_at' in resource.fields ? { updated_at: now.toISOString() } : {}),
    })
    .returning(columnNamesOf(resource))
    .executeTakeFirstOrThrow();
}

/**
 * Writes a validated draft; null if the row does not exist in the scope or was changed since it was read. `updated_at`
 * increases with each write, also within one millisecond.
 */
export async function update(
  tx: Tx,
  recordScope: RecordScope,
  id: number,
  draft: Row,
  { version, now }: { readonly version: string | null; readonly now: Date },
): Promise<Row | null> {
  const { resource } = recordScope;
  const versioned = 'updated_at' in resource.fields;
  const sameVersion = sql<SqlBool>`date_trunc('milliseconds', updated_at) = ${version}::timestamptz`;
  const row = await loose(tx)
    .updateTable(resource.name)
    .set({ ...draft, ...(versioned ? { updated_at: laterTimestamp(now) } : {}) })
    .where(oneRow(recordScope, id))
    .where(versioned && version !== null ? sameVersion : sql<SqlBool>`true`)
    .returning(columnNamesOf(resource))
    .executeTakeFirst();
  return row ?? null;
}

export async function remove(tx: Tx, recordScope: RecordScope, id: number): Promise<void> {
  await loose(tx).deleteFrom(recordScope.resource.name).where(oneRow(recordScope, id)).execute();
}
