import type { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPdf } from '../../support/pdf.ts';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';

let server: TestServer;
let endless: TestServer;
const threads = { alive: 0, most: 0 };
function countThread(thread: Worker): void {
  threads.alive += 1;
  threads.most = Math.max(threads.most, threads.alive);
  thread.once('exit', () => {
    threads.alive -= 1;
  });
}

beforeAll(async () => {
  server = await startTestServer();
  endless = await startTestServer({
    pdfThreads: { code: new URL('./threads/title.mjs', import.meta.url), maxMs: 5_000, waiting: 1 },
  });
  process.on('worker', countThread);
});
afterAll(async () => {
  process.off('worker', countThread);
  await server.close();
  await endless.close();
});

const ownReport = async (on: TestServer, first_name: string) => {
  const person = await on.aUser({ account: await on.anAccount(), first_name, last_name: 'Kvist' });
  const client = await on.signIn(person);
  return () => client.get('/api/v2/exports/personal');
};

test('at most two threads lay out the reports of a server', async () => {
  const read = await ownReport(server, 'Iris');
  const answers = await Promise.all([read(), read(), read(), read(), read()]);
  for (const { status, raw } of answers) {
    expect(status).toBe(200);
    expect((await openPdf(raw)).title).toBe('Personal metrics of Iris Kvist');
  }
  expect(threads.most).toBe(2);
});

test('the whole file comes from a thread', async () => {
  const { raw } = await (await ownReport(endless, 'Iris'))();
  expect(raw.toString()).toBe('Personal metrics of Iris Kvist');
});

test('a report that takes too long is answered with 503, and other reports are still made', async () => {
  const stuck = await ownReport(endless, 'Endless');
  const other = await ownReport(endless, 'Iris');
  const refused = stuck();
  expect((await other()).status).toBe(200);
  const { status, body, headers } = await refused;
  expect([status, body.code]).toEqual([503, 'unavailable']);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  expect((await other()).status).toBe(200);
});

test('reports beyond the queue limit are refused with the time to wait', async () => {
  const stuck = await ownReport(endless, 'Endless');
  const answers = await Promise.all([stuck(), stuck(), stuck(), stuck()]);
  const refused = answers.filter(({ body }) => body.code === 'busy');
  expect(refused).toHaveLength(1);
  expect([refused[0]?.status, refused[0]?.headers['retry-after']]).toEqual([503, '5']);
  expect(answers.filter(({ body }) => body.code === 'unavailable')).toHaveLength(3);
});
