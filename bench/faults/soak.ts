// Many respondents on a PostgreSQL that fails continuously: no acknowledged answer may be lost or counted twice.
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { readEnvironment } from '../../server/environment.ts';
import { openSurvey } from '../../tests/support/openSurvey.ts';
import { type Cluster, startCluster } from '../../tests/support/postgresCluster.ts';
import { type ServerProcess, startServer } from '../../tests/support/serverProcess.ts';
import { simulateRespondents } from '../../tests/support/simulatedRespondents.ts';
import { pause } from '../../tests/support/until.ts';
import { percentile } from '../requestsPerSecond.ts';
import { countStored, queryCluster } from './countStored.ts';

export interface SoakResult {
  readonly acknowledged: number;
  readonly lost: number;
  readonly doubled: number;
  readonly isSameProcess: boolean;
  /** Number of terminated connections; the postmaster is killed once. */
  readonly terminations: number;
  /** Number of responses by status; 0 for none. */
  readonly statuses: Readonly<Record<number, number>>;
  /** Milliseconds from each termination to the next acknowledged answer. */
  readonly recovery: { readonly median: number; readonly longest: number };
  /** How long the killed postmaster was away, and the time from its return to the next acknowledged answer. */
  readonly postmaster: { readonly awayMs: number; readonly recoveryMs: number };
}

const respondents = 200;
const people = 1_000;
const everyMs = 5_000;

export async function runSoak(seconds = 120): Promise<SoakResult> {
  const cluster = await startCluster({ isDurable: true });
  const variables = {
    DATABASE_URL: cluster.url,
    CAIRN_SECRET: randomBytes(48).toString('base64url'),
    KEYS_DIR: join(cluster.folder, 'keys'),
  };
  const environment = readEnvironment({ ...variables, LOG_LEVEL: 'silent' });
  const codes = await openSurvey({ kind: 'postgres', url: cluster.url }, environment, people);
  let server: ServerProcess | null = null;
  try {
    server = await startServer(variables);
    return await attack(cluster, server, codes, seconds);
  } catch (error) {
    throw new Error(`The server ${server?.isRunning() ? 'runs' : 'has ended'}:\n${server?.output()}`, {
      cause: error,
    });
  } finally {
    await server?.stop();
    cluster.remove();
  }
}

async function attack(
  cluster: Cluster,
  server: ServerProcess,
  codes: readonly string[],
  seconds: number,
): Promise<SoakResult> {
  const end = performance.now() + seconds * 1_000;
  const isOver = () => performance.now() >= end;
  const round = simulateRespondents(server.origin, codes, respondents, {
    patienceMs: 120_000,
    thinkMs: () => 1_000 + Math.random() * 2_000,
    isOver,
  });
  const terminatedAt: number[] = [];
  let postmaster = { killedAt: 0, backAt: 0 };
  while (performance.now() + everyMs < end) {
    await pause(everyMs);
    const isHalfWay = postmaster.killedAt === 0 && performance.now() > end - seconds * 500;
    if (isHalfWay) postmaster = await killPostmaster(cluster);
    else terminatedAt.push(await terminateAll(cluster));
  }
  const { answerers, statuses, acknowledgedAt } = await round;
  const stored = await countStored(cluster, server.origin, answerers);
  const sinceThen = (at: number) =>
    (acknowledgedAt.find((each) => each > at) ?? Number.POSITIVE_INFINITY) - at;
  const recoveries = terminatedAt.map(sinceThen);
  return {
    acknowledged: acknowledgedAt.length,
    ...stored,
    isSameProcess: server.isRunning(),
    terminations: terminatedAt.length,
    statuses: Object.fromEntries(statuses),
    recovery: { median: percentile(recoveries, 50), longest: Math.max(...recoveries) },
    postmaster: {
      awayMs: postmaster.backAt - postmaster.killedAt,
      recoveryMs: sinceThen(postmaster.backAt),
    },
  };
}

async function terminateAll(cluster: Cluster): Promise<number> {
  await queryCluster(
    cluster,
    'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()',
  );
  return performance.now();
}

async function killPostmaster(cluster: Cluster) {
  const killedAt = performance.now();
  cluster.kill();
  await pause(2_000);
  await cluster.start();
  return { killedAt, backAt: performance.now() };
}

/** Returns the lines for the table of `npm run bench faults`; the first two are pass or fail. */
export function describeSoakResult(measured: SoakResult) {
  const { acknowledged, lost, doubled, isSameProcess, terminations, recovery, postmaster, statuses } =
    measured;
  const others = Object.entries(statuses).reduce(
    (sum, [status, times]) => (status === '200' || status === '503' ? sum : sum + times),
    0,
  );
  const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`;
  return [
    {
      what: `Of ${acknowledged.toLocaleString('en')} answers lost or duplicated`,
      value: `${lost} + ${doubled}`,
      isWithinLimit: lost + doubled === 0,
    },
    {
      what: `The same process, ${terminations} terminations and a kill`,
      value: isSameProcess ? 'yes' : 'no',
      isWithinLimit: isSameProcess,
    },
    {
      what: 'Requests refused with 503',
      value: (statuses[503] ?? 0).toLocaleString('en'),
      isWithinLimit: true,
    },
    { what: 'Answered otherwise', value: String(others), isWithinLimit: others === 0 },
    {
      what: 'Served again after a termination, median',
      value: seconds(recovery.median),
      isWithinLimit: true,
    },
    { what: 'The same, longest', value: seconds(recovery.longest), isWithinLimit: true },
    {
      what: `Served again after ${seconds(postmaster.awayMs)} without a postmaster`,
      value: seconds(postmaster.recoveryMs),
      isWithinLimit: postmaster.recoveryMs <= 15_000,
    },
  ];
}
