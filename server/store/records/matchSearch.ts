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
}

/** Whether the index can be used for the search of a filter, if it is selective enough. */
export const hasIndexedSearch = ({ resource }: TrackedScope, filter: Row): boolean =>
  resource.name === 'users' && typeof filter.q === 'string' && isFoldedSearch(resource);

/**
 * Returns the filter with the matching ids; null if the search matches too many people to list, or if none of
 * its words is long enough for the index.
 */
export async function matchSearch(
  tx: Tx,
  { resource, scope }: TrackedScope,
  filter: Row,
): Promise<MatchedFilter | null> {
  const { rows } = await sql<{ version: string; ids: number[] | null }>`
    select ${listVersion(resource.name, scope.accountId)} as version,
      find_people(${splitWords(String(filter.q))}::text[], ${maxIds}) as ids`.execute(tx);
  const [matched] = rows;
  return matched?.ids ? { version: matched.version, filter: { ...filter, q: matched.ids } } : null;
}
