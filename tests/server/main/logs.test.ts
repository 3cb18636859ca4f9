import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';

let server: TestServer;
const lines: string[] = [];
const recordLine = (chunk: unknown) => {
  lines.push(String(chunk));
  return true;
};

beforeAll(async () => {
  vi.spyOn(process.stdout, 'write').mockImplementation(recordLine);
  server = await startTestServer({ environment: { logLevel: 'trace' } });
});
afterAll(async () => {
  vi.restoreAllMocks();
  await server.close();
});

test('a log line has route, status and time, but no address, code, cookie or body', async () => {
  const user = await server.aUser({ account: await server.anAccount(), last_name: 'Zebrafinch' });
  const client = server.visitor();
  const headers = { 'user-agent': 'Agent-Zebrafinch', 'x-forwarded-for': '203.0.113.77' };
  await client.post('/api/login', { email: user.email, password: user.password }, { headers });
  await client.post('/api/login', { email: user.email, password: 'wrong-Zebrafinch' }, { headers });
  await client.get('/api/v2/session?code=code-Zebrafinch', { headers });
  await client.get('/metrics/m?code=code-Zebrafinch', { headers });
  await client.get(`/api/v2/resources/users/${user.id}?q=Zebrafinch`, { headers });
  await client.post('/api/v2/survey/open', { code: 'code-Zebrafinch', kind: 'm' }, { headers });
  await client.post('/api/v2/session/request_reset', { email: user.email }, { headers });
  await new Promise((resolve) => setTimeout(resolve, 50));

  const written = lines.join('');
  const answered = lines.filter((line) => line.includes('"answered"')).map((line) => JSON.parse(line));
  expect(answered[0]).toMatchObject({
    method: 'POST',
    route: '/api/login',
    status: 200,
    ms: expect.any(Number),
  });
  expect(answered.map(({ route }) => route)).toContain('/api/v2/session/request_reset');
  const cookie = client.cookies.get('cairn_session') ?? 'none';
  for (const secret of ['Zebrafinch', user.email, user.password, cookie, '203.0.113.77', '127.0.0.1']) {
    expect(written).not.toContain(secret);
  }
});
