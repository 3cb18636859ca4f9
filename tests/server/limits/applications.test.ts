import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Client } from '../../support/client.ts';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';
import { pause } from '../../support/until.ts';
import { aHirer, anOpenRole, ask } from '../hiring/testRole.ts';

let server: TestServer;
let hirer: Client;
beforeAll(async () => {
  server = await startTestServer();
  hirer = await aHirer(server, await server.anAccount());
});
afterAll(() => server.close());

async function publicLink(): Promise<string> {
  const requisition_id = await anOpenRole(hirer, { public_link: true, description: 'Mills.' });
  const { body } = await ask(hirer, 'overview', { requisition_id });
  return String(body.public_url).split('/').at(-1) ?? '';
}

const lettersTo = (email: string) => server.letters.filter(({ to }) => to === email).length;
const apply = (code: string, address: string, email: string) =>
  server
    .visitor()
    .post(
      '/api/v2/hiring/apply',
      { code, first_name: 'A', last_name: 'B', email, consent: true },
      { address },
    );

test('repeated applications with one address get the same response and send one email', async () => {
  const code = await publicLink();
  const replies = [];
  for (let at = 0; at < 8; at += 1)
    replies.push(await apply(code, `203.0.113.${at}`, 'one@elsewhere.example'));
  expect(replies.map(({ status }) => status)).toEqual(Array(8).fill(200));
  expect(new Set(replies.map(({ body }) => body.message)).size).toBe(1);
  await server.runJobs();
  expect(lettersTo('one@elsewhere.example')).toBe(1);
});

test('applications of a stranger for eight roles are accepted, but send the address three emails an hour', async () => {
  const codes = [];
  for (let role = 0; role < 8; role += 1) codes.push(await publicLink());
  for (const code of codes) {
    expect((await apply(code, '203.0.113.1', 'many@elsewhere.example')).status).toBe(200);
  }
  const counts = [];
  for (let hour = 0; hour < 3; hour += 1) {
    server.woken.add('send-mails');
    await server.runJobs();
    counts.push(lettersTo('many@elsewhere.example'));
    server.clock.advance(60 * 60_000);
  }
  expect(counts).toEqual([3, 6, 8]);
});

test('simultaneous applications for one role take one database connection', async () => {
  const code = await publicLink();
  const original = server.database.as.bind(server.database);
  let running = 0;
  let most = 0;
  const counted = vi.spyOn(server.database, 'as').mockImplementation(async (scope, work, begin) => {
    running += 1;
    most = Math.max(most, running);
    await pause(5); // The database in memory would otherwise finish before the next application arrives.
    return original(scope, work, begin).finally(() => (running -= 1));
  });
  const sent = Array.from({ length: 20 }, (_, at) =>
    apply(code, `203.0.113.${at}`, `together${at}@elsewhere.example`),
  );
  const statuses = (await Promise.all(sent)).map(({ status }) => status);
  counted.mockRestore();
  expect(statuses).toEqual(Array(20).fill(200));
  expect(most).toBe(1);
});

test.skipIf(!process.env.TEST_DATABASE_URL)(
  'the page of a role can be read while an application changes it (needs TEST_DATABASE_URL)',
  async () => {
    const code = await publicLink();
    await server.database.owner.transaction().execute(async (tx) => {
      await tx.selectFrom('requisitions').select('id').forUpdate().execute();
      const { status } = await server.visitor().post('/api/v2/hiring/page', { code });
      expect(status).toBe(200);
    });
  },
);

test('an address can send 100 applications an hour, and refused ones do not count', async () => {
  const code = await publicLink();
  const address = '203.0.113.77';
  const send = (at: number) => apply(code, address, `person${at}@elsewhere.example`);
  const unknown = await Promise.all([1, 2, 3].map(() => apply('unknown', address, 'a@elsewhere.example')));
  expect(unknown.map(({ status }) => status)).toEqual([404, 404, 404]);
  const allowed = await Promise.all(Array.from({ length: 100 }, (_, at) => send(at)));
  expect(allowed.filter(({ status }) => status !== 200)).toEqual([]);
  expect((await send(100)).status).toBe(429);
  expect((await apply(code, '203.0.113.78', 'person100@elsewhere.example')).status).toBe(200);
  server.clock.advance(61 * 60_000);
  expect((await send(100)).status).toBe(200);
});
