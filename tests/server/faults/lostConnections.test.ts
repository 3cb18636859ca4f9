import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { readEnvironment } from '../../../server/environment.ts';
import { openSurvey } from '../../support/openSurvey.ts';
import { type Cluster, postgresPrograms, startCluster } from '../../support/postgresCluster.ts';
import { type ServerProcess, startServer } from '../../support/serverProcess.ts';
import {
  countLostAndDuplicated,
  type Pace,
  simulateRespondents,
} from '../../support/simulatedRespondents.ts';
import { until } from '../../support/until.ts';

const people = 40;
const runs = process.env.TEST_DATABASE_URL && postgresPrograms();

describe.skipIf(!runs)('with a failing PostgreSQL (needs TEST_DATABASE_URL and initdb)', () => {
  let cluster: Cluster;
  let server: ServerProcess;
  let codes: string[];

  beforeAll(async () => {
    cluster = await startCluster();
    const variables = {
      DATABASE_URL: cluster.url,
      KEYS_DIR: join(cluster.folder, 'keys'),
      LOG_LEVEL: 'error',
      CAIRN_SECRET: randomBytes(48).toString('base64url'),
    };
    codes = await openSurvey({ kind: 'postgres', url: cluster.url }, readEnvironment(variables), people);
    server = await startServer(variables);
  }, 240_000);
  afterAll(async () => {
    await server?.stop();
    cluster?.remove();
  });
  let isOver = false;
  let acknowledged = 0;
  const someAnswers = async () => {
    const before = acknowledged;
    await until('answers', async () => acknowledged >= before + 10);
  };
  afterEach(() => {
    isOver = true;
  });

  /** Log entries of failures without an SQL state, which are answered with 500. */
  const unexpectedFailures = () =>
    server
      .output()
      .split('\n')
      .filter((line) => line.includes('request failed') && !/"code":"[0-9A-Z]{5}"/.test(line));

  /** People who answer as fast as possible until the test stops them. */
  function answering(some: readonly string[]) {
    isOver = false;
    acknowledged = 0;
    const thinkMs = () => {
      acknowledged += 1;
      return 0;
    };
    const pace: Pace = { thinkMs, retryMs: 100, isOver: () => isOver };
    return simulateRespondents(server.origin, some, 20, pace);
  }

  async function terminateAll(): Promise<void> {
    const admin = new pg.Client({ connectionString: cluster.url });
    await admin.connect();
    await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()');
    await admin.end();
  }

  test('the process survives repeated termination of all connections under load', async () => {
    const round = answering(codes.slice(0, people / 2));
    for (let times = 0; times < 10; times += 1) {
      await someAnswers();
      await terminateAll();
    }
    isOver = true;
    const { answerers, statuses } = await round;
    expect(server.isRunning()).toBe(true);
    expect(unexpectedFailures()).toEqual([]);
    expect([...statuses.keys()].sort()).toEqual([200, 503]);
    expect(await countLostAndDuplicated(server.origin, answerers)).toEqual({ lost: 0, doubled: 0 });
  }, 240_000);

  test('the process survives a kill and restart of the postmaster under load', async () => {
    const round = answering(codes.slice(people / 2));
    await someAnswers();
    cluster.kill();
    await until('readyz says no', async () => (await fetch(`${server.origin}/readyz`)).status === 503);
    await cluster.start();
    await until('readyz says yes', async () => (await fetch(`${server.origin}/readyz`)).ok);
    await someAnswers();
    isOver = true;
    const { answerers, statuses } = await round;
    expect(server.isRunning()).toBe(true);
    expect([...statuses.keys()].sort()).toEqual([200, 503]);
    expect(await countLostAndDuplicated(server.origin, answerers)).toEqual({ lost: 0, doubled: 0 });
  }, 240_000);
});
