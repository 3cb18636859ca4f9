import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { securityCalls } from '../../../contract/v2/security.ts';
import type { Permission } from '../../../domain/access/permissions.ts';
import type { AnAccount, AUser } from '../../support/builders.ts';
import type { Client } from '../../support/client.ts';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';

let server: TestServer;
let platform: AnAccount;
let account: AnAccount;
let chief: AUser;
let admin: Client;
beforeAll(async () => {
  server = await startTestServer();
  platform = await server.anAccount({ name: 'Platform' });
  account = await server.anAccount({ name: 'Harbor' });
  chief = await server.aUser({ account: platform, permissions: ['super_admin'], last_name: 'Chief' });
  admin = await server.signIn(chief);
});
afterAll(() => server.close());

const path = (call: string) => `/api/v2/security/${call}`;
const ask = async (call: string, body: object = {}) => admin.post(path(call), body);
const someone = (permissions: Permission[] = ['user']) => server.aUser({ account, permissions });
const login = (user: Pick<AUser, 'email'>, password: string, ask = {}) =>
  server.visitor().post('/api/login', { email: user.email, password }, ask);
const newest = async () => (await ask('audit')).body.entries[0];

test('every call requires a super admin', async () => {
  const refused: Client[] = [];
  for (const permission of ['admin', 'local_admin', 'app_admin', 'delegated_admin', 'user'] as const) {
    refused.push(await server.signIn(await someone([permission])));
  }
  const others = refused.slice(1);
  for (const [at, call] of Object.values(securityCalls).entries()) {
    expect((await server.visitor().post(`/api${call.path}`)).status, call.path).toBe(401);
    for (const client of [refused[0], others[at % others.length]]) {
      expect((await client?.post(`/api${call.path}`))?.status, call.path).toBe(403);
    }
  }
  expect((await server.visitor().get(path('audit/export'))).status).toBe(401);
  for (const client of refused) expect((await client.get(path('audit/export'))).status).toBe(403);
});

describe('sign-ins', () => {
  test('are stored with outcome, device and truncated network, but without the address', async () => {
    const user = await someone();
    const agent = { headers: { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Firefox/130.0' } };
    await login(user, 'wrong', agent);
    await login(user, user.password, agent);
    const { body } = await ask('sign_ins', { user_id: user.id });
    expect(body.entries.map(({ outcome }: { outcome: string }) => outcome)).toEqual([
      'succeeded',
      'bad_credentials',
    ]);
    expect(body.entries[0]).toMatchObject({
      email: user.email,
      account: 'Harbor',
      device: 'Firefox, Windows',
      network: '127.0.0.0/24',
    });
    const rows = await server.database.owner.selectFrom('sign_ins').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain('127.0.0.1');
  });

  test('are filtered by outcome, name and day, and paged', async () => {
    const user = await server.aUser({ account, last_name: 'Quetzalcoatl' });
    await login(user, 'wrong');
    await login(user, user.password);
    const total = async (input: object) => (await ask('sign_ins', input)).body.total;
    expect(await total({ q: 'quetzal' })).toBe(2);
    expect(await total({ q: 'quetzal', outcome: 'succeeded' })).toBe(1);
    expect(await total({ q: 'quetzal', from: '2026-11-21', to: '2026-11-21' })).toBe(2);
    expect(await total({ q: 'quetzal', from: '2026-11-22' })).toBe(0);
    expect(await total({ q: '%' })).toBe(0);
    expect((await ask('sign_ins', { page: 0 })).status).toBe(422);
    expect((await ask('sign_ins', { from: '2026-02-31x' })).status).toBe(422);
    expect((await ask('sign_ins', { outcome: 'whatever' })).status).toBe(422);
  });

  test('to unknown addresses are stored without the address', async () => {
    await login({ email: 'not.here@people.example' }, 'wrong');
    const { body } = await ask('sign_ins');
    expect(body.entries[0]).toMatchObject({
      user_id: null,
      name: null,
      email: null,
      outcome: 'bad_credentials',
    });
  });
});

describe('sign-in delays', () => {
  const guess = async (user: Pick<AUser, 'email'>, times: number) => {
    for (let tried = 0; tried < times; tried += 1) await login(user, 'wrong');
  };

  test('are listed per person and can be ended, which is audited', async () => {
    const user = await someone();
    await guess(user, 9);
    expect((await ask('lock_outs')).body.entries).toEqual([]);
    await guess(user, 1);
    expect((await login(user, user.password)).status).toBe(429);
    const [entry] = (await ask('lock_outs')).body.entries;
    expect(entry).toMatchObject({ user_id: user.id, reach: 'network', network: '127.0.0.0/24' });
    expect((await ask('release', { id: entry.id })).status).toBe(200);
    expect((await login(user, user.password)).status).toBe(200);
    expect((await ask('release', { id: entry.id })).status).toBe(404);
    expect((await ask('release', { id: 'no id' })).status).toBe(422);
    const { body } = await ask('audit', { action: 'release' });
    expect(body.entries[0]).toMatchObject({
      resource: 'lock_outs',
      record_id: String(user.id),
      user_id: chief.id,
    });
    expect((await ask('sign_ins', { user_id: user.id, outcome: 'locked' })).body.total).toBe(1);
  });

  test('are the same for unknown addresses, and neither address nor network is readable in the database', async () => {
    const stranger = { email: 'ghost@people.example' };
    await guess(stranger, 10);
    expect((await login(stranger, 'wrong')).status).toBe(429);
    const rows = JSON.stringify(await server.database.owner.selectFrom('lock_outs').selectAll().execute());
    expect(rows).not.toContain('ghost');
    const [entry] = (await ask('lock_outs')).body.entries;
    expect(entry).toMatchObject({ user_id: null, name: null });
  });

  test('are listed for an account whose new devices all wait, and can be ended for it', async () => {
    const user = await someone();
    const from = (at: number) => ({ address: `203.0.113.${at}` });
    for (let tried = 0; tried < 20; tried += 1) await login(user, 'wrong', from(tried % 4));
    expect((await login(user, user.password, from(9))).status).toBe(429);
    const listed = async () => {
      const { entries } = (await ask('lock_outs')).body;
      return entries.filter(({ user_id }: { user_id: number }) => user_id === user.id);
    };
    const entries = await listed();
    expect(entries.map(({ reach }: { reach: string }) => reach)).toEqual(['everywhere', 'network']);
    for (const { id } of entries) expect((await ask('release', { id })).status).toBe(200);
    expect(await listed()).toEqual([]);
    expect((await login(user, user.password, from(9))).status).toBe(200);
    expect((await login(user, user.password, from(10))).status).toBe(200);
  });

  test('can be ended for one network while others keep waiting', async () => {
    const user = await someone();
    const from = (at: number) => ({ address: `198.51.100.${at}` });
    for (let tried = 0; tried < 20; tried += 1) await login(user, 'wrong', from(tried % 4));
    for (const at of [8, 9]) expect((await login(user, user.password, from(at))).status).toBe(429);
    const { entries } = (await ask('lock_outs')).body;
    const network = entries.find(
      ({ reach, user_id }: { reach: string; user_id: number }) => reach === 'network' && user_id === user.id,
    );
    expect((await ask('release', { id: network.id })).status).toBe(200);
    const statuses = [];
    for (const at of [8, 9]) statuses.push((await login(user, user.password, from(at))).status);
    expect(statuses.sort()).toEqual([200, 429]);
  });
});

describe('sessions', () => {
  test('are listed for everyone, and one of them can be ended', async () => {
    const user = await someone();
    const client = await server.signIn(user);
    const { body } = await ask('sessions', { user_id: user.id });
    expect(body).toMatchObject({
      total: 1,
      entries: [{ email: user.email, account: 'Harbor', current: false }],
    });
    expect((await ask('revoke', { id: body.entries[0].id })).status).toBe(200);
    expect((await client.get('/api/v2/session')).status).toBe(401);
    expect((await ask('revoke', { id: body.entries[0].id })).status).toBe(404);
    expect(await newest()).toMatchObject({
      action: 'revoke',
      resource: 'sessions',
      record_id: String(user.id),
    });
  });

  test('of one person can be ended all at once, except the current one', async () => {
    const user = await someone();
    const clients = [await server.signIn(user), await server.signIn(user)];
    expect((await ask('revoke_all', { user_id: user.id })).status).toBe(200);
    for (const client of clients) expect((await client.get('/api/v2/session')).status).toBe(401);
    expect((await ask('revoke_all', { user_id: chief.id })).status).toBe(200);
    expect((await ask('sessions', { user_id: chief.id })).body.entries).toMatchObject([{ current: true }]);
    expect((await ask('revoke_all', { user_id: 999_999 })).status).toBe(404);
  });
});

describe('the audit log', () => {
  test('shows actor, old and new values, and can be filtered by each', async () => {
    const user = await server.aUser({
      account,
      permissions: ['user', 'local_admin'],
      last_name: 'Auditable',
    });
    const client = await server.signIn(user);
    const { body: team } = await client.post('/api/v2/resources/teams', { name: 'First' });
    await client.put(`/api/v2/resources/teams/${team.id}`, { name: '=cmd()|x' });
    const result = async (input: object) => (await ask('audit', input)).body.entries;
    const [entry] = await result({ actor_id: user.id, action: 'update' });
    expect(entry).toMatchObject({
      email: user.email,
      account: 'Harbor',
      resource: 'teams',
      record_id: String(team.id),
      as_account: null,
      changes: { name: ['First', '=cmd()|x'] },
    });
    expect((await result({ resource: 'teams', record_id: String(team.id) })).length).toBe(2);
    expect((await result({ q: 'auditable', account_id: account.id })).length).toBe(2);
    expect(await result({ actor_id: user.id, account_id: platform.id })).toEqual([]);
    expect(await result({ actor_id: user.id, emulating: true })).toEqual([]);
    expect(await result({ actor_id: user.id, to: '2026-11-20' })).toEqual([]);
    const words = (await ask('audit_words')).body;
    expect(words.resources).toContain('teams');
    expect(words.actions).toEqual([...words.actions].sort());
    expect(words.accounts).toContainEqual({ id: account.id, name: 'Harbor' });
  });

  test('is exported as CSV without formulas and as a workbook, which is audited', async () => {
    const csv = await admin.get(path('audit/export?format=csv&resource=teams'));
    expect(csv.status).toBe(200);
    expect(csv.headers['content-type']).toContain('text/csv');
    const lines = csv.text.trim().split('\r\n');
    expect(lines[0]).toContain('Who');
    expect(csv.text).toContain(`'=cmd()|x`);
    expect(csv.text).not.toContain(',=cmd');
    const xlsx = await admin.get(path('audit/export?format=xlsx&resource=teams'));
    expect(xlsx.raw.subarray(0, 2).toString()).toBe('PK');
    expect(await newest()).toMatchObject({ action: 'export', resource: 'audit_entries' });
    expect((await admin.get(path('audit/export?from=nonsense'))).status).toBe(422);
  });

  test('is paged, newest first', async () => {
    await server.database.executeSql(
      `insert into audit_entries (account_id, actor_id, action, resource, record_id, at)
        select $1, $2, 'update', 'many', n::text, timestamptz '2026-01-01' + n * interval '1 minute'
        from generate_series(1, 120) n`,
      [account.id, chief.id],
    );
    const page = async (page: number) => (await ask('audit', { resource: 'many', page })).body;
    const { entries, total } = await page(1);
    expect([total, entries.length, entries[0].record_id]).toEqual([120, 50, '120']);
    expect((await page(3)).entries.at(-1).record_id).toBe('1');
    const csv = await admin.get(path('audit/export?resource=many'));
    expect(csv.text.trim().split('\r\n').length).toBe(121);
  });
});
