import { type SearchedRecord, type SearchResult, searchedRecords } from '../../../contract/v2/search.ts';
import { pathTo, recordPathPattern } from '../../routes/pathTo.ts';
import type { Route } from '../../routes/route.ts';

/** Where the results of a search lead, among the pages that a person can open. */
export interface RecordPaths {
  /** The kinds of records that have a page. */
  readonly kinds: readonly SearchedRecord[];
  readonly pathOf: (result: SearchResult) => string | null;
}

/** Returns the page of each result's record. Users whose page the person can't open lead to their team. */
export function recordPaths(
  routes: readonly Route[],
  isOfferedRoute: (route: Route) => boolean,
): RecordPaths {
  const opened = routes.filter(isOfferedRoute);
  const patternOf = (kind: SearchedRecord) => {
    const pattern = recordPathPattern(routes, kind);
    return opened.some(({ path }) => path === pattern) ? pattern : null;
  };
  const patterns = new Map(searchedRecords.map((kind) => [kind, patternOf(kind)]));
  const canOpen = (kind: SearchedRecord) =>
    patterns.get(kind) !== null || (kind === 'users' && patterns.get('teams') !== null);
  return {
    kinds: searchedRecords.filter(canOpen),
    pathOf: ({ kind, id, team_id }) => {
      const pattern = patterns.get(kind);
      if (pattern) return pattern.replace(':id', String(id));
      return kind === 'users' && team_id ? pathTo(opened, 'teams', 'update', team_id) : null;
    },
  };
}
