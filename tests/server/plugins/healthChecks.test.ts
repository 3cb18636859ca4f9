import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { buildApp } from '../../../server/app.ts';
import type { Database } from '../../../server/store/database.ts';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterEach(() => {
  vi.useRealTimers();
});
afterAll(() => server.close());

/** The same server on a database that responds to the check in this way. */
async function appWhere(probe: Database['probe']) {
  return buildApp({ ...server.deps, database: { ...server.database, probe } });
}

test('a server is ready only while its database responds and is fully migrated', async () => {
  expect((await server.app.inject('/readyz')).json()).toEqual({ status: 'ready' });
  const older = await appWhere(async () => [{ name: '001_first' }]);
  expect((await older.inject('/readyz')).statusCode).toBe(503);
  const down = await appWhere(async () => Promise.reject(new Error('down')));
  expect((await down.inject('/readyz')).json()).toEqual({ status: 'not ready' });
});

test('an unresponsive database makes a server not ready within three seconds, and is queried once for all checks', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const probe = vi.fn(() => new Promise<never>(() => {}));
  const app = await appWhere(probe);
  const statuses: number[] = [];
  const requests = Array.from({ length: 50 }, async () => {
    statuses.push((await app.inject('/readyz')).statusCode);
  });
  await vi.waitFor(() => expect(probe).toHaveBeenCalled());
  await vi.advanceTimersByTimeAsync(3_000);
  await Promise.all(requests);
  expect(statuses).toEqual(Array(50).fill(503));
  expect(probe).toHaveBeenCalledTimes(1);
  expect((await app.inject('/healthz')).statusCode).toBe(200);
});
