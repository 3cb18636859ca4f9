import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('a session opens what its tier allows, and requests without one are refused', async () => {
  const account = await server.anAccount();
  const admin = await server.signIn(await server.aUser({ account, permissions: ['local_admin'] }));
  expect((await admin.get('/api/v2/resources/users')).status).toBe(200);
  expect((await server.visitor().get('/api/v2/resources/users')).status).toBe(401);
});
