import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { readEnvironment } from '../../../server/env.ts';
import { answerAll, lostAndDoubled, type Pace } from '../../support/answerers.ts';
import { openSurvey } from '../../support/openSurvey.ts';
import { type Cluster, postgresPrograms, startCluster } from '../../support/postgresCluster.ts';
import { type ServerProcess, startServer } from '../../support/serverProcess.ts';
import { pause, until } from '../../support/until.ts';

const people = 40;
const runs = process.env.TEST_DATABASE_URL && postgresPrograms();

describe.skipIf(!runs)('on a PostgreSQL that fails (needs TEST_DATABASE_URL and initdb)', () => {
  let cluster: Cluster;
  let server: ServerProcess;
  let codes: string[];

  beforeAll(async () => {
    cluster = await startCluster();
    const variables = {
      DATABASE_URL: cluster.url,
      LOG_LEVEL: 'silent',
      CAIRN_SECRET: randomBytes(48).toString('base64url'),
    };
    codes = await openSurvey({ kind: 'postgres', url: cluster.url }, readEnvironment(variables), people);
    server = await startServer(variables);
  }, 120_000);
  afterAll(async () => {
    await server?.stop();
    cluster?.remove();
  });
  let isOver = false;
  afterEach(() => {
    isOver = true;
  });

  /** People who answer as fast as they can, until the test says that it is over. */
  function answering(some: readonly string[]) {
    isOver = false;
    const pace: Pace = { thinkMs: () => 0, retryMs: 100, isOver: () => isOver };
    return answerAll(server.origin, some, 20, pace);
  }

  async function terminateAll(): Promise<void> {
    const admin = new pg.Client({ connectionString: cluster.url });
    await admin.connect();
    await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()');
    await admin.end();
  }

  test('the same process serves on after all its connections were terminated again and again under load', async () => {
    const round = answering(codes.slice(0, people / 2));
    for (let times = 0; times < 10; times += 1) {
      await pause(200);
      await terminateAll();
    }
    isOver = true;
    const { answerers, statuses } = await round;
    expect([server.isRunning(), server.output()]).toEqual([true, expect.not.stringContaining('Error')]);
    expect([...statuses.keys()].sort()).toEqual([200, 503]);
    expect(await lostAndDoubled(server.origin, answerers)).toEqual({ lost: 0, doubled: 0 });
  }, 120_000);

  test('the same process serves on after the postmaster was killed under load and started again', async () => {
    const round = answering(codes.slice(people / 2));
    await pause(500);
    cluster.kill();
    await until('readyz says no', async () => (await fetch(`${server.origin}/readyz`)).status === 503);
    await cluster.start();
    await until('readyz says yes', async () => (await fetch(`${server.origin}/readyz`)).ok);
    await pause(500);
    isOver = true;
    const { answerers, statuses } = await round;
    expect(server.isRunning()).toBe(true);
    expect([...statuses.keys()].sort()).toEqual([200, 503]);
    expect(await lostAndDoubled(server.origin, answerers)).toEqual({ lost: 0, doubled: 0 });
  }, 120_000);
});
