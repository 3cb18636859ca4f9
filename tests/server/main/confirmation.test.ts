import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../../../server/app.ts';
import type { AUser } from '../../support/builders.ts';
import { type Client, openClient } from '../../support/client.ts';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ environment: { confirmDevices: true } });
});
afterAll(() => server.close());

const someone = async () => server.aUser({ account: await server.anAccount() });
const ask = (client: Client, { email, password }: AUser, more: object = {}) =>
  client.post('/api/login', { email, password, ...more });

async function mailedCode(user: AUser): Promise<string> {
  await server.runJobs();
  const letter = server.letters.findLast(({ to }) => to === user.email);
  return letter?.text.match(/\b\d{6}\b/)?.[0] ?? 'no code';
}
const another = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

test('STATE-01 STATE-02 STATE-03 an unknown device is asked for a code and receives no personal data', async () => {
  const user = await someone();
  const client = server.visitor();
  const reply = await ask(client, user);
  expect(reply.status).toBe(200);
  expect(reply.body).toEqual({
    currentUser: null,
    currentAccount: null,
    currentUserHMAC: null,
    subscriptions: [],
    needsToConfirm: true,
    confirmWith: 'device',
  });
  expect([...client.cookies.keys()]).toEqual(['cairn_code']);
  expect((await client.get('/api/v2/session')).status).toBe(401);
});

test('the emailed code signs in once', async () => {
  const user = await someone();
  const client = server.visitor();
  await ask(client, user);
  const code = await mailedCode(user);
  expect((await ask(client, user, { code })).body.currentUser.id).toBe(user.id);
  const again = await ask(client, user, { code });
  expect([again.status, again.body.code]).toEqual([401, 'bad_code']);
});

test('a code is refused in a browser that did not request it, like a wrong code', async () => {
  const user = await someone();
  const [owner, phisher, stranger] = [server.visitor(), server.visitor(), server.visitor()];
  await ask(owner, user);
  const code = await mailedCode(user);
  await ask(phisher, user);
  const wrong = await ask(owner, user, { code: another(code) });
  for (const client of [phisher, stranger]) {
    const refused = await ask(client, user, { code });
    expect([refused.status, refused.body]).toEqual([wrong.status, wrong.body]);
  }
  expect((await ask(owner, user, { code })).body.currentUser.id).toBe(user.id);
});

test('two tabs of one browser share their code, and the newest one works in both', async () => {
  const user = await someone();
  const browser = server.visitor();
  await ask(browser, user);
  const first = await mailedCode(user);
  await ask(browser, user);
  const second = await mailedCode(user);
  if (first !== second) expect((await ask(browser, user, { code: first })).body.code).toBe('bad_code');
  expect((await ask(browser, user, { code: second })).body.currentUser.id).toBe(user.id);
});

test('the codes of two people in one browser work independently', async () => {
  const [one, other] = [await someone(), await someone()];
  const browser = server.visitor();
  await ask(browser, one);
  await ask(browser, other);
  expect((await ask(browser, one, { code: await mailedCode(one) })).status).toBe(200);
  expect((await ask(browser, other, { code: await mailedCode(other) })).body.currentUser.id).toBe(other.id);
});

test('without the password a code is useless and none is sent', async () => {
  const user = await someone();
  const before = server.letters.length;
  const reply = await ask(server.visitor(), { ...user, password: 'wrong' });
  await server.runJobs();
  expect(reply.body.code).toBe('bad_credentials');
  expect(server.letters.length).toBe(before);
});

test('five wrong codes invalidate the right one, even after requesting a new one in any browser', async () => {
  const user = await someone();
  const client = server.visitor();
  const askForCode = async (browser: Client) => {
    await ask(browser, user);
    return mailedCode(user);
  };
  const code = await askForCode(client);
  for (let tried = 0; tried < 5; tried += 1) {
    expect((await ask(client, user, { code: another(code) })).body.code).toBe('bad_code');
  }
  expect((await ask(client, user, { code })).body.code).toBe('bad_code');
  for (const browser of [client, server.visitor()]) {
    const next = await askForCode(browser);
    expect((await ask(browser, user, { code: next })).body.code).toBe('bad_code');
  }
  server.clock.advance(21 * 60_000);
  expect((await ask(client, user, { code: await askForCode(client) })).status).toBe(200);
});

test('a code expires after ten minutes', async () => {
  const user = await someone();
  const client = server.visitor();
  await ask(client, user);
  const code = await mailedCode(user);
  server.clock.advance(10 * 60_000);
  expect((await ask(client, user, { code })).body.code).toBe('bad_code');
});

test('a remembered device is not asked again for the same person', async () => {
  const user = await someone();
  const client = server.visitor();
  await ask(client, user);
  await ask(client, user, { code: await mailedCode(user), remember_device: true });
  await client.post('/api/logout');
  expect((await ask(client, user)).body.needsToConfirm).toBe(false);
  expect((await ask(client, await someone())).body.needsToConfirm).toBe(true);
});

test('a device is confirmed only by a code that was checked, not by one sent while no code is required', async () => {
  const { deps, environment } = server;
  const user = await someone();
  const asConfigured = async (confirmDevices: boolean) => {
    const app = await buildApp({ ...deps, environment: { ...environment, confirmDevices } });
    return openClient(app, environment.publicOrigin);
  };
  const before = await asConfigured(false);
  expect((await ask(before, user, { code: '000000', remember_device: true })).status).toBe(200);
  const after = await asConfigured(true);
  after.cookies.set('cairn_device', before.cookies.get('cairn_device') ?? '');
  expect((await ask(after, user)).body.needsToConfirm).toBe(true);
});

test('codes and tokens are not readable in the database', async () => {
  const user = await someone();
  const client = server.visitor();
  await ask(client, user);
  const { owner } = server.database;
  const rows = JSON.stringify([
    await owner.selectFrom('sign_in_codes').selectAll().execute(),
    await owner.selectFrom('mails').selectAll().execute(),
  ]);
  const code = await mailedCode(user);
  expect(code).toMatch(/^\d{6}$/);
  expect(rows).not.toContain(code);
  expect(rows).not.toContain(client.cookies.get('cairn_code'));
});
