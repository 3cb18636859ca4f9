import type { FastifyInstance } from 'fastify';
import { buildApp } from '../server/app.ts';
import type { Database } from '../server/store/database.ts';
import {
  addBenchAccount,
  addSession,
  addUsers,
  type BenchDatabase,
  benchDeps,
  type DatabaseKind,
  openBenchDatabase,
} from './benchDatabase.ts';
import { median } from './requestsPerSecond.ts';

/** Returns the account sizes to measure. A million people can't be loaded into PGlite in reasonable time. */
export const accountSizes = (kind: DatabaseKind): readonly number[] =>
  kind === 'postgres' ? [1_000, 100_000, 1_000_000] : [1_000, 100_000];

const calls = 30;
const exports = 3;

/** Milliseconds of an action in the smallest and in a larger account; for exports, per 1,000 rows. */
export interface Growth {
  readonly what: string;
  readonly people: number;
  readonly smallMs: number;
  readonly ms: number;
  readonly isLimited: boolean;
}

/**
 * Measures an administrator's actions on lists of several sizes, in turn, so that other load affects all
 * equally.
 */
export async function measureGrowth(
  databases: readonly { readonly people: number; readonly benchDatabase: BenchDatabase }[],
): Promise<readonly Growth[]> {
  const lists: List[] = [];
  for (const { people, benchDatabase } of databases) lists.push(await openList(benchDatabase, people));
  const results: Growth[] = [];
  for (const task of tasks) {
    const durations = lists.map((): number[] => []);
    for (let done = 0; done < task.times; done += 1) {
      for (const [at, list] of lists.entries()) durations[at]?.push(await list.time(task));
    }
    const [smallMs = 0, ...others] = durations.map(median);
    for (const [at, ms] of others.entries()) {
      const people = lists[at + 1]?.people ?? 0;
      results.push({ what: task.what, people, smallMs, ms, isLimited: people <= task.limitedTo });
    }
  }
  for (const list of lists) await list.close();
  return results;
}

interface List {
  readonly people: number;
  time(task: Task): Promise<number>;
  close(): Promise<void>;
}

interface Task {
  readonly what: string;
  readonly times: number;
  /** The number of people up to which the growth is limited. */
  readonly limitedTo: number;
  /** Whether someone changes before each call, so that nothing is cached. */
  readonly afterChange: boolean;
  path(people: number): string;
  /** The divisor of the time. */
  per(people: number): number;
}

interface PageOptions {
  readonly from?: (people: number) => number;
  readonly afterChange?: boolean;
  readonly limitedTo?: number;
}

const page = (
  what: string,
  more: Readonly<Record<string, string>> = {},
  { from = () => 0, afterChange = false, limitedTo = Number.POSITIVE_INFINITY }: PageOptions = {},
): Task => ({
  what,
  times: calls,
  limitedTo,
  afterChange,
  path: (people) => `?${new URLSearchParams({ range: `[${from(people)},${from(people) + 24}]`, ...more })}`,
  per: () => 1,
});
const sortedBy = (field: string) => ({ sort: `["${field}","DESC"]` });
const search = (q: string) => ({ filter: JSON.stringify({ q }) });
const uncached = { afterChange: true, limitedTo: 100_000 };
const counted = { afterChange: true, limitedTo: 0 };

const tasks: readonly Task[] = [
  page('first page'),
  page('filtered by department', { filter: '{"department":"Department 7"}' }),
  page('searched by name', search('given 777')),
  page('sorted by email', sortedBy('email')),
  page('sorted by department', sortedBy('department')),
  page('last page', {}, { from: (people) => people - 24 }),
  page('searched by email after a change', search('person777@'), uncached),
  page('searched by name after a change', search('given 777'), uncached),
  page('first page after a change', {}, counted),
  page('searched by a word of all after a change', search('given'), counted),
  page('searched by two letters after a change', search('77'), counted),
  {
    what: 'export, 1,000 rows of it',
    times: exports,
    limitedTo: Number.POSITIVE_INFINITY,
    afterChange: false,
    path: () => '/export',
    per: (people) => (people + 1) / 1_000,
  },
];

/** Opens the people list of one account of this size. */
async function openList(benchDatabase: BenchDatabase, people: number): Promise<List> {
  const database = await openBenchDatabase(benchDatabase);
  const benchAccount = await addBenchAccount(database);
  await addUsers(database, benchAccount.accountId, people);
  const token = await addSession(database, benchAccount.adminId);
  const app = await buildApp(benchDeps(database, benchDatabase.secret));
  return {
    people,
    async time(task) {
      if (task.afterChange) await changeSomebody(database, benchAccount.adminId);
      return (await timed(app, `/api/v2/resources/users${task.path(people)}`, token)) / task.per(people);
    },
    async close() {
      await app.close();
      await database.close();
    },
  };
}

const changeSomebody = ({ owner }: Database, id: number) =>
  owner.updateTable('users').set({ level: 'Changed' }).where('id', '=', id).execute();

async function timed(app: FastifyInstance, url: string, token: string): Promise<number> {
  const started = performance.now();
  const answer = await app.inject({ url, cookies: { cairn_session: token } });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return performance.now() - started;
}
