import type { FastifyInstance } from 'fastify';
import { type SearchedRecord, searchCalls, searchedRecords } from '../../../contract/v2/search.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { type ResourceName, resourceNamed } from '../../../resources/registry.ts';
import type { SignedIn } from '../../plugins/session.ts';
import type { RecordScope } from '../../store/records/rows.ts';
import { searchRecords } from '../../usecases/search/searchRecords.ts';
import { callServer } from '../calls.ts';
import { authorizeRecord, type Overrides, type RecordDeps } from './recordWrite.ts';

/**
 * Serves the search across several kinds of records. Each kind is authorized and restricted like its list.
 */
export function registerSearchRoute(
  app: FastifyInstance,
  deps: RecordDeps,
  overrides: Readonly<Partial<Record<ResourceName, Overrides>>>,
): void {
  function scopeOf(kind: SearchedRecord, caller: SignedIn): RecordScope | null {
    const record = { resource: resourceNamed(kind), overrides: overrides[kind] ?? {}, writes: false };
    try {
      return authorizeRecord(deps, caller, record).records;
    } catch (error) {
      if (error instanceof Refusal) return null;
      throw error;
    }
  }
  const { serve } = callServer(app, deps);
  serve(searchCalls.find, async ({ q, kinds }, caller) => {
    const scopes = searchedRecords.flatMap((kind) => {
      const records = kinds.includes(kind) ? scopeOf(kind, caller) : null;
      return records ? [{ kind, records }] : [];
    });
    if (scopes.length === 0) return { results: [] };
    return { results: await deps.database.as(caller.scope, (tx) => searchRecords(tx, scopes, q)) };
  });
}
