import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compiledServer } from '../../support/compiledServer.ts';
import { fillDataFolder } from '../../support/fillDataFolder.ts';
import { freePort } from '../../support/freePort.ts';
import { startProcess, startServer } from '../../support/serverProcess.ts';
import { until } from '../../support/until.ts';

const folder = mkdtempSync(join(tmpdir(), 'supervision-'));
const starts = join(folder, 'starts');
const stub = join(folder, 'stub.mjs');
const supervisor = pathToFileURL(join(process.cwd(), 'scripts/supervise.mjs')).href;

beforeAll(() => {
  // Writes its process id, then acts as its variable states for this start: an exit code, a signal, or `stay`.
  writeFileSync(
    stub,
    `import { appendFileSync, readFileSync } from 'node:fs';
    appendFileSync(process.env.STARTS, process.pid + '\\n');
    const acts = process.env.ACTS.split(' ');
    const act = acts[readFileSync(process.env.STARTS, 'utf8').trim().split('\\n').length - 1] ?? acts.at(-1);
    process.on('SIGTERM', () => process.exit(0));
    process.on('disconnect', () => process.exit(0));
    if (act === 'stay') setInterval(() => {}, 1_000);
    else if (act.startsWith('SIG')) process.kill(process.pid, act);
    else process.exit(Number(act));`,
  );
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Supervises a server with these actions, one per start. */
function supervising(acts: string, options: object = { pauseMs: [10, 10, 10, 10] }) {
  rmSync(starts, { force: true });
  const run = `import { supervise } from ${JSON.stringify(supervisor)};
    supervise([${JSON.stringify(stub)}], ${JSON.stringify(options)});`;
  return startProcess({ ACTS: acts, STARTS: starts }, ['--input-type=module', '-e', run]);
}

const started = (): number[] => {
  try {
    return readFileSync(starts, 'utf8').trim().split('\n').map(Number);
  } catch {
    return [];
  }
};
const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test('a failed server is restarted, and each restart is logged with its reason', async () => {
  const supervised = supervising('1 SIGKILL stay');
  await until('the third start', async () => started().length === 3);
  expect(supervised.output()).toContain('The server ended with code 1. Restart 1 of 4');
  expect(supervised.output()).toContain('The server ended with SIGKILL. Restart 2 of 4');
  await supervised.stop();
});

test('a server that fails five times in a row is not restarted, and the log says so', async () => {
  const supervised = supervising('1');
  expect(await supervised.ended).toBe(1);
  expect(started().length).toBe(5);
  expect(supervised.output()).toContain('It failed 5 times in a row and is not started again.');
});

test('a server that ran long enough gets all of its restarts again', async () => {
  const supervised = supervising('1', { pauseMs: [10, 10], steady: 0 });
  await until('more starts than pauses', async () => started().length > 4);
  await supervised.stop();
});

test.each([
  ['ends by itself', '0', 0],
  ['says that its configuration is wrong', '78', 78],
])('a server that %s is not restarted', async (_what, act, code) => {
  const supervised = supervising(act);
  expect(await supervised.ended).toBe(code);
  expect(started().length).toBe(1);
  expect(supervised.output()).not.toContain('Restart');
});

test('a signal is forwarded and ends both processes, even between two starts', async () => {
  const running = supervising('stay');
  await until('the start', async () => started().length === 1);
  process.kill(running.pid, 'SIGTERM');
  expect(await running.ended).toBe(0);
  expect(isAlive(started()[0] ?? 0)).toBe(false);

  const pausing = supervising('1 stay', { pauseMs: [60_000] });
  await until('the pause', async () => pausing.output().includes('Restart 1'));
  process.kill(pausing.pid, 'SIGINT');
  expect(await pausing.ended).toBe(0);
  expect(started().length).toBe(1);
});

test('a server exits when its supervisor is killed', async () => {
  const supervised = supervising('stay');
  await until('the start', async () => started().length === 1);
  process.kill(supervised.pid, 'SIGKILL');
  await until('the server has ended', async () => !isAlive(started()[0] ?? 0));
});

const secret = 'x'.repeat(32);
const unreachable = { DATABASE_URL: 'postgres://cairn@127.0.0.1:1/cairn', KEYS_DIR: join(folder, 'keys') };

test.each([
  ['a wrong port', { PORT: 'many' }, 'PORT must be a number'],
  ['no secret', { ...unreachable, CAIRN_SECRET: '' }, 'Set CAIRN_SECRET'],
  ['no folder of keys', { ...unreachable, CAIRN_SECRET: secret, KEYS_DIR: '' }, 'Set KEYS_DIR'],
  [
    'unreadable hosts',
    { ...unreachable, DATABASE_URL: 'postgres://a:b,c:d/x', CAIRN_SECRET: secret },
    'DATABASE_URL must',
  ],
  ['a folder in use', { DATABASE_URL: '', DATA_DIR: folder }, `in use by process ${process.pid}`],
])(
  'the server exits with the code for a wrong configuration: %s',
  async (_what, variables, sentence) => {
    writeFileSync(join(folder, 'database.lock'), String(process.pid));
    const server = startProcess(variables, compiledServer);
    expect(await server.ended).toBe(78);
    expect(server.output()).toContain(sentence);
  },
  120_000,
);

test('an unreachable database is a failure after which the server is restarted', async () => {
  const variables = { ...unreachable, CAIRN_SECRET: secret };
  const server = startProcess(variables, compiledServer);
  expect(await server.ended).toBe(1);
  expect(server.output()).toContain('The database cannot be reached.');
}, 120_000);

test('the real server restarts after a kill, and a signal ends it', async () => {
  const dataDir = join(folder, 'data');
  await fillDataFolder(dataDir);
  const run = `import { supervise } from ${JSON.stringify(supervisor)};
    supervise(${JSON.stringify(compiledServer)}, { pauseMs: [10] });`;
  const port = String(await freePort());
  const supervised = await startServer({ DATABASE_URL: '', DATA_DIR: dataDir, PORT: port }, [
    '--input-type=module',
    '-e',
    run,
  ]);
  const server = () => Number(readFileSync(join(dataDir, 'database.lock'), 'utf8'));
  const first = server();
  process.kill(first, 'SIGKILL');
  const isReady = () =>
    fetch(`${supervised.origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  // The lock file is missing for a moment, until the other server has it.
  await until('another server is ready', async () => (await isReady()) && server() !== first, 120_000);
  expect(supervised.isRunning()).toBe(true);
  const second = server();
  await supervised.stop();
  expect(await supervised.ended).toBe(0);
  expect(isAlive(second)).toBe(false);
}, 240_000);
