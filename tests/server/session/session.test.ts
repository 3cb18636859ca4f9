import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const hour = 3_600_000;
const session = '/api/v2/session';

describe('the session', () => {
  test('API-02 LEG-04 STATE-21 is required on both backends, with 401 otherwise', async () => {
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

  test('LEG-01 is accepted by the legacy backend', async () => {
    const client = await server.signIn(await server.aUser({ account: await server.anAccount() }));
    const reply = await client.post('/legacy/account.php', { actionName: 'get-user-delegated-accounts' });
    expect(reply.status).toBe(200);
  });

  test('returns the person, the account, and that no account is emulated', async () => {
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

  test('ends after twelve hours without use, and is extended by use', async () => {
    const user = await server.aUser({ account: await server.anAccount() });
    const [used, left] = [await server.signIn(user), await server.signIn(user)];
    server.clock.advance(11 * hour);
    expect((await used.get(session)).status).toBe(200);
    server.clock.advance(2 * hour);
    expect((await used.get(session)).status).toBe(200);
    expect((await left.get(session)).status).toBe(401);
  });

  test('ends at once when the person or the account is deactivated', async () => {
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

describe('a page opened by another person', () => {
  const profile = '/api/v2/session/update_profile';
  const names = { first_name: 'Of', last_name: 'Another', locale_abbr: 'en' };
  const reported = { gender: null, race: null, birth_year: null };

  test('cannot read or change data of the person who is signed in now, on both backends', async () => {
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

  test('can request the session, sign out and sign in', async () => {
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

  test('differs from a program, which sends no person, and from a page of the same person', async () => {
    const user = await server.aUser({ account: await server.anAccount() });
    const client = await server.signIn(user);
    expect((await client.post(profile, { ...names, ...reported })).status).toBe(200);
    const requests = { headers: { 'x-cairn-person': String(user.id) } };
    expect((await client.post(profile, { ...names, ...reported }, requests)).status).toBe(200);
  });
});

describe('emulating an account', () => {
  async function delegatedAdmin() {
    const [own, other] = [await server.anAccount(), await server.anAccount()];
    const user = await server.aUser({ account: own, permissions: ['user', 'delegated_admin'] });
    await server.delegate(user, other);
    return { own, other, user, client: await server.signIn(user) };
  }

  test('returns both accounts and the end of the emulation', async () => {
    const { own, other, client } = await delegatedAdmin();
    client.emulatedAccountId = other.id;
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

  test('ends after an hour and is restarted only from the person’s own account', async () => {
    const { other, client } = await delegatedAdmin();
    client.emulatedAccountId = other.id;
    await client.get(session);
    server.clock.advance(hour);
    const over = await client.get(session);
    expect([over.status, over.body.code]).toEqual([403, 'emulation_over']);
    client.emulatedAccountId = null;
    expect((await client.get(session)).status).toBe(200);
    client.emulatedAccountId = other.id;
    expect((await client.get(session)).status).toBe(200);
  });

  test.each([['999999'], ['-1'], ['1 or 1=1'], ['1.5'], ['9'.repeat(40)]])(
    'is refused for the account id %s',
    async (input) => {
      const { client } = await delegatedAdmin();
      const reply = await client.get(session, { headers: { 'x-cairn-account': input } });
      expect([reply.status, reply.body.code]).toEqual([403, 'forbidden']);
    },
  );

  test('is refused for an account that is not delegated, like for an unknown one', async () => {
    const { client } = await delegatedAdmin();
    const foreign = await server.anAccount();
    const replies = [];
    for (const id of [foreign.id, 999_999]) {
      client.emulatedAccountId = id;
      replies.push((await client.get(session)).text);
    }
    expect(replies[0]).toBe(replies[1]);
  });
});

describe('the sessions of a person', () => {
  test('are listed with the current one marked, and another can be ended', async () => {
    const user = await server.aUser({ account: await server.anAccount() });
    const [here, there] = [await server.signIn(user), await server.signIn(user)];
    const { body } = await here.get(`${session}/list`);
    expect(body.sessions.map(({ current }: { current: boolean }) => current).sort()).toEqual([false, true]);
    const other = body.sessions.find(({ current }: { current: boolean }) => !current);
    expect((await here.post(`${session}/revoke`, { id: other.id })).status).toBe(200);
    expect((await there.get(session)).status).toBe(401);
  });

  test('of other people are treated as nonexistent', async () => {
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

  test('have a short device name instead of the full user agent', async () => {
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
