import { type SearchedRecord, type SearchResult, searchLimits } from '../../../contract/v2/search.ts';
import { bestMatches, searchWords } from '../../../domain/search/matchRank.ts';
import { recordLabel } from '../../../resources/kit/recordLabel.ts';
import type { Tx } from '../../store/database.ts';
import type { RecordScope } from '../../store/records/rows.ts';
import { searchByName } from '../../store/records/searchByName.ts';
import { searchPeople } from '../../store/records/searchPeople.ts';

/** A kind of record, and those of its rows that the caller can access. */
export interface SearchedScope {
  readonly kind: SearchedRecord;
  readonly records: RecordScope;
}

/** Finds the best matches of each kind. */
export async function searchRecords(
  tx: Tx,
  scopes: readonly SearchedScope[],
  q: string,
): Promise<SearchResult[]> {
  const words = searchWords(q);
  if (words.length === 0) return [];
  const results: SearchResult[] = [];
  for (const { kind, records } of scopes) {
    const rows = kind === 'users' ? await searchPeople(tx, records, q) : await searchByName(tx, records, q);
    const named = rows.map(
      (row): SearchResult => ({
        kind,
        id: Number(row.id),
        name: recordLabel(records.resource, row),
        detail: typeof row.email === 'string' ? row.email : null,
        team_id: typeof row.team_id === 'number' ? row.team_id : null,
      }),
    );
    results.push(...bestMatches(named, ({ name }) => name, words, searchLimits.perKind));
  }
  return results;
}
