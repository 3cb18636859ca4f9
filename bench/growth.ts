import type { FastifyInstance } from 'fastify';
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

export const smallAccountSize = 1_000;
export const largeAccountSize = 100_000;
const calls = 30;
const exports = 3;

/** Milliseconds of an action in a small and in a large account; for exports, per 1,000 rows. */
export interface Growth {
  readonly what: string;
  readonly few: number;
  readonly many: number;
}

/** An administrator's actions on a list, alternating between both accounts, so that other load affects both equally. */
export async function measureGrowth(small: BenchDatabase, large: BenchDatabase): Promise<readonly Growth[]> {
  const lists = [await openList(small, smallAccountSize), await openList(large, largeAccountSize)] as const;
  const results: Growth[] = [];
  for (const { what, path, times, of } of tasks) {
    const durations = lists.map((): number[] => []);
    for (let done = 0; done < times; done += 1) {
      for (const [at, list] of lists.entries())
        durations[at]?.push((await list.time(path(list.people))) / of(list));
    }
    const [short = [], long = []] = durations;
    results.push({ what, few: median(short), many: median(long) });
  }
  for (const list of lists) await list.close();
  return results;
}

interface List {
  readonly people: number;
  time(path: string): Promise<number>;
  close(): Promise<void>;
}

interface Task {
  readonly what: string;
  readonly times: number;
  path(people: number): string;
  /** The divisor of the time. */
  of(list: List): number;
}

const page = (
  what: string,
  more: Readonly<Record<string, string>> = {},
  from = (_people: number) => 0,
): Task => ({
  what,
  times: calls,
  path: (people) => `?${new URLSearchParams({ range: `[${from(people)},${from(people) + 24}]`, ...more })}`,
  of: () => 1,
});
const sortedBy = (field: string) => ({ sort: `["${field}","DESC"]` });

const tasks: readonly Task[] = [
  page('first page'),
  page('filtered by department', { filter: '{"department":"Department 7"}' }),
  page('searched by name', { filter: '{"q":"given 777"}' }),
  page('sorted by e-mail', sortedBy('email')),
  page('sorted by department', sortedBy('department')),
  page('last page', {}, (people) => people - 24),
  {
    what: 'export, 1,000 rows of it',
    times: exports,
    path: () => '/export',
    of: ({ people }) => (people + 1) / 1_000,
  },
];

/** The people list of one account of this size. */
async function openList(benchDatabase: BenchDatabase, people: number): Promise<List> {
  const database = await openBenchDatabase(benchDatabase);
  const benchAccount = await addBenchAccount(database);
  await addUsers(database, benchAccount.accountId, people);
  const token = await addSession(database, benchAccount.adminId);
  const app = await buildApp(benchDeps(database, benchDatabase.secret));
  return {
    people,
    time: (path) => timed(app, `/api/v2/resources/users${path}`, token),
    async close() {
      await app.close();
      await database.close();
    },
  };
}

async function timed(app: FastifyInstance, url: string, token: string): Promise<number> {
  const started = performance.now();
  const answer = await app.inject({ url, cookies: { cairn_session: token } });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return performance.now() - started;
}
