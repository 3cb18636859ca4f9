import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { AnAccount } from '../../support/builders.ts';
import type { Client } from '../../support/client.ts';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';
import { aHirer, anOpenRole, ask } from '../hiring/testRole.ts';
import { anInvitation, aRole } from '../survey/testAssessmentCycle.ts';

let server: TestServer;
let account: AnAccount;
let hirer: Client;
beforeAll(async () => {
  server = await startTestServer();
  account = await server.anAccount();
  hirer = await aHirer(server, account);
});
afterAll(() => server.close());
beforeEach(() => server.clock.advance(60 * 60_000));

const minute = 60_000;
const kiosk = '192.0.2.30';
const unknown = 'A'.repeat(43);

/** Every call with a link code, here with an unknown one. */
const guesses: readonly (readonly [string, object])[] = [
  ['/api/v2/survey/open', { code: unknown, kind: 'm' }],
  ['/api/v2/survey/begin', { code: unknown, kind: null, keep_copy: false }],
  ['/api/v2/survey/feedback', { code: unknown, kind: 's', rating: 4, improvement: null }],
  ['/api/v2/hiring/page', { code: unknown }],
  [
    '/api/v2/hiring/apply',
    { code: unknown, first_name: 'A', last_name: 'B', email: 'a@b.example', consent: true },
  ],
  ['/api/v2/hiring/withdraw_own', { code: unknown }],
  ['/api/v2/hiring/about', { code: unknown, gender: null, race: null }],
  ['/api/v2/reminders/read', { code: unknown }],
  ['/api/v2/reminders/stop', { code: unknown }],
  ['/api/v2/session/reset_password', { token: unknown, password: 'a new and long password' }],
];
const send = ([path, body]: readonly [string, object], address: string) =>
  server.visitor().post(path, body, { address });

async function guessCodes(address: string): Promise<void> {
  for (let round = 0; round < 3; round += 1) {
    for (const one of guesses) {
      const { status, body } = await send(one, address);
      expect([one[0], ['link_unknown', 'reset_link_used'].includes(body.code), status]).toEqual([
        one[0],
        true,
        one[0].includes('reset') ? 410 : 404,
      ]);
    }
  }
}

async function ownLink(): Promise<string> {
  const requisition_id = await aRole(server, account);
  const email = `applicant${requisition_id}@elsewhere.example`;
  const { code } = await anInvitation(server, { account, requisition_id, relationship: 'applicant', email });
  return code;
}

async function publicLink(): Promise<string> {
  const requisition_id = await anOpenRole(hirer, { public_link: true, description: 'Mills.' });
  const { body } = await ask(hirer, 'overview', { requisition_id });
  return String(body.public_url).split('/').at(-1) ?? '';
}

test('after 30 unknown codes of any kind in 15 minutes an address must wait', async () => {
  await guessCodes(kiosk);
  for (const one of guesses) {
    const { status, headers } = await send(one, kiosk);
    expect([one[0], status]).toEqual([one[0], 429]);
    expect(Number(headers['retry-after'])).toBe(15 * 60);
  }
  const oneClick = await server.app.inject({
    method: 'POST',
    url: `/api/v2/reminders/one_click?code=${unknown}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
    remoteAddress: kiosk,
  });
  expect(oneClick.statusCode).toBe(429);
  expect((await send(guesses[0] ?? ['', {}], '192.0.2.31')).status).toBe(404);
  server.clock.advance(15 * minute);
  expect((await send(guesses[0] ?? ['', {}], kiosk)).status).toBe(404);
});

test('valid links keep working at a guessing address, even unused ones', async () => {
  const codes = [await ownLink(), await ownLink()];
  const open = (code: string) => send(['/api/v2/survey/open', { code, kind: 'h' }], kiosk);
  expect((await open(codes[0] ?? '')).status).toBe(200);
  const page = await publicLink();
  await guessCodes(kiosk);
  expect((await send(['/api/v2/survey/open', { code: unknown, kind: 'h' }], kiosk)).status).toBe(429);
  for (const code of codes) expect((await open(code)).status).toBe(200);
  expect((await send(['/api/v2/hiring/page', { code: page }], kiosk)).status).toBe(200);
});

test('the public link of a role works for many people at one address', async () => {
  const code = await publicLink();
  for (let visitor = 0; visitor < 40; visitor += 1) {
    const email = `fair${visitor}@elsewhere.example`;
    for (let inspect = 0; inspect < 3; inspect += 1) {
      expect((await send(['/api/v2/hiring/page', { code }], kiosk)).status).toBe(200);
    }
    const person = { first_name: 'A', last_name: 'B', email, consent: true };
    expect((await send(['/api/v2/hiring/apply', { code, ...person }], kiosk)).status).toBe(200);
  }
});
