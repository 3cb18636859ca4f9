import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const hour = 3_600_000;
const session = '/api/v2/session';

describe('who is signed in', () => {
  test('API-02 LEG-04 STATE-21 nobody without a session gets past 401, on both backends', async () => {
    const visitor = server.visitor();
    const main = await visitor.get(session);
    expect([main.status, main.body.code]).toEqual([401, 'signed_out']);
    const legacy = await visitor.post('/legacy/account.php', { actionName: 'get-all' });
    expect(legacy.status).toBe(401);
    expect(legacy.body).toEqual({
      data: {},
      statusMessage: 'You’re signed out. Sign in again.',
      code: 'signed_out',
      problems: [],
    });
  });

  test('LEG-01 the legacy backend takes the same cookie', async () => {
    const client = await server.signIn(await server.aUser({ account: await server.anAccount() }));
    const reply = await client.post('/legacy/account.php', { actionName: 'get-user-delegated-accounts' });
    expect(reply.status).toBe(200);
  });

  test('a session says who and where, and that no other account is viewed', async () => {
    const account = await server.anAccount();
    const user = await server.aUser({ account });
    const { body } = await (await server.signIn(user)).get(session);
    expect(body).toMatchObject({
      currentUser: { id: user.id },
      currentAccount: { id: account.id },
      ownAccount: { id: account.id },
      needsToConfirm: false,
      emulation: null,
      demo: false,
    });
  });

  test('a session ends after twelve hours without use, and lives on while it is used', async () => {
    const user = await server.aUser({ account: await server.anAccount() });
    const [used, left] = [await server.signIn(user), await server.signIn(user)];
    server.clock.advance(11 * hour);
    expect((await used.get(session)).status).toBe(200);
    server.clock.advance(2 * hour);
    expect((await used.get(session)).status).toBe(200);
    expect((await left.get(session)).status).toBe(401);
  });

  test('switching a person or an account off ends what is open at once', async () => {
    const account = await server.anAccount();
    const [first, second] = [await server.aUser({ account }), await server.aUser({ account })];
    const clients = [await server.signIn(first), await server.signIn(second)];
    const { owner } = server.database;
    await owner.updateTable('users').set({ status: 'inactive' }).where('id', '=', first.id).execute();
    expect((await clients[0]?.get(session))?.status).toBe(401);
    expect((await clients[1]?.get(session))?.status).toBe(200);
    await owner.updateTable('accounts').set({ status: 'suspended' }).where('id', '=', account.id).execute();
    expect((await clients[1]?.get(session))?.status).toBe(401);
  });
});

describe('a page that was drawn for somebody else', () => {
  const profile = '/api/v2/session/update_profile';
  const names = { first_name: 'Of', last_name: 'Another', locale_abbr: 'en' };
  const reported = { gender: null, race: null, birth_year: null };

  test('changes and reads nothing of whoever is signed in now, on both backends', async () => {
    const account = await server.anAccount();
    const [before, now] = [await server.aUser({ account }), await server.aUser({ account })];
    const client = await server.signIn(now);
    const requests = { headers: { 'x-cairn-person': String(before.id) } };
    const replies = [
      await client.post(profile, { ...names, ...reported }, requests),
      await client.get(profile.replace('update_', ''), requests),
      await client.post('/legacy/account.php', { actionName: 'get-user-delegated-accounts' }, requests),
    ];
    for (const { status, body } of replies) {
      expect([status, body.code]).toEqual([409, 'person_changed']);
    }
    const { currentUser } = (await client.get(session)).body;
    expect(currentUser.id).toBe(now.id);
    expect(currentUser.first_name).not.toBe(names.first_name);
  });

  test('learns who is signed in, signs out and signs in', async () => {
    const account = await server.anAccount();
    const [before, now] = [await server.aUser({ account }), await server.aUser({ account })];
    const client = await server.signIn(now);
    const requests = { headers: { 'x-cairn-person': String(before.id) } };
    expect((await client.get(session, requests)).body.currentUser.id).toBe(now.id);
    const credentials = { email: before.email, password: before.password };
    expect((await client.post('/api/login', credentials, requests)).body.currentUser.id).toBe(before.id);
    requests.headers['x-cairn-person'] = String(now.id);
    expect((await client.post('/api/logout', {}, requests)).status).toBe(200);
    expect((await client.get(session)).status).toBe(401);
  });

  test('is told apart from a program, which names nobody, and from the page of the person', async () => {
    const user = await server.aUser({ account: await server.anAccount() });
    const client = await server.signIn(user);
    expect((await client.post(profile, { ...names, ...reported })).status).toBe(200);
    const requests = { headers: { 'x-cairn-person': String(user.id) } };
    expect((await client.post(profile, { ...names, ...reported }, requests)).status).toBe(200);
  });
});

describe('viewing another account', () => {
  async function delegatedAdmin() {
    const [own, other] = [await server.anAccount(), await server.anAccount()];
    const user = await server.aUser({ account: own, permissions: ['user', 'delegated_admin'] });
    await server.delegate(user, other);
    return { own, other, user, client: await server.signIn(user) };
  }

  test('both accounts are told, and when it ends', async () => {
    const { own, other, client } = await delegatedAdmin();
    client.viewing = other.id;
    const { body } = await client.get(session);
    expect(body.ownAccount.id).toBe(own.id);
    expect(body.currentAccount.id).toBe(other.id);
    expect(body.emulation).toEqual({
      account: { id: other.id, name: other.name },
      ends_at: new Date(server.clock.now().getTime() + hour).toISOString(),
      reason: null,
      needs_reason: false,
    });
  });

  test('it ends by itself after an hour, and begins anew only over the own account', async () => {
    const { other, client } = await delegatedAdmin();
    client.viewing = other.id;
    await client.get(session);
    server.clock.advance(hour);
    const over = await client.get(session);
    expect([over.status, over.body.code]).toEqual([403, 'emulation_over']);
    client.viewing = null;
    expect((await client.get(session)).status).toBe(200);
    client.viewing = other.id;
    expect((await client.get(session)).status).toBe(200);
  });

  test.each([['999999'], ['-1'], ['1 or 1=1'], ['1.5'], ['9'.repeat(40)]])(
    'wishing for the account %s is refused',
    async (input) => {
      const { client } = await delegatedAdmin();
      const reply = await client.get(session, { headers: { 'x-cairn-account': input } });
      expect([reply.status, reply.body.code]).toEqual([403, 'forbidden']);
    },
  );

  test('an account that is not delegated is refused like one that does not exist', async () => {
    const { client } = await delegatedAdmin();
    const foreign = await server.anAccount();
    const replies = [];
    for (const id of [foreign.id, 999_999]) {
      client.viewing = id;
      replies.push((await client.get(session)).text);
    }
    expect(replies[0]).toBe(replies[1]);
  });
});

describe('devices', () => {
  test('a person sees the own sessions, knows this one, and signs another out', async () => {
    const user = await server.aUser({ account: await server.anAccount() });
    const [here, there] = [await server.signIn(user), await server.signIn(user)];
    const { body } = await here.get(`${session}/list`);
    expect(body.sessions.map(({ current }: { current: boolean }) => current).sort()).toEqual([false, true]);
    const other = body.sessions.find(({ current }: { current: boolean }) => !current);
    expect((await here.post(`${session}/revoke`, { id: other.id })).status).toBe(200);
    expect((await there.get(session)).status).toBe(401);
  });

  test("somebody else's session is not there, as one that never was", async () => {
    const account = await server.anAccount();
    const [me, them] = [await server.aUser({ account }), await server.aUser({ account })];
    const theirs = await server.signIn(them);
    const { id } = (await theirs.get(`${session}/list`)).body.sessions[0];
    const mine = await server.signIn(me);
    const foreign = await mine.post(`${session}/revoke`, { id });
    const missing = await mine.post(`${session}/revoke`, { id: '00000000-0000-4000-8000-000000000000' });
    expect(foreign.status).toBe(404);
    expect(foreign.text).toBe(missing.text);
    expect((await theirs.get(session)).status).toBe(200);
  });

  test('a device is told in words, not by all a browser says of itself', async () => {
    const user = await server.aUser({ account: await server.anAccount() });
    const client = server.visitor();
    const agent =
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36';
    await client.post(
      '/api/login',
      { email: user.email, password: user.password },
      { headers: { 'user-agent': agent } },
    );
    expect((await client.get(`${session}/list`)).body.sessions[0].device).toBe('Chrome, Linux');
  });
});
