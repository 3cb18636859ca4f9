import { sql } from 'kysely';
import type { Tx } from '../database.ts';
import { splitWords } from '../sql/likePattern.ts';
import { maxIds } from './listCache.ts';
import { listVersion } from './listChanges.ts';
import { isFoldedSearch } from './rowFilter.ts';
import type { Row } from './rows.ts';
import type { TrackedScope } from './versionedRows.ts';

/** A filter whose search is replaced by the ids of the people it matches in this version of the list. */
export interface MatchedFilter {
  readonly version: string;
  readonly filter: Row;
  /** Number of people that the search matches, regardless of the other conditions. */
  readonly matches: number;
}

/** Reading everyone is faster than finding more than one in a hundred by the index, unless the list is short. */
const maxMatchesAmong = (people: number): number => Math.max(maxIds, Math.floor(people / 100));

/** Whether the index can be used for the search of a filter, if it is selective enough. */
export const hasIndexedSearch = ({ resource }: TrackedScope, filter: Row): boolean =>
  resource.name === 'users' && typeof filter.q === 'string' && isFoldedSearch(resource);

/**
 * Null if the search matches too many people to use the index, or none of its words is long enough for it. `people` is
 * the length of the list without a filter, or 0 if it is unknown.
 */
export async function matchSearch(
  tx: Tx,
  { resource, scope }: TrackedScope,
  filter: Row,
  people: number,
): Promise<MatchedFilter | null> {
  const { rows } = await sql<{ version: string; ids: number[] | null }>`
    select ${listVersion(resource.name, scope.accountId)} as version,
      find_people(${splitWords(String(filter.q))}::text[], ${maxMatchesAmong(people)}) as ids`.execute(tx);
  const [matched] = rows;
  if (!matched?.ids) return null;
  const { version, ids } = matched;
  return { version, filter: { ...filter, q: ids }, matches: ids.length };
}
