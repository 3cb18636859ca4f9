import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { successfulSignInLimit } from '../../../domain/access/policy/rateLimits.ts';
import type { AUser } from '../../support/builders.ts';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const someone = async () => server.aUser({ account: await server.anAccount() });
const request = (email: string) => server.visitor().post('/api/v2/session/request_reset', { email });
const setNew = (token: string, password: string) =>
  server.visitor().post('/api/v2/session/reset_password', { token, password });
const signsIn = async ({ email }: AUser, password: string) =>
  (await server.visitor().post('/api/login', { email, password })).status === 200;

async function linkFor(user: AUser): Promise<URL> {
  await server.runJobs();
  const letter = server.letters.findLast(({ to }) => to === user.email);
  return new URL(letter?.text.match(/https?:\S+/)?.[0] ?? 'https://no.link');
}
async function tokenFor(user: AUser): Promise<string> {
  await request(user.email);
  return (await linkFor(user)).searchParams.get('token') ?? '';
}

describe('requesting a new password', () => {
  test('gives everyone the same response in the same time', async () => {
    const known = await someone();
    const inactive = await server.aUser({ account: await server.anAccount(), status: 'inactive' });
    const before = server.letters.length;
    const replies = [];
    for (const email of [known.email, inactive.email, 'nobody@people.example']) {
      const began = performance.now();
      replies.push(await request(email));
      expect(performance.now() - began).toBeGreaterThan(145);
    }
    expect(new Set(replies.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    await server.runJobs();
    expect(server.letters.slice(before).map(({ to }) => to)).toEqual([known.email]);
  });

  test('links to the configured address, regardless of the Host header', async () => {
    const user = await someone();
    const visitor = server.visitor();
    await visitor.post(
      '/api/v2/session/request_reset',
      { email: user.email },
      {
        host: 'evil.example',
        headers: { 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' },
      },
    );
    const link = await linkFor(user);
    expect(link.origin).toBe('http://localhost:3000');
    expect(server.letters.map(({ text, html }) => text + html).join()).not.toContain('evil.example');
  });

  test('stores the token in no row of the database', async () => {
    const user = await someone();
    await request(user.email);
    const { owner } = server.database;
    const rows = JSON.stringify([
      await owner.selectFrom('password_resets').selectAll().execute(),
      await owner.selectFrom('mails').selectAll().execute(),
    ]);
    const token = (await linkFor(user)).searchParams.get('token') ?? '';
    expect(token).toHaveLength(43);
    expect(rows).not.toContain(token);
  });

  test('is limited to five requests per address and hour', async () => {
    const user = await someone();
    const replies = [];
    for (let requests = 0; requests < 6; requests += 1) replies.push((await request(user.email)).status);
    expect(replies).toEqual([200, 200, 200, 200, 200, 429]);
  });
});

describe('setting a new password by link', () => {
  test('enables the new password only, ends every session and notifies the person', async () => {
    const user = await someone();
    const client = await server.signIn(user);
    const reply = await setNew(await tokenFor(user), 'a new and long password');
    expect(reply.status).toBe(200);
    expect(await signsIn(user, user.password)).toBe(false);
    expect(await signsIn(user, 'a new and long password')).toBe(true);
    expect((await client.get('/api/v2/session')).status).toBe(401);
    await server.runJobs();
    expect(server.letters.findLast(({ to }) => to === user.email)?.subject).toBe(
      'Your password for Cairn was changed',
    );
  });

  test('signs in with a session of its own, and replaces whatever session the browser had', async () => {
    const [user, other] = [await someone(), await someone()];
    const browser = await server.signIn(other);
    const old = browser.cookies.get('cairn_session') ?? '';
    const body = { token: await tokenFor(user), password: 'a new and long password' };
    const reply = await browser.post('/api/v2/session/reset_password', body);
    expect(reply.body.login).toMatchObject({ currentUser: { id: user.id }, needsToConfirm: false });
    expect((await browser.get('/api/v2/session')).body.currentUser.id).toBe(user.id);
    expect(browser.cookies.get('cairn_session')).not.toBe(old);
    const attacker = server.visitor();
    attacker.cookies.set('cairn_session', old);
    expect((await attacker.get('/api/v2/session')).status).toBe(401);

    const again = server.visitor();
    expect((await again.post('/api/v2/session/reset_password', body)).status).toBe(410);
    expect([...again.cookies.keys()]).toEqual([]);
  });

  test('signs nobody in who needs a second factor, and sends no code', async () => {
    const account = await server.anAccount();
    const user = await server.aUser({ account, permissions: ['user', 'local_admin'] });
    const token = await tokenFor(user);
    await server.database.owner
      .insertInto('security_policies')
      .values({
        account_id: account.id,
        min_length: 12,
        idle_minutes: 720,
        absolute_hours: 168,
        two_factor: 'admins',
        updated_at: server.clock.now().toISOString(),
      })
      .execute();
    const browser = server.visitor();
    const body = { token, password: 'a new and long password' };
    const reply = await browser.post('/api/v2/session/reset_password', body);
    expect([reply.status, reply.body.login]).toEqual([200, null]);
    expect([...browser.cookies.keys()]).toEqual(['cairn_device']);
    expect((await browser.get('/api/v2/session')).status).toBe(401);
    await server.runJobs();
    const codes = server.letters.filter(({ to, text }) => to === user.email && /\b\d{6}\b/.test(text));
    expect(codes).toEqual([]);
    const login = await browser.post('/api/login', { email: user.email, password: body.password });
    expect(login.body).toMatchObject({ needsToConfirm: true, currentUser: null });
  });

  test('signs nobody in whose sign-ins are used up, but sets the password', async () => {
    const user = await someone();
    const signIns = Array.from({ length: successfulSignInLimit.tries }, () => ({
      user_id: user.id,
      outcome: 'succeeded' as const,
      device: 'Firefox',
      network: null,
      at: server.clock.now().toISOString(),
    }));
    await server.database.owner.insertInto('sign_ins').values(signIns).execute();
    const reply = await setNew(await tokenFor(user), 'a new and long password');
    expect([reply.status, reply.body.login]).toEqual([200, null]);
  });

  test('works once, even for concurrent requests', async () => {
    const user = await someone();
    const token = await tokenFor(user);
    const replies = await Promise.all([
      setNew(token, 'a new and long password'),
      setNew(token, 'another long password'),
    ]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 410]);
    expect((await setNew(token, 'yet another password')).body.code).toBe('reset_link_used');
  });

  test('works for an hour, until a newer link exists, and not with an invented token', async () => {
    const user = await someone();
    const token = await tokenFor(user);
    server.clock.advance(60 * 60_000);
    expect((await setNew(token, 'a new and long password')).status).toBe(410);
    const older = await tokenFor(user);
    await tokenFor(user);
    expect((await setNew(older, 'a new and long password')).status).toBe(410);
    expect((await setNew('made-up', 'a new and long password')).status).toBe(410);
    expect(await signsIn(user, user.password)).toBe(true);
  });

  test('keeps the link valid when the password is refused', async () => {
    const user = await someone();
    const token = await tokenFor(user);
    for (const [password, problem] of [
      ['too short', 'tooShort'],
      ['x'.repeat(201), 'tooLong'],
      ['passwordpassword', 'commonPassword'],
      [user.email, 'ownAddress'],
    ] as const) {
      const reply = await setNew(token, password);
      expect(reply.status).toBe(422);
      expect(reply.body.problems).toMatchObject([{ field: 'password', problem }]);
    }
    expect((await setNew(token, 'a new and long password')).status).toBe(200);
  });
});

describe('changing one’s password', () => {
  const change = { password: 'a new and long password' };

  test('signs out other devices but not this one', async () => {
    const user = await someone();
    const [here, there] = [await server.signIn(user), await server.signIn(user)];
    const reply = await here.post('/api/v2/session/change_password', {
      ...change,
      current_password: user.password,
    });
    expect(reply.status).toBe(200);
    expect((await here.get('/api/v2/session')).status).toBe(200);
    expect((await there.get('/api/v2/session')).status).toBe(401);
    expect(await signsIn(user, change.password)).toBe(true);
  });

  test('invalidates a reset link', async () => {
    const user = await someone();
    const token = await tokenFor(user);
    const client = await server.signIn(user);
    await client.post('/api/v2/session/change_password', { ...change, current_password: user.password });
    const reply = await setNew(token, 'the choice of an intruder');
    expect([reply.status, reply.body.code]).toEqual([410, 'reset_link_used']);
    expect(await signsIn(user, change.password)).toBe(true);
  });

  test('requires the current password, reports an error at its field, and does not sign out', async () => {
    const user = await someone();
    const client = await server.signIn(user);
    const reply = await client.post('/api/v2/session/change_password', {
      ...change,
      current_password: 'wrong',
    });
    expect(reply.status).toBe(422);
    expect(reply.body.problems).toEqual([{ field: 'current_password', problem: 'wrongPassword' }]);
    expect(await signsIn(user, user.password)).toBe(true);
  });

  test('is audited without the password', async () => {
    const user = await someone();
    const client = await server.signIn(user);
    await client.post('/api/v2/session/change_password', { ...change, current_password: user.password });
    const entries = await server.database.owner
      .selectFrom('audit_entries')
      .selectAll()
      .where('actor_id', '=', user.id)
      .execute();
    expect(entries.map(({ action, changes }) => [action, changes])).toEqual([['change_password', {}]]);
  });
});
