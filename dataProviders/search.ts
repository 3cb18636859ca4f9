import { type SearchedRecord, type SearchResult, searchCalls } from '../contract/v2/search.ts';
import { pageQuery } from './callQuery.ts';
import { keysOf } from './queryKeys.ts';

export type { SearchedRecord, SearchResult };

const key = keysOf('search');

/** The records of these kinds that match a search, the best first. */
export const searchQuery = (accountId: number, q: string, kinds: readonly SearchedRecord[]) =>
  pageQuery(key(accountId, q, kinds), searchCalls.find, { q, kinds: [...kinds] });
