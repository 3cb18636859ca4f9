import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { type Database, openDatabase } from '../../../server/store/database.ts';
import { compiledServer } from '../../support/compiledServer.ts';
import { fillDataFolder } from '../../support/fillDataFolder.ts';
import { startServer } from '../../support/serverProcess.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'thread-'));
await fillDataFolder(dataDir);
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** A statement that is nested so deeply that PostgreSQL in WebAssembly exhausts its stack. PGlite never responds afterward. */
const breaking = `select '${'['.repeat(200_000)}'::json`;

const codeOf = (failing: Promise<unknown>): Promise<string | null> =>
  failing.then(
    () => null,
    ({ code }: { readonly code: string }) => code,
  );

async function crash(database: Database) {
  const losses: string[] = [];
  database.onLost(({ message }) => losses.push(message));
  const queued = [breaking, 'select 1', 'select 2'].map((text) => codeOf(database.executeSql(text)));
  const pendingCode = codeOf(database.owner.selectFrom('users').select('id').execute());
  expect(await Promise.all([...queued, pendingCode])).toEqual(['57P02', '57P02', '57P02', '57P02']);
  expect(await codeOf(database.executeSql('select 3'))).toBe('57P02');
  expect(losses.length).toBe(1);
}

test('a crashed embedded database refuses pending and later calls, and reports the crash once', async () => {
  const inThread = await openDatabase({ kind: 'folder', dataDir });
  await crash(inThread);
  await inThread.close();
}, 180_000);

test('a server whose embedded database crashed refuses with 503 and exits with a failure', async () => {
  // No call breaks the database, so a signal sends the statement to its thread.
  const breaker = `import { writeFileSync } from 'node:fs';
    process.once('worker', (thread) => process.once('SIGUSR2', () =>
      thread.postMessage({ id: 1e9, method: 'query', args: [${JSON.stringify(breaking.slice(0, 20))} + '['.repeat(200_000) + "'::json", []] })));`;
  const preload = `data:text/javascript,${encodeURIComponent(breaker)}`;
  const command = ['--import', preload, ...compiledServer];
  const server = await startServer({ DATABASE_URL: '', DATA_DIR: dataDir }, command);
  const open = () =>
    fetch(`${server.origin}/api/v2/survey/open`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ kind: 'm', code: 'x'.repeat(43) }),
    }).then(({ status }) => status);
  expect(await open()).toBe(404);
  process.kill(server.pid, 'SIGUSR2');
  const statuses = await Promise.all([open(), open(), open()].map((requests) => requests.catch(() => 0)));
  expect(statuses.filter((status) => status !== 503 && status !== 404)).toEqual([]);
  expect(await server.ended).toBe(1);
  expect(server.output()).toContain('The thread of the embedded database has ended.');
}, 180_000);
