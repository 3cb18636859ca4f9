import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readEnvironment } from '../../../server/environment.ts';
import { type FaultyProxy, startProxy } from '../../support/faultyProxy.ts';
import { openSurvey } from '../../support/openSurvey.ts';
import { type Cluster, postgresPrograms, startCluster } from '../../support/postgresCluster.ts';
import { type ServerProcess, startServer } from '../../support/serverProcess.ts';
import { countLostAndDuplicated, simulateRespondents } from '../../support/simulatedRespondents.ts';
import { until } from '../../support/until.ts';

const runs = process.env.TEST_DATABASE_URL && postgresPrograms();

describe.skipIf(!runs)('with two PostgreSQL servers (needs TEST_DATABASE_URL and initdb)', () => {
  let primary: Cluster;
  let standby: Cluster;
  let proxy: FaultyProxy;
  let codes: string[];
  let server: ServerProcess | null = null;
  const secret = randomBytes(48).toString('base64url');
  const keysDir = mkdtempSync(join(tmpdir(), 'failover-keys-'));

  beforeAll(async () => {
    primary = await startCluster();
    const environment = readEnvironment({
      DATABASE_URL: primary.url,
      KEYS_DIR: keysDir,
      CAIRN_SECRET: secret,
      LOG_LEVEL: 'silent',
    });
    codes = await openSurvey({ kind: 'postgres', url: primary.url }, environment, 40);
    standby = await primary.addStandby();
    proxy = await startProxy(primary.port);
  }, 240_000);
  afterAll(async () => {
    await server?.stop();
    await proxy?.close();
    standby?.remove();
    primary?.remove();
    rmSync(keysDir, { recursive: true, force: true });
  });

  async function answerWhile(some: readonly string[], failOver: () => Promise<void>) {
    let isOver = false;
    let acknowledged = 0;
    const origin = server?.origin ?? '';
    const thinkMs = () => {
      acknowledged += 1;
      return 20;
    };
    const round = simulateRespondents(origin, some, 10, { thinkMs, retryMs: 200, isOver: () => isOver });
    await until('answers', async () => acknowledged >= 10);
    await failOver();
    const before = acknowledged;
    await until('answers after the failover', async () => acknowledged >= before + 10);
    isOver = true;
    const { answerers, statuses } = await round;
    expect([...statuses.keys()].filter((status) => status !== 200 && status !== 503)).toEqual([]);
    expect(await countLostAndDuplicated(origin, answerers)).toEqual({ lost: 0, doubled: 0 });
  }

  test('the process switches to another address when the first one ends all connections', async () => {
    // The standby is first in the list and accepts no writes, so it is skipped.
    const hosts = `127.0.0.1:${standby.port},127.0.0.1:${proxy.port},127.0.0.1:${primary.port}`;
    server = await startServer({
      DATABASE_URL: `postgres://cairn@${hosts}/postgres`,
      KEYS_DIR: keysDir,
      CAIRN_SECRET: secret,
    });
    await answerWhile(codes.slice(0, 20), async () => proxy.cut(null));
    expect(server.isRunning()).toBe(true);
  }, 240_000);

  test('the process switches to the standby after the primary was killed and the standby was promoted', async () => {
    await answerWhile(codes.slice(20), async () => {
      primary.kill();
      standby.promote();
    });
    expect(server?.isRunning()).toBe(true);
  }, 240_000);
});
