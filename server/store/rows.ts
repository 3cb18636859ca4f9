import { type RawBuilder, type SqlBool, sql, type Transaction } from 'kysely';
import type { Resource } from '../../resources/kit/resource.ts';
import type { Scope, Tx } from './database.ts';
import { conditionsOf } from './rowFilter.ts';

export type Row = Record<string, unknown>;
/** A condition on the rows of one table that some people are narrowed to. */
export type Narrowing = RawBuilder<SqlBool> | null;

/** Whose rows, of which record: every function below reads and writes only there. */
export interface Place {
  readonly resource: Resource;
  readonly scope: Pick<Scope, 'accountId'>;
  readonly narrowing: Narrowing;
}
export interface Wanted {
  readonly filter: Row;
  readonly sort: { readonly field: string; readonly order: 'ASC' | 'DESC' };
  /** Both included, from 0. */
  readonly range: readonly [number, number];
}

// A declaration names its table at run time, where Kysely's types cannot follow; columns come from the declaration alone.
const loose = (tx: Tx) => tx as unknown as Transaction<Record<string, Row>>;
const columnsOf = (resource: Resource) => ['id', ...Object.keys(resource.fields)];

/** The one place that keeps accounts apart: rows of an account's records are found through here or not at all. */
function conditions({ resource, scope, narrowing }: Place): RawBuilder<SqlBool>[] {
  const found: RawBuilder<SqlBool>[] = narrowing ? [sql`(${narrowing})`] : [];
  if (resource.owner === 'account') found.push(sql`account_id = ${scope.accountId}`);
  return found;
}

const all = (parts: RawBuilder<SqlBool>[]) =>
  parts.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`(${sql.join(parts, sql` and `)})`;

const wantedRows = (place: Place, filter: Row) =>
  all([...conditions(place), ...conditionsOf(place.resource, filter)]);
const oneRow = (place: Place, id: number) => all([...conditions(place), sql`id = ${id}`]);

interface Slice {
  readonly offset: number;
  readonly limit: number;
  readonly backwards: boolean;
}

/** The rows of a range. Those in the second half of a known total are counted from the end: the last page costs like the first. */
function sliceOf([from, to]: Wanted['range'], total: number): Slice {
  if (from < total / 2) return { offset: from, limit: to - from + 1, backwards: false };
  const last = Math.min(to, total - 1);
  return { offset: total - 1 - last, limit: Math.max(last - from + 1, 0), backwards: true };
}

/** Rows in the wanted order; the id breaks ties, so that no row is on two pages. */
export async function list(
  tx: Tx,
  place: Place,
  { filter, sort, range }: Wanted,
  total = Number.POSITIVE_INFINITY,
): Promise<Row[]> {
  const { offset, limit, backwards } = sliceOf(range, total);
  const order = (sort.order === 'ASC') !== backwards ? 'asc' : 'desc';
  let query = loose(tx)
    .selectFrom(place.resource.name)
    .select(columnsOf(place.resource))
    .where(wantedRows(place, filter))
    .orderBy(sort.field, order);
  if (sort.field !== 'id') query = query.orderBy('id', order);
  const found = await query.offset(offset).limit(limit).execute();
  return backwards ? found.reverse() : found;
}

export async function count(tx: Tx, place: Place, filter: Row): Promise<number> {
  const { total } = await loose(tx)
    .selectFrom(place.resource.name)
    .select(sql<number>`count(*)::int`.as('total'))
    .where(wantedRows(place, filter))
    .executeTakeFirstOrThrow();
  return total;
}

export async function getOne(tx: Tx, place: Place, id: number): Promise<Row | null> {
  const row = await loose(tx)
    .selectFrom(place.resource.name)
    .select(columnsOf(place.resource))
    .where(oneRow(place, id))
    .executeTakeFirst();
  return row ?? null;
}

export async function getMany(tx: Tx, place: Place, ids: readonly number[]): Promise<Row[]> {
  return list(tx, place, {
    filter: { id: ids },
    sort: { field: 'id', order: 'ASC' },
    range: [0, ids.length],
  });
}

/** Inserts a checked draft under the scope's account. */
export async function create(tx: Tx, place: Place, draft: Row, now: Date): Promise<Row> {
  const { resource, scope } = place;
  return loose(tx)
    .insertInto(resource.name)
    .values({
      ...draft,
      ...(resource.owner === 'account' ? { account_id: scope.accountId } : {}),
      ...('updated_at' in resource.fields ? { updated_at: now.toISOString() } : {}),
    })
    .returning(columnsOf(resource))
    .executeTakeFirstOrThrow();
}

/**
 * Writes a checked draft over a row; null where the row is not here, or is no longer the version that was
 * edited. Each write leaves a later `updated_at`, also within one millisecond.
 */
export async function update(
  tx: Tx,
  place: Place,
  id: number,
  draft: Row,
  { version, now }: { readonly version: string | null; readonly now: Date },
): Promise<Row | null> {
  const { resource } = place;
  const versioned = 'updated_at' in resource.fields;
  const sameVersion = sql<SqlBool>`date_trunc('milliseconds', updated_at) = ${version}::timestamptz`;
  const later = sql`greatest(${now.toISOString()}::timestamptz, updated_at + interval '1 millisecond')`;
  const row = await loose(tx)
    .updateTable(resource.name)
    .set({ ...draft, ...(versioned ? { updated_at: later } : {}) })
    .where(oneRow(place, id))
    .where(versioned && version !== null ? sameVersion : sql<SqlBool>`true`)
    .returning(columnsOf(resource))
    .executeTakeFirst();
  return row ?? null;
}

export async function remove(tx: Tx, place: Place, id: number): Promise<void> {
  await loose(tx).deleteFrom(place.resource.name).where(oneRow(place, id)).execute();
}
