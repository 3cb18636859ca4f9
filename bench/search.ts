import type { FastifyInstance, InjectOptions } from 'fastify';
import { searchedRecords } from '../contract/v2/search.ts';
import { buildApp } from '../server/app.ts';
import {
  addBenchAccount,
  addSession,
  addUsers,
  type BenchDatabase,
  benchDeps,
  openBenchDatabase,
} from './benchDatabase.ts';
import { median } from './requestsPerSecond.ts';

export const searchedPeople = 100_000;
const calls = 30;

/**
 * Searches that match few people, many people and everyone, one of two letters, and one that matches no one.
 */
const searches = [
  ['of a name', 'given 777'],
  ['of many people', 'person7'],
  ['of all people', 'family'],
  ['of two letters', '77'],
  ['of no one', 'zq'],
] as const;

export interface SearchTime {
  readonly what: string;
  readonly ms: number;
  /** The same search in the list of people, which isn't cached. */
  readonly listMs: number;
}

/** Measures a search over all records and the search of the people list in turn, in milliseconds. */
export async function measureSearch(benchDatabase: BenchDatabase): Promise<readonly SearchTime[]> {
  const database = await openBenchDatabase(benchDatabase);
  const { accountId, adminId } = await addBenchAccount(database);
  await addUsers(database, accountId, searchedPeople);
  const cookies = { cairn_session: await addSession(database, adminId) };
  const app = await buildApp(benchDeps(database, benchDatabase.secret));
  const results: SearchTime[] = [];
  for (const [what, q] of searches) {
    const durations: number[] = [];
    const listDurations: number[] = [];
    const payload = { q, kinds: searchedRecords };
    const query = new URLSearchParams({ range: '[0,24]', filter: JSON.stringify({ q }) });
    for (let done = 0; done < calls; done += 1) {
      durations.push(await timed(app, { method: 'POST', url: '/api/v2/search', payload, cookies }));
      await database.owner
        .updateTable('users')
        .set({ level: `L${done}` })
        .where('id', '=', adminId)
        .execute();
      listDurations.push(await timed(app, { url: `/api/v2/resources/users?${query}`, cookies }));
    }
    results.push({ what, ms: median(durations), listMs: median(listDurations) });
  }
  await app.close();
  await database.close();
  return results;
}

async function timed(app: FastifyInstance, request: InjectOptions): Promise<number> {
  const started = performance.now();
  const { statusCode, body } = await app.inject(request);
  if (statusCode !== 200) throw new Error(body);
  return performance.now() - started;
}
