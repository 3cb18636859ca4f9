import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../server/app.ts';
import type { Database } from '../../server/store/database.ts';
import {
  addBenchAccount,
  addSession,
  type BenchDatabase,
  benchDeps,
  openBenchDatabase,
} from '../benchDatabase.ts';
import { manyJobs } from './manyJobs.ts';

/** A smaller market, as the baseline of the growth. */
export const jobCounts = [5_000, 50_000] as const;

/** Searches as people type them: with errors, in other languages, and of words that many titles have. */
const texts = ['softwre engineer nordic retail', 'jefe de ventas', 'projektleiter energy', 'manager'];

export interface KeystrokeTimes {
  readonly jobs: number;
  /** The first search, which builds the index. */
  readonly firstMs: number;
  readonly medianMs: number;
  /** Of 20 keystrokes, 19 take at most so long. */
  readonly slowMs: number;
}

/** Measures a search of jobs after each typed letter, with its request and response. */
export async function measureKeystrokes(benchDatabase: BenchDatabase): Promise<readonly KeystrokeTimes[]> {
  const database = await openBenchDatabase(benchDatabase);
  const { accountId, adminId } = await addBenchAccount(database);
  await database.executeSql('update accounts set enable_search = true where id = $1', [accountId]);
  await database.owner
    .updateTable('users')
    .set({ permissions: ['user'] })
    .where('id', '=', adminId)
    .execute();
  const cookies = { cairn_session: await addSession(database, adminId) };
  const results: KeystrokeTimes[] = [];
  for (const jobs of jobCounts) {
    await addJobs(database, jobs);
    const app = await buildApp(benchDeps(database, benchDatabase.secret));
    const firstMs = await timed(app, cookies, 'engineer');
    const typed = texts.flatMap((text) => Array.from(text, (_, at) => text.slice(0, at + 1)));
    const times: number[] = [];
    for (const text of typed.filter((one) => one.trim() !== '')) times.push(await timed(app, cookies, text));
    times.sort((one, other) => one - other);
    const at = (share: number) => times[Math.floor(times.length * share)] ?? 0;
    results.push({ jobs, firstMs, medianMs: at(0.5), slowMs: at(0.95) });
    await app.close();
  }
  await database.close();
  return results;
}

/** Replaces the market data with jobs that have two rows each. */
async function addJobs(database: Database, count: number): Promise<void> {
  await database.executeSql('delete from market_files');
  await database.executeSql('delete from market_jobs');
  await database.executeSql(
    `insert into market_files (id, name, is_synthetic, row_count, loaded_at) values (1, 'Bench', true, $1, now())`,
    [count * 2],
  );
  const jobs = manyJobs(count);
  for (let from = 0; from < count; from += batch) {
    const part = jobs.slice(from, from + batch).map(({ id, titles }) => ({ id, titles }));
    await database.executeSql(
      `insert into market_jobs (id, code, family, titles)
        select (job ->> 'id')::int, 'J' || (job ->> 'id'), 'All', job -> 'titles' from jsonb_array_elements($1::jsonb) job`,
      [JSON.stringify(part)],
    );
  }
  await database.executeSql(`insert into market_rows
    select 1, id, level, 'DE', '', '', '', 'Bench', date '2026-01-01', 20, 1, 2, 3, 4, 5, 'EUR', 'year'
    from market_jobs, unnest(array['senior', 'lead']) level`);
  await database.executeSql('update market_versions set version = version + 1');
  await database.executeSql('analyze market_rows');
}

const batch = 1_000;

async function timed(
  app: FastifyInstance,
  cookies: Readonly<Record<string, string>>,
  q: string,
): Promise<number> {
  const started = performance.now();
  const request = { method: 'POST', url: '/api/v2/compensation/find', payload: { q }, cookies } as const;
  const { statusCode, body } = await app.inject(request);
  if (statusCode !== 200) throw new Error(body);
  return performance.now() - started;
}
