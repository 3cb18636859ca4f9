import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loginResponse } from '../../../contract/signIn.ts';
import type { AUser } from '../../support/builders.ts';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';

let server: TestServer;
let user: AUser;
const credentials = () => ({ email: user.email, password: user.password });

beforeAll(async () => {
  server = await startTestServer();
  const account = await server.anAccount({ name: 'Harbor & Pine', contract_date: '2024-02-29' });
  user = await server.aUser({ account, first_name: 'Ann', permissions: ['user', 'supervisor'] });
  await server.database.owner
    .insertInto('subscriptions')
    .values({ account_id: account.id, user_id: user.id, workflow_ids: '2,4' })
    .execute();
});
afterAll(() => server.close());

describe('signing in', () => {
  test('API-01 sets a session cookie that scripts cannot read and other sites cannot send', async () => {
    const reply = await server.visitor().post('/api/login', credentials());
    const cookies = [reply.headers['set-cookie']].flat().map(String);
    const cookie = cookies.find((one) => one.startsWith('cairn_session='));
    expect(cookie).toMatch(/^cairn_session=[\w-]{43};/);
    expect(cookie).toContain('HttpOnly');
    expect(cookie).toContain('SameSite=Lax');
    expect(cookie).toContain('Path=/');
    expect(reply.headers['cache-control']).toBe('no-store');
  });

  test('API-03 accepts an address regardless of case and spaces', async () => {
    const reply = await server.visitor().post('/api/login', {
      email: ` ${user.email.toUpperCase()} `,
      password: user.password,
    });
    expect(reply.status).toBe(200);
  });

  test('API-04 ENT-21 ENT-22 ENT-23 ENT-24 ENT-25 returns the user, the account and the subscriptions', async () => {
    const { status, body } = await server.visitor().post('/api/login', credentials());
    expect(status).toBe(200);
    expect(Object.keys(body).sort()).toEqual(Object.keys(loginResponse.fields).sort());
    expect(body.currentUser).toEqual({
      id: user.id,
      first_name: 'Ann',
      last_name: body.currentUser.last_name,
      email: user.email,
      type: null,
      permissions: ['user', 'supervisor'],
      program_ids: [],
      has_delegated_accounts: false,
      locale_abbr: 'en',
    });
    expect(body.currentAccount).toMatchObject({
      id: user.accountId,
      name: 'Harbor & Pine',
      contract_date: '2024-02-29',
      modules: [1, 2, 3, 4],
      meta_data: [{ enable_search: false }],
    });
    expect(body.currentUserHMAC).toMatch(/^[0-9a-f]{64}$/);
    expect(body.subscriptions).toEqual([
      { date_subscription_end: null, processor_userid: null, workflow_ids: '2,4', user_id: user.id },
    ]);
    expect(body.needsToConfirm).toBe(false);
  });

  test('opens calls, and the stored token differs from the one in the browser', async () => {
    const client = server.visitor();
    await client.post('/api/login', credentials());
    expect((await client.get('/api/v2/session')).status).toBe(200);
    const stored = await server.database.owner.selectFrom('sessions').select('token_hash').execute();
    const token = client.cookies.get('cairn_session') ?? '';
    expect(stored.map((row) => row.token_hash)).not.toContain(token);
  });

  test('creates a new session and ends the previous one', async () => {
    const client = server.visitor();
    await client.post('/api/login', credentials());
    const first = client.cookies.get('cairn_session') ?? '';
    await client.post('/api/login', credentials());
    expect(client.cookies.get('cairn_session')).not.toBe(first);
    const copy = server.visitor();
    copy.cookies.set('cairn_session', first);
    expect((await copy.get('/api/v2/session')).status).toBe(401);
  });

  test('does not adopt a planted session', async () => {
    const client = server.visitor();
    client.cookies.set('cairn_session', 'planted');
    await client.post('/api/login', credentials());
    expect(client.cookies.get('cairn_session')).not.toBe('planted');
    const planter = server.visitor();
    planter.cookies.set('cairn_session', 'planted');
    expect((await planter.get('/api/v2/session')).status).toBe(401);
  });

  test('STATE-11 STATE-12 sets no cookie when refused and states the reason in one sentence', async () => {
    const client = server.visitor();
    const reply = await client.post('/api/login', { ...credentials(), password: 'not the password' });
    expect(reply.status).toBe(401);
    expect(reply.body).toEqual({
      message: 'The email address or password is incorrect.',
      code: 'bad_credentials',
      problems: [],
    });
    expect(client.cookies.size).toBe(0);
  });

  test('does not reveal who is unknown, inactive or without a password', async () => {
    const closed = await server.anAccount({ status: 'closed' });
    const suspended = await server.anAccount({ status: 'suspended' });
    const account = { id: user.accountId, name: '' };
    const refused = [
      await server.aUser({ account, status: 'inactive' }),
      await server.aUser({ account: closed }),
      await server.aUser({ account: suspended }),
      { email: 'nobody@people.example', password: user.password },
      { email: user.email, password: 'not the password' },
    ];
    const replies = [];
    for (const { email, password } of refused) {
      replies.push(await server.visitor().post('/api/login', { email, password }));
    }
    expect(new Set(replies.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(replies[0]?.status).toBe(401);
  });

  test('reports missing fields one by one', async () => {
    const { status, body } = await server.visitor().post('/api/login', { email: 'nonsense' });
    expect(status).toBe(422);
    expect(body.problems).toEqual([
      { field: 'email', problem: 'email', params: expect.anything() },
      { field: 'password', problem: 'required', params: expect.anything() },
    ]);
  });

  test('refuses a form from another site', async () => {
    const reply = await server
      .visitor()
      .post('/api/login', credentials(), { headers: { origin: 'https://evil.example' } });
    expect(reply.status).toBe(403);
    expect(reply.body.code).toBe('foreign_origin');
    expect(reply.headers['set-cookie']).toBeUndefined();
  });
});

describe('guessing passwords', () => {
  test('is delayed after ten wrong passwords for one person, without affecting others, until a success', async () => {
    const [victim, other] = await Promise.all([
      server.aUser({ account: { id: user.accountId, name: '' } }),
      server.aUser({ account: { id: user.accountId, name: '' } }),
    ]);
    const guess = (password: string) =>
      server.visitor().post('/api/login', { email: victim.email, password });
    for (let tried = 0; tried < 9; tried += 1) expect((await guess('wrong')).status).toBe(401);
    expect((await guess(victim.password)).status).toBe(200);
    for (let tried = 0; tried < 10; tried += 1) expect((await guess('wrong')).status).toBe(401);
    const delayedReply = await guess(victim.password);
    expect(delayedReply.status).toBe(429);
    expect(delayedReply.body.code).toBe('too_many');
    expect(Number(delayedReply.headers['retry-after'])).toBeGreaterThan(0);
    expect(
      (await server.visitor().post('/api/login', { email: other.email, password: other.password })).status,
    ).toBe(200);
    server.clock.advance(15 * 60_000);
    expect((await guess(victim.password)).status).toBe(200);
  });

  test('is delayed after 50 people, with at most 9 more attempts when all arrive at once', async () => {
    server.clock.advance(60 * 60_000);
    const guess = (name: string) =>
      server.visitor().post('/api/login', { email: `${name}@people.example`, password: 'wrong' });
    const first = await Promise.all(Array.from({ length: 100 }, (_, tried) => guess(`guess${tried}`)));
    const checked = first.filter(({ status }) => status === 401).length;
    expect(checked).toBeGreaterThanOrEqual(50);
    expect(checked).toBeLessThanOrEqual(59);
    expect(first.filter(({ status }) => status === 429)).toHaveLength(100 - checked);
    expect((await guess('one.more')).status).toBe(429);
    server.clock.advance(60 * 60_000);
  });
});

describe('signing out', () => {
  test('API-05 API-06 STATE-13 needs no payload, returns a message and ends the session on the server', async () => {
    const client = server.visitor();
    await client.post('/api/login', credentials());
    const copy = server.visitor();
    copy.cookies.set('cairn_session', client.cookies.get('cairn_session') ?? '');
    const reply = await client.post('/api/logout');
    expect(reply.status).toBe(200);
    expect(reply.body).toEqual({ message: 'You’ve signed out.' });
    expect(client.cookies.has('cairn_session')).toBe(false);
    expect((await copy.get('/api/v2/session')).status).toBe(401);
  });

  test('STATE-21 succeeds after the session has ended, which avoids a redirect loop', async () => {
    expect((await server.visitor().post('/api/logout')).status).toBe(200);
  });
});
