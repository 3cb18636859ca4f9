import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { timeStepOf } from '../../../domain/access/twoFactor/totp.ts';
import { codeOfStep } from '../../../server/vault/totp.ts';
import type { AUser } from '../../support/builders.ts';
import type { Client } from '../../support/client.ts';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const path = '/api/v2/two_factor';
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The code that an authenticator app calculates from its key. */
function appOf(secret: string) {
  const bits = [...secret].map((letter) => letters.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  return (steps = 0) => codeOfStep(key, timeStepOf(server.clock.now()) + steps);
}

const someone = async () => server.aUser({ account: await server.anAccount() });
const login = ({ email, password }: AUser, code?: string, client: Client = server.visitor()) =>
  client.post('/api/login', { email, password, code });

async function withApp() {
  const user = await someone();
  const client = await server.signIn(user);
  const { body } = await client.post(`${path}/begin`, { kind: 'app', password: user.password });
  const code = appOf(body.secret);
  const confirmed = await client.post(`${path}/confirm`, { code: code() });
  server.clock.advance(30_000);
  return { user, client, code, recovery: confirmed.body.recovery_codes as string[] };
}
async function mailedCode({ email }: AUser): Promise<string> {
  await server.runJobs();
  const codes = server.letters.filter(({ to, text }) => to === email && /\b\d{6}\b/.test(text));
  return codes.at(-1)?.text.match(/\b\d{6}\b/)?.[0] ?? 'none';
}

describe('setting up an authenticator app', () => {
  test('asks for the password, shows the key, and is complete after a valid code', async () => {
    const user = await someone();
    const client = await server.signIn(user);
    const wrong = await client.post(`${path}/begin`, { kind: 'app', password: 'wrong' });
    expect([wrong.status, wrong.body.problems]).toEqual([
      422,
      [{ field: 'password', problem: 'wrongPassword' }],
    ]);
    const { body } = await client.post(`${path}/begin`, { kind: 'app', password: user.password });
    expect(body.address).toContain(`secret=${body.secret}`);
    expect((await client.get(path)).body).toEqual({ kind: null, recovery_codes: 0, demanded: false });
    expect((await login(user)).body.needsToConfirm).toBe(false);
    expect((await client.post(`${path}/confirm`, { code: '000000' })).body.code).toBe('bad_setup_code');
    const { status, body: confirmed } = await client.post(`${path}/confirm`, { code: appOf(body.secret)() });
    expect(status).toBe(200);
    expect(confirmed.recovery_codes).toHaveLength(10);
    expect((await client.get(path)).body).toEqual({ kind: 'app', recovery_codes: 10, demanded: false });
  });

  test('stores key and recovery codes encrypted, and not in the audit log', async () => {
    const user = await someone();
    const client = await server.signIn(user);
    const { body } = await client.post(`${path}/begin`, { kind: 'app', password: user.password });
    const { body: confirmed } = await client.post(`${path}/confirm`, { code: appOf(body.secret)() });
    const { owner } = server.database;
    const entries = await owner
      .selectFrom('audit_entries')
      .selectAll()
      .where('actor_id', '=', user.id)
      .execute();
    const rows = JSON.stringify([
      await owner.selectFrom('second_factors').selectAll().execute(),
      await owner.selectFrom('recovery_codes').selectAll().execute(),
      entries,
    ]);
    expect(entries.map(({ action }) => action)).toContain('turn_on_second_factor');
    expect(rows).not.toContain(body.secret);
    for (const code of confirmed.recovery_codes) expect(rows).not.toContain(code.replaceAll('-', ''));
  });

  test('expires after 15 minutes', async () => {
    const user = await someone();
    const client = await server.signIn(user);
    const { body } = await client.post(`${path}/begin`, { kind: 'app', password: user.password });
    server.clock.advance(15 * 60_000);
    expect((await client.post(`${path}/confirm`, { code: appOf(body.secret)() })).body.code).toBe(
      'bad_setup_code',
    );
  });

  test('is refused during emulation, like confirming and turning off', async () => {
    const user = await server.aUser({ account: await server.anAccount(), permissions: ['super_admin'] });
    const client = await server.signIn(user);
    client.emulatedAccountId = (await server.anAccount()).id;
    const reason = { headers: { 'x-cairn-reason': 'a test' } };
    const { password } = user;
    for (const [call, body] of [
      ['begin', { kind: 'app', password }],
      ['confirm', { code: '123456' }],
      ['renew', { password }],
      ['turn_off', { password }],
    ] as const) {
      expect((await client.post(`${path}/${call}`, body, reason)).status, call).toBe(403);
    }
  });

  test('requires a session', async () => {
    expect((await server.visitor().get(path)).status).toBe(401);
    for (const call of ['begin', 'confirm', 'renew', 'turn_off']) {
      expect((await server.visitor().post(`${path}/${call}`)).status).toBe(401);
    }
  });
});

describe('signing in with an authenticator app', () => {
  test('always asks for a code and returns no personal data before', async () => {
    const { user, code } = await withApp();
    const requests = await login(user);
    expect(requests.body).toMatchObject({ needsToConfirm: true, confirmWith: 'app', currentUser: null });
    const reply = await login(user, code());
    expect([reply.status, reply.body.currentUser?.id]).toEqual([200, user.id]);
  });

  test('accepts a code once, even for concurrent requests', async () => {
    const { user, code } = await withApp();
    const replies = await Promise.all([login(user, code()), login(user, code())]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 401]);
    expect((await login(user, code())).body.code).toBe('bad_code');
    expect((await login(user, code(1))).status).toBe(200);
    expect((await login(user, code())).status).toBe(401);
  });

  test('tolerates a clock that is one code late or early, but not two', async () => {
    const { user, code } = await withApp();
    server.clock.advance(300_000);
    expect((await login(user, code(-2))).status).toBe(401);
    expect((await login(user, code(2))).status).toBe(401);
    expect((await login(user, code(-1))).status).toBe(200);
    expect((await login(user, code(1))).status).toBe(200);
  });

  test('blocks codes for ten minutes after five wrong ones', async () => {
    const { user, code } = await withApp();
    for (let tried = 0; tried < 5; tried += 1) expect((await login(user, code(7))).status).toBe(401);
    expect((await login(user, code())).body.code).toBe('bad_code');
    server.clock.advance(16 * 60_000);
    expect((await login(user, code())).status).toBe(200);
  });

  test('asks for a code even on a remembered device', async () => {
    const { user, code } = await withApp();
    const client = server.visitor();
    const { email, password } = user;
    await client.post('/api/login', { email, password, code: code(), remember_device: true });
    await client.post('/api/logout');
    expect((await login(user, undefined, client)).body.needsToConfirm).toBe(true);
  });

  test('accepts a recovery code once in any spelling, and new codes replace the old ones', async () => {
    const { user, client, recovery } = await withApp();
    const [first = '', second = ''] = recovery;
    expect((await login(user, ` ${first.toUpperCase()}`)).status).toBe(200);
    expect((await login(user, first)).status).toBe(401);
    expect((await client.get(path)).body.recovery_codes).toBe(9);
    const { body } = await client.post(`${path}/renew`, { password: user.password });
    expect((await login(user, second)).status).toBe(401);
    expect((await login(user, body.recovery_codes[0])).status).toBe(200);
  });

  test('ignores a code without the password', async () => {
    const { user, code } = await withApp();
    expect((await login({ ...user, password: 'wrong' }, code())).body.code).toBe('bad_credentials');
    expect((await login(user, code())).status).toBe(200);
  });
});

test('codes by email are set up with a received code and requested at each sign-in', async () => {
  const user = await someone();
  const client = await server.signIn(user);
  await client.post(`${path}/begin`, { kind: 'mail', password: user.password });
  const setupCode = await mailedCode(user);
  const elsewhere = await (await server.signIn(user)).post(`${path}/confirm`, { code: setupCode });
  expect([elsewhere.status, elsewhere.body.code]).toEqual([422, 'bad_setup_code']);
  expect((await client.post(`${path}/confirm`, { code: setupCode })).status).toBe(200);
  await server.runJobs();
  expect(server.letters.at(-1)).toMatchObject({
    to: user.email,
    subject: 'Two-factor authentication for Cairn was changed',
  });
  const browser = server.visitor();
  const asked = await login(user, undefined, browser);
  expect(asked.body).toMatchObject({ needsToConfirm: true, confirmWith: 'mail' });
  expect((await login(user, await mailedCode(user), browser)).status).toBe(200);
});

test('turning it off requires the password and makes the password sufficient', async () => {
  const { user, client } = await withApp();
  expect((await client.post(`${path}/turn_off`, { password: 'wrong' })).status).toBe(422);
  expect((await login(user)).body.needsToConfirm).toBe(true);
  expect((await client.post(`${path}/turn_off`, { password: user.password })).status).toBe(200);
  expect((await login(user)).body.needsToConfirm).toBe(false);
  expect((await client.post(`${path}/turn_off`, { password: user.password })).status).toBe(404);
});

test('a super admin resets the second factor of a person, who is signed out and notified; it is audited', async () => {
  const { user, client } = await withApp();
  const chief = await server.signIn(
    await server.aUser({ account: await server.anAccount(), permissions: ['super_admin'] }),
  );
  const reset = () => chief.post('/api/v2/security/reset_second_factor', { user_id: user.id });
  const before = await chief.post('/api/v2/security/person', { user_id: user.id });
  expect(before.body).toMatchObject({ second_factor: 'app', sessions: 1, active: true });
  expect((await reset()).status).toBe(200);
  expect((await client.get(path)).status).toBe(401);
  expect((await login(user)).body.needsToConfirm).toBe(false);
  await server.runJobs();
  expect(server.letters.map(({ to }) => to)).toContain(user.email);
  const { body } = await chief.post('/api/v2/security/audit', { action: 'reset_second_factor' });
  expect(body.entries[0]).toMatchObject({
    record_id: String(user.id),
    changes: { second_factor: ['app', null] },
  });
  expect((await reset()).status).toBe(404);
});
