import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Permission } from '../../../domain/access/permissions.ts';
import type { Client } from '../../support/client.ts';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';

let server: TestServer;
let admin: Client & { id: number };
beforeAll(async () => {
  server = await startTestServer();
  admin = await someone(['user', 'admin']);
});
afterAll(() => server.close());

const call = (client: Client, name: string, body: object = {}) =>
  client.post(`/api/v2/administration/${name}`, body);

async function someone(permissions: Permission[], facts: object = {}) {
  const account = await server.anAccount();
  const user = await server.aUser({ account, permissions, ...facts });
  return Object.assign(await server.signIn(user), { id: user.id, account, email: user.email });
}
const pair = (person: { id: number }, account: { id: number }) => ({
  pairs: [{ user_id: person.id, account_id: account.id }],
});
const mayView = async (client: Client, account: { id: number }) => {
  client.emulatedAccountId = account.id;
  const { status } = await client.get('/api/v2/resources/users');
  client.emulatedAccountId = null;
  return status === 200;
};

describe('delegating', () => {
  test.each(['delegated_admin', 'local_admin'] as Permission[])(
    'lets a %s administer the account from the next call until the delegation is revoked',
    async (permission) => {
      const [person, account] = [await someone(['user', permission]), await server.anAccount()];
      expect(await mayView(person, account)).toBe(false);
      const { body } = await call(admin, 'delegate', pair(person, account));
      expect(body).toEqual({ changed: 1, message: expect.stringContaining('Delegation added') });
      expect(await mayView(person, account)).toBe(true);
      expect((await call(admin, 'undelegate', pair(person, account))).body.changed).toBe(1);
      expect(await mayView(person, account)).toBe(false);
    },
  );

  test('lets a consultant read the account but not change it', async () => {
    const [person, account] = [await someone(['user', 'supervisor', 'consultant']), await server.anAccount()];
    await call(admin, 'delegate', pair(person, account));
    person.emulatedAccountId = account.id;
    expect((await person.get('/api/v2/resources/teams')).status).toBe(200);
    expect((await person.post('/api/v2/resources/teams', { name: 'Ours' })).status).toBe(403);
  });

  test('accepts several at once and ignores duplicates', async () => {
    const person = await someone(['user', 'delegated_admin']);
    const accounts = [await server.anAccount(), await server.anAccount()];
    const pairs = accounts.map(({ id }) => ({ user_id: person.id, account_id: id }));
    expect((await call(admin, 'delegate', { pairs })).body.changed).toBe(2);
    expect((await call(admin, 'delegate', { pairs })).body.changed).toBe(0);
    const { body } = await person.post('/api/v2/account/get_accounts', { delegated_only: true });
    expect(body.accounts).toHaveLength(3);
    expect((await call(admin, 'undelegate', { pairs })).body.changed).toBe(2);
    expect((await call(admin, 'undelegate', { pairs })).body.changed).toBe(0);
  });

  test('records the delegation in the audit log of the account with its actor', async () => {
    const [person, account] = [await someone(['user', 'delegated_admin']), await server.anAccount()];
    await call(admin, 'delegate', pair(person, account));
    await call(admin, 'undelegate', pair(person, account));
    const entries = await server.database.owner
      .selectFrom('audit_entries')
      .select(['actor_id', 'action', 'record_id', 'changes'])
      .where('account_id', '=', account.id)
      .where('resource', '=', 'delegations')
      .orderBy('id')
      .execute();
    const entry = { actor_id: admin.id, record_id: String(person.id) };
    expect(entries).toEqual([
      { ...entry, action: 'delegate', changes: { user_id: [null, person.id] } },
      { ...entry, action: 'undelegate', changes: { user_id: [person.id, null] } },
    ]);
  });
});

describe('refused delegations', () => {
  const problem = async (body: object) => {
    const reply = await call(admin, 'delegate', body);
    return [reply.status, reply.body.problems?.[0]];
  };
  test('to a person who is not eligible', async () => {
    const person = await someone(['user', 'supervisor']);
    expect(await problem(pair(person, await server.anAccount()))).toEqual([
      422,
      { field: 'user_ids', problem: 'notDelegable' },
    ]);
  });
  test('of the person’s own account', async () => {
    const person = await someone(['user', 'local_admin']);
    expect(await problem(pair(person, person.account))).toEqual([
      422,
      { field: 'account_ids', problem: 'ownAccount' },
    ]);
  });
  test('of a closed account', async () => {
    const person = await someone(['user', 'delegated_admin']);
    expect(await problem(pair(person, await server.anAccount({ status: 'closed' })))).toEqual([
      422,
      { field: 'account_ids', problem: 'closedAccount' },
    ]);
  });
  test('of unknown accounts or people', async () => {
    const person = await someone(['user', 'delegated_admin']);
    expect(await problem(pair(person, { id: 999_999 }))).toEqual([
      422,
      { field: 'account_ids', problem: 'unknown' },
    ]);
    expect(await problem(pair({ id: 999_999 }, await server.anAccount()))).toEqual([
      422,
      { field: 'user_ids', problem: 'unknown' },
    ]);
  });
  test.each([[{}], [{ pairs: [] }], [{ pairs: [{ user_id: 'x', account_id: 1 }] }], [{ pairs: 'all' }]])(
    'with an invalid body: %j',
    async (body) => {
      expect((await call(admin, 'delegate', body)).status).toBe(422);
    },
  );
});

describe('the list of delegations', () => {
  test('is grouped by person and by account, with date and actor', async () => {
    const person = await someone(['user', 'delegated_admin'], { first_name: 'Wilma', last_name: 'Quist' });
    const account = await server.anAccount({ name: 'Quistorama' });
    await call(admin, 'delegate', pair(person, account));
    const end = {
      granted_at: server.clock.now().toISOString(),
      granted_by: expect.stringContaining('Somebody'),
    };
    const byPerson = (await call(admin, 'delegations', { by: 'person', q: 'wilma quist' })).body;
    expect(byPerson).toMatchObject({
      total: 1,
      rows: [
        {
          id: person.id,
          name: 'Wilma Quist',
          reach: 'administers',
          ends: [{ ...end, id: account.id, name: 'Quistorama' }],
        },
      ],
    });
    const byAccount = (await call(admin, 'delegations', { by: 'account', q: 'quistorama' })).body;
    expect(byAccount).toMatchObject({
      total: 1,
      rows: [
        {
          id: account.id,
          status: 'active',
          ends: [{ ...end, id: person.id, name: 'Wilma Quist', reach: 'administers' }],
        },
      ],
    });
  });

  test('marks a delegation as inactive when the person lost the permission', async () => {
    const person = await someone(['user'], { first_name: 'Sleepy', last_name: 'Hollow' });
    await server.delegate(person, await server.anAccount());
    const { rows } = (await call(admin, 'delegations', { q: 'sleepy' })).body;
    expect(rows[0].reach).toBeNull();
  });

  test('finds people of every account and distinguishes eligible delegates', async () => {
    const person = await someone(['user'], { first_name: 'Ordinary', last_name: 'Findable' });
    const result = (await call(admin, 'people', { q: 'findable ord' })).body;
    expect(result).toMatchObject({ total: 1, people: [{ id: person.id, account: person.account.name }] });
    expect((await call(admin, 'people', { q: 'findable', delegable: true })).body.total).toBe(0);
    expect((await call(admin, 'people', { q: '%' })).body.total).toBe(0);
    expect((await call(admin, 'people', { account_id: person.account.id })).body.total).toBe(1);
  });
});

describe('access to delegations', () => {
  const calls = [
    ['delegations', {}],
    ['delegate', { pairs: [{ user_id: 1, account_id: 1 }] }],
    ['undelegate', { pairs: [{ user_id: 1, account_id: 1 }] }],
    ['people', {}],
    ['people_by_email', { emails: ['a@b.example'] }],
  ] as const;
  test.each(calls)('%s requires a platform administrator', async (name, body) => {
    expect((await call(server.visitor(), name, body)).status).toBe(401);
    for (const permission of ['local_admin', 'delegated_admin', 'app_admin', 'consultant'] as const) {
      const reply = await call(await someone(['user', permission]), name, body);
      expect([reply.status, reply.body.code]).toEqual([403, 'forbidden']);
    }
    const superAdmin = await call(await someone(['super_admin']), name, body);
    expect([200, 422]).toContain(superAdmin.status);
  });
});

describe('the summary of an account', () => {
  test('shows people, teams, campaigns, contract year and delegates to people who may view the account', async () => {
    const account = await server.anAccount({ contract_date: '2024-03-01' });
    await server.aUser({ account });
    await server.aUser({ account, status: 'inactive' });
    const person = await someone(['user', 'delegated_admin']);
    expect((await call(person, 'account_facts', { account_id: account.id })).status).toBe(404);
    await server.delegate(person, account);
    const { body } = await call(person, 'account_facts', { account_id: account.id });
    expect(body).toMatchObject({
      status: 'active',
      people: 1,
      teams: 0,
      running_campaigns: 0,
      contract_year: 3,
      delegates: [{ id: person.id, reach: 'administers' }],
    });
    const ask = async (permission: Permission) =>
      (await call(await someone([permission]), 'account_facts', { account_id: account.id })).status;
    expect([await ask('local_admin'), await ask('admin'), await ask('supervisor')]).toEqual([404, 200, 403]);
  });
});
