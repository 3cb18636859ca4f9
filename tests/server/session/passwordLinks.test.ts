import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { platformScope } from '../../../server/kernel/scope.ts';
import { endSessions } from '../../../server/store/security/sessions.ts';
import { addSession } from '../../../server/store/signIn/sessions.ts';
import { createAdmin } from '../../../server/usecases/signIn/createAdmin.ts';
import { requireWithinSignInLimit } from '../../../server/usecases/signIn/requireWithinSignInLimit.ts';
import { resetPassword } from '../../../server/usecases/signIn/setPassword.ts';
import { signIn } from '../../../server/usecases/signIn/signIn.ts';
import { hashToken } from '../../../server/vault/linkCodes.ts';
import { actAfterTransaction } from '../../support/actAfterTransaction.ts';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const day = 86_400_000;
const use = async (token: string) => {
  const body = { token, password: 'a long new password' };
  return (await server.visitor().post('/api/v2/session/reset_password', body)).status;
};
const requestReset = (email: string, address: string) =>
  server.visitor().post('/api/v2/session/request_reset', { email }, { address });

async function tokensMailedTo(email: string): Promise<string[]> {
  await server.runJobs();
  const letters = server.letters.filter(({ to }) => to === email);
  return letters.map(({ text }) => text.match(/token=([\w-]{43})/)?.[1] ?? 'no token');
}

async function invite() {
  const account = await server.anAccount();
  const admin = await server.signIn(await server.aUser({ account, permissions: ['user', 'local_admin'] }));
  const newcomer = await server.aUser({ account });
  const send = () => admin.post('/api/v2/people/send_password_link', { user_id: newcomer.id });
  expect((await send()).status).toBe(200);
  const [token = ''] = await tokensMailedTo(newcomer.email);
  return { newcomer, token, send };
}

test('an invitation still works after strangers requested a new password for its person', async () => {
  const { newcomer, token } = await invite();
  for (let at = 1; at <= 5; at += 1) await requestReset(newcomer.email, `198.51.100.${at}`);
  const [, ...requested] = await tokensMailedTo(newcomer.email);
  expect(requested).toHaveLength(3);
  server.clock.advance(6 * day);
  expect(await use(token)).toBe(200);
});

test('a request does not extend an invitation', async () => {
  const { newcomer, token } = await invite();
  server.clock.advance(7 * day - 60_000);
  for (let at = 1; at <= 5; at += 1) await requestReset(newcomer.email, `198.51.100.${at}`);
  server.clock.advance(120_000);
  expect(await use(token)).toBe(410);
});

test('the link of a new administrator still works after a request', async () => {
  const email = 'first@platform.example';
  const link = await createAdmin(server.deps, { email, name: 'Ann Rivers' });
  await requestReset(email, '198.51.100.1');
  expect(await use(new URL(link).searchParams.get('token') ?? '')).toBe(200);
});

test('a request replaces the link requested before, and an invitation replaces every link', async () => {
  const { newcomer, token, send } = await invite();
  await requestReset(newcomer.email, '198.51.100.1');
  await tokensMailedTo(newcomer.email);
  await requestReset(newcomer.email, '198.51.100.2');
  const [, first = '', second = ''] = await tokensMailedTo(newcomer.email);
  expect(await use(first)).toBe(410);
  await send();
  const last = (await tokensMailedTo(newcomer.email)).at(-1) ?? '';
  expect([await use(token), await use(second), await use(last)]).toEqual([410, 410, 200]);
});

test('a password set with a requested link invalidates the invitation', async () => {
  const { newcomer, token } = await invite();
  await requestReset(newcomer.email, '198.51.100.1');
  const requested = (await tokensMailedTo(newcomer.email)).at(-1) ?? '';
  expect([await use(requested), await use(token)]).toEqual([200, 410]);
});

const changesMeanwhile = [
  ['is deactivated', { status: 'inactive' }],
  ['gets another email address', { email: 'another@people.example' }],
  ['gets more permissions', { permissions: ['user', 'local_admin'] }],
] as const;

describe('a person who changes while they sign in', () => {
  const device = {
    name: 'Firefox',
    network: null,
    token: null,
    sessionToken: null,
    codeToken: null,
    isKnown: false,
  };
  const changing = (id: number, change: object) =>
    vi.fn(() => server.database.owner.updateTable('users').set(change).where('id', '=', id).execute());
  const sessionsOf = (id: number) =>
    server.database.owner.selectFrom('sessions').select('id').where('user_id', '=', id).execute();

  test.each(changesMeanwhile)('and %s has no session after setting a password', async (_, change) => {
    const { newcomer, token } = await invite();
    const act = changing(newcomer.id, change);
    const isPolicy = (result: unknown) =>
      typeof result === 'object' && result !== null && 'absolute_hours' in result;
    const database = actAfterTransaction(server.deps.database, isPolicy, act);
    const typed = { token, password: 'a long new password' };
    const { session, login } = await resetPassword({ ...server.deps, database }, typed, device);
    expect(act).toHaveBeenCalledOnce();
    expect({ session, login, sessions: await sessionsOf(newcomer.id) }).toEqual({
      session: null,
      login: null,
      sessions: [],
    });
    await server.database.owner
      .updateTable('users')
      .set({ email: newcomer.email })
      .where('id', '=', newcomer.id)
      .execute();
  });

  test('has no session if all sessions are ended after the password was stored', async () => {
    const { newcomer, token } = await invite();
    const end = vi.fn(() =>
      server.deps.database.as(platformScope, (tx) => endSessions(tx, newcomer.id, null)),
    );
    const isStored = (result: unknown) =>
      typeof result === 'string' ||
      (typeof result === 'object' && result !== null && 'deviceToken' in result);
    const database = actAfterTransaction(server.deps.database, isStored, end);
    const typed = { token, password: 'a long new password' };
    await resetPassword({ ...server.deps, database }, typed, device);
    expect(end).toHaveBeenCalledOnce();
    expect(await sessionsOf(newcomer.id)).toEqual([]);
  });

  test('has no session if all sessions are ended while one begins', async () => {
    const { newcomer } = await invite();
    const now = server.clock.now();
    let ending: Promise<number> | null = null;
    await server.deps.database.as(platformScope, async (tx) => {
      await requireWithinSignInLimit(tx, newcomer.id, now);
      ending = server.deps.database.as(platformScope, (other) => endSessions(other, newcomer.id, null));
      await pause(100);
      await addSession(tx, {
        token_hash: hashToken('a session that begins'),
        user_id: newcomer.id,
        device: device.name,
        network: null,
        confirmed: false,
        now: now.toISOString(),
        expires_at: new Date(now.getTime() + day).toISOString(),
      });
    });
    expect(await ending).toBe(1);
    expect(await sessionsOf(newcomer.id)).toEqual([]);
  });

  test.each([...changesMeanwhile, ['gets another password', { password_hash: 'another' }]] as const)(
    'and %s has no session after entering the correct password',
    async (_, change) => {
      const person = await server.aUser({ account: await server.anAccount() });
      const act = changing(person.id, change);
      const isRead = (result: unknown) =>
        typeof result === 'object' && result !== null && 'password_hash' in result;
      const database = actAfterTransaction(server.deps.database, isRead, act);
      const input = { email: person.email, password: person.password, code: null, remember_device: false };
      await expect(signIn({ ...server.deps, database }, input, device)).rejects.toMatchObject({
        code: 'bad_credentials',
      });
      expect(act).toHaveBeenCalledOnce();
      expect(await sessionsOf(person.id)).toEqual([]);
      await server.database.owner
        .updateTable('users')
        .set({ email: person.email })
        .where('id', '=', person.id)
        .execute();
    },
  );
});
