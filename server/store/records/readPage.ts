import { hasLinkFilter } from '../../../resources/filterField.ts';
import type { Database, Scope, Tx } from '../database.ts';
import { addIds, type KnownList, type ListCache, maxIds } from './listCache.ts';
import { trackedLists } from './listChanges.ts';
import { hasIndexedSearch, type MatchedFilter, matchSearch } from './matchSearch.ts';
import { count, type ListQuery, list, type RecordScope, type Row } from './rows.ts';
import {
  compileRowsById,
  countVersioned,
  listIdsVersioned,
  listVersioned,
  splitVersion,
  type TrackedScope,
  type VersionedRows,
} from './versionedRows.ts';

interface Page {
  readonly rows: readonly Row[];
  readonly total: number;
}

interface Reader {
  readonly database: Database;
  readonly lists: ListCache;
}

/** Returns a page of a list with the exact total (decision 39). */
export async function readPage(
  { database, lists }: Reader,
  scope: Scope,
  records: RecordScope,
  query: ListQuery,
): Promise<Page> {
  // Such a list also changes with the linking table, which its version doesn't cover.
  if (!isTracked(records) || hasLinkFilter(records.resource, query.filter))
    return database.as(scope, (tx) => countAndList(tx, records, query));
  const tracked: TrackedList = {
    lists,
    records,
    query,
    key: keyOf(records, query.filter),
  };
  const known = lists.find(tracked.key);
  const ids = known && pageIds(known, query);
  if (known && ids) {
    const read = await database.runOnce(scope, (db) => compileRowsById(db, records, ids));
    const rows = inOrder(read, ids, known.version);
    if (rows) return { rows, total: known.total };
  }
  return database.as(
    scope,
    async (tx) => (await readTracked(tx, tracked, known)) ?? readUnknown(tx, tracked),
  );
}

/** Null if nothing is known about the length of the list, or if it has changed. */
async function readTracked(tx: Tx, tracked: TrackedList, known: KnownList | null): Promise<Page | null> {
  const { lists, records, query } = tracked;
  const isLong = known !== null && known.total > maxIds;
  const page = isLong ? await readLong(tx, tracked, known) : null;
  if (page) return page;
  const matched = hasIndexedSearch(records, query.filter)
    ? await matchSearch(tx, records, query.filter, lists.find(keyOf(records, {}))?.total ?? 0)
    : null;
  if (matched) return readMatched(tx, tracked, matched);
  return known && !isLong ? readShort(tx, tracked) : null;
}

interface TrackedList {
  readonly lists: ListCache;
  readonly records: TrackedScope;
  readonly query: ListQuery;
  readonly key: string;
}

const keyOf = ({ resource, scope }: TrackedScope, filter: Row): string =>
  `${resource.name} ${scope.accountId} ${JSON.stringify(Object.entries(filter).sort())}`;

/** Lists that also depend on other tables or on the caller are counted for each request. */
const isTracked = (records: RecordScope): records is TrackedScope =>
  trackedLists.includes(records.resource.name) &&
  records.resource.owner === 'account' &&
  records.scope.accountId !== null &&
  records.narrowing === null;

async function countAndList(tx: Tx, records: RecordScope, query: ListQuery): Promise<Page> {
  const total = await count(tx, records, query.filter);
  return { rows: await list(tx, records, query, total), total };
}

const orderOf = ({ sort }: ListQuery) => `${sort.field} ${sort.order}`;
const pageOf = (query: ListQuery) => `${orderOf(query)} ${query.range.join('-')}`;

/**
 * Returns the ids on the page, if they are known: from all ids of a short list, or from those of this page of a long
 * one.
 */
function pageIds({ ids }: KnownList, query: ListQuery): number[] | null {
  const [from, to] = query.range;
  const page = ids.get(pageOf(query)) ?? ids.get(orderOf(query))?.subarray(from, to + 1);
  return page && page.length > 0 ? [...page] : null;
}

/** Sorts rows in the order of the ids; null if the list has changed since the ids were read. */
function inOrder(read: readonly Row[], ids: readonly number[], expected: string): Row[] | null {
  const { version, rows } = splitVersion(read);
  if (version !== expected) return null;
  const byId = new Map<unknown, Row>(rows.map((row) => [row.id, row]));
  return ids.map((id) => byId.get(id)).filter((row) => row !== undefined);
}

function remember(
  { lists, key }: TrackedList,
  { version, total }: Omit<KnownList, 'ids'>,
  order: string,
  ids: Int32Array,
): KnownList {
  const before = lists.find(key);
  const others = before?.version === version ? before.ids : new Map();
  const list = addIds({ version, total, ids: others }, order, ids);
  lists.store(key, list);
  return list;
}

/** Reads a page of a long list by its index; null if the list has changed. */
async function readLong(tx: Tx, tracked: TrackedList, known: KnownList): Promise<Page | null> {
  const { version, rows } = await readByIndex(tx, tracked, known);
  return version === known.version ? { rows, total: known.total } : null;
}

/** Null if the list has changed since the search, or if a page of a short list can't be read. */
async function readMatched(tx: Tx, tracked: TrackedList, matched: MatchedFilter): Promise<Page | null> {
  if (matched.matches <= maxIds) return readShort(tx, tracked, matched);
  const { version, filter } = matched;
  const counted = await countVersioned(tx, tracked.records, filter);
  if (counted.version !== version) return null;
  const read = await readByIndex(tx, { ...tracked, query: { ...tracked.query, filter } }, counted);
  return read.version === null || read.version === version ? { rows: read.rows, total: counted.total } : null;
}

/**
 * Reads all ids of a list that is expected to be short; their number is the total. Null if it is not short or has
 * changed.
 */
async function readShort(tx: Tx, tracked: TrackedList, matched?: MatchedFilter): Promise<Page | null> {
  const { records, query } = tracked;
  const { version, ids } = await listIdsVersioned(tx, records, matched?.filter ?? query.filter, query);
  if (ids.length > maxIds || (matched && matched.version !== version)) return null;
  const list = remember(tracked, { version, total: ids.length }, orderOf(query), ids);
  const requested = pageIds(list, query);
  if (!requested) return { rows: [], total: list.total };
  const read = await tx.executeQuery(compileRowsById(tx, records, requested));
  const rows = inOrder(read.rows, requested, version);
  return rows && { rows, total: list.total };
}

/** Counts again if the list changes before its rows are read, with a limited number of attempts. */
async function readUnknown(tx: Tx, tracked: TrackedList, tries = 3): Promise<Page> {
  const counted = await countVersioned(tx, tracked.records, tracked.query.filter);
  const { version, rows } = await readByIndex(tx, tracked, counted);
  const hasChanged = version !== null && version !== counted.version;
  return hasChanged && tries > 1 ? readUnknown(tx, tracked, tries - 1) : { rows, total: counted.total };
}

async function readByIndex(
  tx: Tx,
  tracked: TrackedList,
  known: Omit<KnownList, 'ids'>,
): Promise<VersionedRows> {
  const { records, query } = tracked;
  const read = await listVersioned(tx, records, query, known.total);
  if (read.version === known.version) {
    const ids = Int32Array.from(read.rows, ({ id }) => Number(id));
    remember(tracked, known, pageOf(query), ids);
  }
  return read;
}
