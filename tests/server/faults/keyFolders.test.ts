import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { compiledServer } from '../../support/compiledServer.ts';
import { fillDataFolder } from '../../support/fillDataFolder.ts';
import { freePort } from '../../support/freePort.ts';
import { type Cluster, postgresPrograms, startCluster } from '../../support/postgresCluster.ts';
import { type ServerProcess, startProcess, startServer } from '../../support/serverProcess.ts';

const folder = mkdtempSync(join(tmpdir(), 'key-folders-'));
let running: ServerProcess | null = null;
let cluster: Cluster | null = null;

afterEach(async () => {
  await running?.stop();
  running = null;
});
afterAll(() => {
  cluster?.remove();
  rmSync(folder, { recursive: true, force: true });
});

const own = (name: string) => join(folder, name);
const secret = 'a secret that only these tests know';

/** Starts a server that is expected to end by itself; returns its exit code and its output. */
async function endOf(variables: Readonly<Record<string, string>>): Promise<[number | null, string]> {
  const process = startProcess({ ...variables, PORT: String(await freePort()) }, compiledServer);
  const code = await process.ended;
  return [code, process.output()];
}

test('a folder of keys serves one server and one database', async () => {
  const KEYS_DIR = own('shared');
  await fillDataFolder(own('one'));
  running = await startServer({ DATABASE_URL: '', DATA_DIR: own('one'), KEYS_DIR });
  const second = { DATABASE_URL: '', DATA_DIR: own('two'), KEYS_DIR };
  expect(await endOf(second)).toEqual([78, expect.stringContaining(`in use by process ${running.pid}`)]);
  await running.stop();
  running = null;
  expect(await endOf(second)).toEqual([78, expect.stringContaining('belong to another database')]);
}, 180_000);

describe.runIf(postgresPrograms())('on PostgreSQL', () => {
  test('two servers with folders of keys are refused, and one may be restarted', async () => {
    cluster = await startCluster({ isDurable: false });
    const DATABASE_URL = cluster.url;
    const variables = (name: string) => ({ DATABASE_URL, KEYS_DIR: own(name), CAIRN_SECRET: secret });
    running = await startServer(variables('three'));
    expect(await endOf(variables('four'))).toEqual([78, expect.stringContaining('Another server')]);
    await running.stop();
    running = await startServer(variables('three'));
  }, 180_000);
});
