import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type PageData, pageDataId } from '../../../contract/v2/pageData.ts';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';

const folder = mkdtempSync(join(tmpdir(), 'page-data-'));
let server: TestServer;
let account: Awaited<ReturnType<TestServer['anAccount']>>;

beforeAll(async () => {
  writeFileSync(join(folder, 'index.html'), '<head><title>Cairn</title></head><body></body>');
  mkdirSync(join(folder, '.vite'));
  const manifest = {
    'src/app/mountApp.tsx': { file: 'assets/mount-1.js', imports: ['_react'] },
    'src/screens/home/UserDashboard.tsx': { file: 'assets/home-1.js' },
    'src/signIn/mountSignIn.tsx': { file: 'assets/sign-in-1.js', imports: ['_react'] },
    _react: { file: 'assets/react-1.js' },
  };
  writeFileSync(join(folder, '.vite', 'manifest.json'), JSON.stringify(manifest));
  server = await startTestServer({ siteFolder: folder });
  account = await server.anAccount();
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

async function openPage(url: string, headers: Readonly<Record<string, string>> = {}) {
  const { body, headers: sent } = await server.app.inject({ url, headers });
  const [, json = 'null'] =
    new RegExp(`<script type="application/json" id="${pageDataId}">([^<]*)</script></head>`).exec(body) ?? [];
  return { body, headers: sent, data: JSON.parse(json) as PageData | null };
}

const cookieOf = async (user: { readonly id: number }) => `cairn_session=${await server.aSession(user)}`;

test('a page contains the configuration, and no session for visitors', async () => {
  const { data, headers } = await openPage('/users');
  const asked = await server.app.inject({ url: '/api/v2/config' });
  expect(data).toEqual({ config: asked.json(), session: null });
  expect(headers['cache-control']).toBe('no-store');
});

test('a page contains the session that the call returns', async () => {
  const user = await server.aUser({ account, permissions: ['user', 'local_admin'] });
  const cookie = await cookieOf(user);
  const asked = await server.app.inject({ url: '/api/v2/session', headers: { cookie } });
  expect((await openPage('/users', { cookie })).data?.session).toEqual(asked.json());
});

test('an invalid or expired cookie counts as no session', async () => {
  const user = await server.aUser({ account });
  const cookie = await cookieOf(user);
  expect((await openPage('/', { cookie: 'cairn_session=unknown' })).data?.session).toBeNull();
  await server.deps.database.owner
    .updateTable('sessions')
    .set({ expires_at: '2020-01-01T00:00:00.000Z', last_seen_at: '2020-01-01T00:00:00.000Z' })
    .where('user_id', '=', user.id)
    .execute();
  expect((await openPage('/', { cookie })).data?.session).toBeNull();
});

test('a page is about the own account only, whichever account is requested', async () => {
  const other = await server.anAccount({ name: 'Lumen Works' });
  const user = await server.aUser({ account, permissions: ['user', 'super_admin'] });
  const cookie = await cookieOf(user);
  const { data } = await openPage('/users', { cookie, 'x-cairn-account': String(other.id) });
  expect(data?.session?.currentAccount?.id).toBe(data?.session?.ownAccount.id);
  expect(data?.session?.emulation).toBeNull();
});

test('a name can neither end the element nor start another one', async () => {
  const first_name = '</script><script>alert(1)</script><!--\u2028\u2029&';
  const user = await server.aUser({ account, first_name });
  const { body, data } = await openPage('/', { cookie: await cookieOf(user) });
  expect(data?.session?.currentUser?.first_name).toBe(first_name);
  expect(body.match(/<\/?script/g)).toHaveLength(2);
  expect(body).not.toMatch(/<!--|[\u2028\u2029]/);
});

test('a page is served without a session while the database is away', async () => {
  const user = await server.aUser({ account });
  const cookie = await cookieOf(user);
  const { database } = server.deps;
  const { runOnce } = database;
  Object.assign(database, { runOnce: () => Promise.reject(new Error('away')) });
  const { data } = await openPage('/users', { cookie });
  Object.assign(database, { runOnce });
  expect(data?.config.productName).toBe('Cairn');
  expect(data && 'session' in data).toBe(false);
});

test('only the pages before sign-in name the files of the application', async () => {
  const files = ['/assets/mount-1.js', '/assets/react-1.js', '/assets/home-1.js'];
  for (const url of ['/login?x=1', '/logout', '/reset-password?token=abc']) {
    expect((await openPage(url)).data?.appFiles, url).toEqual(files);
  }
  expect((await openPage('/users')).data?.appFiles).toBeUndefined();
});

describe('the home page', () => {
  const urls = ['/', '/dashboard', '/dashboard/user', '/dashboard?x=1'];

  test('contains what its call returns, and other pages don’t', async () => {
    const user = await server.aUser({ account, permissions: ['user', 'local_admin'] });
    const cookie = await cookieOf(user);
    const answer = await (await server.signIn(user)).post('/api/v2/home/overview', {});
    for (const url of urls)
      expect((await openPage(url, { cookie })).data?.home?.overview, url).toEqual(answer.body);
    expect((await openPage('/users', { cookie })).data?.home).toBeUndefined();
    expect((await openPage('/')).data?.home).toBeUndefined();
  });

  test('names the zone whose days it uses if the person has chosen none', async () => {
    const zoneOf = async (time_zone: string | null) => {
      const user = await server.aUser({ account, time_zone });
      return (await openPage('/', { cookie: await cookieOf(user) })).data?.home?.time_zone;
    };
    expect([await zoneOf('Asia/Tokyo'), await zoneOf(null)]).toEqual([null, expect.any(String)]);
  });
});

describe('the list at the address', () => {
  const listOf = async (url: string, headers: Readonly<Record<string, string>>) =>
    (await openPage(url, headers)).data?.list;

  test('is what its own request answers, and only with the address alone', async () => {
    const cookie = await cookieOf(await server.aUser({ account, permissions: ['user', 'local_admin'] }));
    const { list } = (await openPage('/users', { cookie })).data ?? {};
    const answer = await server.app.inject({ url: `/api${list?.path}`, headers: { cookie } });
    expect(list?.rows).toEqual(answer.json());
    expect(list?.range).toBe(answer.headers['content-range']);
    expect((await listOf('/teams', { cookie }))?.range).toMatch(/^teams 0-/);
    for (const url of ['/users?filter=%7B%7D', '/users/', '/users/update/1', '/dashboard', '/login'])
      expect(await listOf(url, { cookie }), url).toBeUndefined();
  });

  test('is of the own account only, whichever account is requested', async () => {
    const other = await server.anAccount({ name: 'Lumen Works' });
    const stranger = await server.aUser({ account: other });
    const cookie = await cookieOf(await server.aUser({ account, permissions: ['user', 'super_admin'] }));
    const list = await listOf('/users', { cookie, 'x-cairn-account': String(other.id) });
    expect(list?.rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(list)).not.toContain(stranger.email);
  });

  test('has only the people of their own teams for a team lead', async () => {
    const lead = await server.aUser({ account, permissions: ['user', 'supervisor'] });
    const list = await listOf('/users', { cookie: await cookieOf(lead) });
    expect(list?.rows).toMatchObject([{ id: lead.id }]);
  });

  test('is missing without a session and below its tier', async () => {
    expect(await listOf('/users', {})).toBeUndefined();
    expect(await listOf('/users', { cookie: 'cairn_session=unknown' })).toBeUndefined();
    const user = await server.aUser({ account });
    const { data } = await openPage('/users', { cookie: await cookieOf(user) });
    expect(data?.session?.currentUser?.id).toBe(user.id);
    expect(data?.list).toBeUndefined();
  });

  test('is missing if it can’t be read, and the session is not', async () => {
    const user = await server.aUser({ account, permissions: ['user', 'local_admin'] });
    const cookie = await cookieOf(user);
    const { database } = server.deps;
    const { as } = database;
    Object.assign(database, { as: () => Promise.reject(new Error('away')) });
    const { data } = await openPage('/teams', { cookie });
    Object.assign(database, { as });
    expect(data?.session?.currentUser?.id).toBe(user.id);
    expect(data?.list).toBeUndefined();
  });

  test('has at most the rows of a page, however many there are', async () => {
    const large = await server.anAccount({ name: 'Atlas' });
    for (let at = 0; at < 30; at += 1) await server.aUser({ account: large });
    const cookie = await cookieOf(
      await server.aUser({ account: large, permissions: ['user', 'local_admin'] }),
    );
    const list = await listOf('/users', { cookie });
    expect(list?.rows).toHaveLength(25);
    expect(list?.range).toBe('users 0-24/31');
  });
});

test('the page of respondents contains nothing', async () => {
  const user = await server.aUser({ account });
  const { data, headers } = await openPage('/metrics/m?code=x', { cookie: await cookieOf(user) });
  expect(data).toBeNull();
  expect(headers['cache-control']).toBe('no-cache');
});
