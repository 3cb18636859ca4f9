import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client } from '../../support/client.ts';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';
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

const email = 'applicant@elsewhere.example';
const apply = (code: string, address: string) =>
  server
    .visitor()
    .post(
      '/api/v2/hiring/apply',
      { code, first_name: 'A', last_name: 'B', email, consent: true },
      { address },
    );

test('applications of a stranger for other roles do not keep the owner of an address from applying', async () => {
  const codes = [];
  for (let role = 0; role < 8; role += 1) codes.push(await publicLink());
  const replies = [];
  for (const code of codes) replies.push((await apply(code, '203.0.113.1')).status);
  expect(replies).toEqual(Array(8).fill(200));
  await server.runJobs();
  expect(server.letters.filter(({ to }) => to === email)).toHaveLength(8);
});

test('more applications for the same role send no more mails, and three an hour are accepted', async () => {
  const before = server.letters.length;
  const code = await publicLink();
  const replies = [];
  for (let at = 0; at < 4; at += 1) replies.push((await apply(code, `203.0.113.${at}`)).status);
  expect(replies).toEqual([200, 200, 200, 429]);
  await server.runJobs();
  expect(server.letters.slice(before).filter(({ to }) => to === email)).toHaveLength(1);
});
