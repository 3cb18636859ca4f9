import { randomBytes } from 'node:crypto';
import { buildApp } from '../server/app.ts';
import type { Database } from '../server/store/database.ts';
import {
  addBenchAccount,
  addSession,
  type BenchDatabase,
  benchDeps,
  openBenchDatabase,
} from './benchDatabase.ts';
import { median } from './requestsPerSecond.ts';

const k = 5;
const invited = 8;
const rounds = 200;

export interface ResponseTimeComparison {
  /** Medians in milliseconds: without responses, and with one response fewer than the minimum. */
  readonly withoutResponses: number;
  readonly belowMinimum: number;
  /** The probability of such a difference by chance (Mann-Whitney, two-sided). */
  readonly p: number;
}

/**
 * Measures whether response times distinguish a campaign without responses from one with k - 1 responses
 * (P9).
 */
export async function measureIndistinguishability(
  benchDatabase: BenchDatabase,
): Promise<ResponseTimeComparison> {
  const database = await openBenchDatabase(benchDatabase);
  const benchAccount = await addBenchAccount(database);
  const token = await addSession(database, benchAccount.adminId);
  const campaigns = [
    await closedWithoutCells(database, benchAccount.accountId, 0),
    await closedWithoutCells(database, benchAccount.accountId, k - 1),
  ];
  const app = await buildApp(benchDeps(database, randomBytes(48).toString('base64url')));
  const ask = async (campaign_id = 0): Promise<number> => {
    const started = performance.now();
    const { statusCode } = await app.inject({
      method: 'POST',
      url: '/api/v2/microsurvey_results/topic_scores_by_element',
      headers: { host: 'localhost:3000', origin: 'http://localhost:3000' },
      cookies: { cairn_session: token },
      payload: { campaign_id },
    });
    if (statusCode !== 200) throw new Error(`answered ${statusCode}`);
    return performance.now() - started;
  };
  for (let round = 0; round < 30; round += 1) for (const id of campaigns) await ask(id);
  const times: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    // The order alternates, so that only the campaign differs.
    for (const which of round % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
      times[which].push(await ask(campaigns[which]));
    }
  }
  await app.close();
  await database.close();
  return {
    withoutResponses: median(times[0]),
    belowMinimum: median(times[1]),
    p: mannWhitney(times[0], times[1]),
  };
}

/** Creates a closed campaign with too few responses, whose release has no cells. */
async function closedWithoutCells(database: Database, account_id: number, finished: number): Promise<number> {
  const { owner } = database;
  const day = '2026-11-20';
  const { id: campaign_id } = await owner
    .insertInto('benchmark_campaigns')
    .values({ account_id, name: 'Alike', status: 'closed', min_group: k, closes_on: day, created_by: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  const people = Array.from({ length: invited }, (_, index) => ({
    account_id,
    campaign_id,
    attributes: '{}',
    invited_on: day,
    status: index < finished ? ('finished' as const) : ('invited' as const),
    finished_on: index < finished ? day : null,
  }));
  await owner.insertInto('participations').values(people).execute();
  await owner
    .insertInto('releases')
    .values({ account_id, campaign_id, epoch: 1, k, spread: '{}', certificate: null, created_on: day })
    .execute();
  return campaign_id;
}

/**
 * Returns p by the normal approximation, which is accurate for samples of 200; times are never exactly equal.
 */
function mannWhitney(one: readonly number[], other: readonly number[]): number {
  const larger = one.reduce((sum, value) => sum + other.filter((than) => value > than).length, 0);
  const [n, m] = [one.length, other.length];
  const z = Math.abs(larger - (n * m) / 2) / Math.sqrt((n * m * (n + m + 1)) / 12);
  return 2 * upperTail(z);
}

/** Returns the normal tail above z >= 0 (Abramowitz and Stegun 26.2.17, accurate to seven decimal places). */
function upperTail(z: number): number {
  const t = 1 / (1 + 0.2316419 * z);
  const poly = [1.330274429, -1.821255978, 1.781477937, -0.356563782, 0.31938153].reduce(
    (sum, coefficient) => (sum + coefficient) * t,
    0,
  );
  return (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * poly;
}
