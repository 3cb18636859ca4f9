import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test.each([
  ['that cannot be decoded', '%zz', 400, 'malformed'],
  ['with half a character', '%ff', 400, 'malformed'],
  ['with a parameter that is too long', 'x'.repeat(200), 414, 'address_too_long'],
])('the path %s is refused with an error of the contract', async (_what, id, status, code) => {
  const reply = await server.visitor().get(`/api/v2/resources/teams/${id}`);
  expect(reply.status).toBe(status);
  expect(reply.body).toEqual({ message: expect.any(String), code, problems: [] });
  expect(reply.text).not.toContain(id);
});
