// Many concurrent respondents on a PostgreSQL that syncs to disk: how long an answer takes, and whether each is stored exactly once.
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { readEnvironment } from '../server/environment.ts';
import { openSurvey } from '../tests/support/openSurvey.ts';
import { type Cluster, startCluster } from '../tests/support/postgresCluster.ts';
import { startServer } from '../tests/support/serverProcess.ts';
import { simulateRespondents } from '../tests/support/simulatedRespondents.ts';
import { countForms, countStored } from './faults/countStored.ts';
import { percentile } from './requestsPerSecond.ts';

export interface CrowdResult {
  readonly atOnce: number;
  readonly seconds: number;
  readonly answers: number;
  readonly p50: number;
  readonly p99: number;
  /** Responses by status, except 200; 0 for none. */
  readonly errors: Readonly<Record<number, number>>;
  readonly lost: number;
  readonly doubled: number;
}

/** The time within which all of them open their link. */
const arrivalMs = 10_000;

interface Crowd {
  readonly atOnce: number;
  readonly seconds: number;
  /** The number of links, more than are answered in this time. */
  readonly codes: number;
}

const crowds = (soakSeconds: number): readonly Crowd[] => [
  { atOnce: 10, seconds: 20, codes: 40 },
  { atOnce: 100, seconds: 20, codes: 300 },
  { atOnce: 500, seconds: soakSeconds, codes: 500 + 10 * soakSeconds },
];

export async function* measureCrowds(soakSeconds = 180): AsyncIterable<CrowdResult> {
  const cluster = await startCluster({ isDurable: true });
  const variables = {
    DATABASE_URL: cluster.url,
    CAIRN_SECRET: randomBytes(48).toString('base64url'),
    KEYS_DIR: join(cluster.folder, 'keys'),
  };
  const sizes = crowds(soakSeconds);
  const people = sizes.reduce((sum, { codes }) => sum + codes, 0);
  try {
    const environment = readEnvironment({ ...variables, LOG_LEVEL: 'silent' });
    const codes = await openSurvey({ kind: 'postgres', url: cluster.url }, environment, people);
    const server = await startServer(variables);
    try {
      for (const crowd of sizes)
        yield await measureCrowd(cluster, server.origin, codes.splice(0, crowd.codes), crowd);
    } finally {
      await server.stop();
    }
  } finally {
    cluster.remove();
  }
}

async function measureCrowd(
  cluster: Cluster,
  origin: string,
  codes: readonly string[],
  { atOnce, seconds }: Crowd,
): Promise<CrowdResult> {
  const begun = performance.now();
  const formsBefore = await countForms(cluster);
  const { answerers, statuses, savedMs } = await simulateRespondents(origin, codes, atOnce, {
    arriveMs: () => Math.random() * arrivalMs,
    thinkMs: () => 1_000 + Math.random() * 2_000,
    isOver: () => performance.now() - begun > seconds * 1_000,
  });
  const took = (performance.now() - begun) / 1_000;
  const stored = await countStored(cluster, origin, answerers, formsBefore);
  return {
    atOnce,
    seconds: took,
    answers: savedMs.length,
    p50: percentile(savedMs, 50),
    p99: percentile(savedMs, 99),
    errors: Object.fromEntries([...statuses].filter(([status]) => status !== 200)),
    ...stored,
  };
}
