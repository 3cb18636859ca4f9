import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AnAccount, AUser } from '../../support/builders.ts';
import type { Client } from '../../support/client.ts';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';

let server: TestServer;
let account: AnAccount;
let admin: Client;
let people: readonly AUser[];
let teams: readonly number[];

const facts = [
  { last_name: 'Adams', department: 'Sales', location: 'Hamburg', level: 'L1' },
  { last_name: 'Brown', department: 'Sales', location: 'Lisbon', level: 'L2' },
  { last_name: 'Clark', department: 'Marketing', location: 'Hamburg', level: 'L2' },
  { last_name: 'Dávila', department: 'Québec sales', location: 'Lisbon', status: 'inactive' as const },
];

beforeAll(async () => {
  server = await startTestServer();
  account = await server.anAccount();
  admin = await server.signIn(
    await server.aUser({ account, last_name: 'Zed', permissions: ['user', 'local_admin'] }),
  );
  people = await Promise.all(facts.map((fact) => server.aUser({ account, ...fact })));
  teams = [await aTeam('Fleet', [0, 1]), await aTeam('Data', [1, 2])];
  await server.database.owner
    .insertInto('relationships')
    .values([
      { account_id: account.id, kind: 'manager', from_user_id: idOf(0), to_user_id: idOf(1) },
      { account_id: account.id, kind: 'manager', from_user_id: idOf(0), to_user_id: idOf(2) },
      { account_id: account.id, kind: 'peer', from_user_id: idOf(0), to_user_id: idOf(3) },
    ])
    .execute();
});
afterAll(() => server.close());

const idOf = (at: number) => people[at]?.id ?? 0;

async function aTeam(name: string, members: readonly number[], leader_id: number | null = null) {
  const { owner } = server.database;
  const { id } = await owner
    .insertInto('teams')
    .values({ account_id: account.id, name, leader_id })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const at of members)
    await owner
      .insertInto('memberships')
      .values({ account_id: account.id, team_id: id, user_id: idOf(at) })
      .execute();
  return id;
}

const ask = (client: Client, filter: object, path = '') =>
  client.get(
    `/api/v2/resources/users${path}?${new URLSearchParams({ filter: JSON.stringify(filter), format: 'csv' })}`,
  );
async function namesOf(filter: object): Promise<string[]> {
  const { body, headers } = await ask(admin, filter);
  expect(headers['content-range']).toMatch(new RegExp(`/${body.length}$`));
  return body.map(({ last_name }: { last_name: string }) => last_name);
}

describe('people are filtered', () => {
  test('ADMIN-16 by several departments, locations and levels together', async () => {
    expect(await namesOf({ department: ['Sales', 'Marketing'] })).toEqual(['Adams', 'Brown', 'Clark']);
    expect(await namesOf({ department: ['Sales', 'Marketing'], location: ['Hamburg'] })).toEqual([
      'Adams',
      'Clark',
    ]);
    expect(await namesOf({ level: ['L2'], location: ['Lisbon'], status: 'active' })).toEqual(['Brown']);
  });

  test('by team and by manager, which peers aren’t, and by none', async () => {
    expect(await namesOf({ team_id: [teams[0]] })).toEqual(['Adams', 'Brown']);
    expect(await namesOf({ team_id: teams })).toEqual(['Adams', 'Brown', 'Clark']);
    expect(await namesOf({ manager_id: [idOf(0)] })).toEqual(['Brown', 'Clark']);
    expect(await namesOf({ manager_id: [idOf(0)], team_id: [teams[1]], department: ['Sales'] })).toEqual([
      'Brown',
    ]);
    expect(await namesOf({ team_id: null })).toEqual(['Dávila', 'Zed']);
    expect(await namesOf({ team_id: [] })).toEqual([]);
  });

  test('by a team at once after its members have changed', async () => {
    const team = await aTeam('Mobile', [2]);
    expect(await namesOf({ team_id: [team] })).toEqual(['Clark']);
    await server.database.owner.deleteFrom('memberships').where('team_id', '=', team).execute();
    expect(await namesOf({ team_id: [team] })).toEqual([]);
  });

  test('for an export and for a change of many', async () => {
    const { text } = await ask(admin, { manager_id: [idOf(0)] }, '/export');
    expect(text).toContain('Clark');
    expect(text).not.toContain('Adams');
    const preview = await admin.post('/api/v2/people/preview_status', {
      selection: { filter: { team_id: [teams[0]] } },
      status: 'inactive',
    });
    expect(preview.body).toMatchObject({ matched: 2 });
  });

  test('by nothing else', async () => {
    for (const filter of [
      { password_hash: 'x' },
      { gender: 'woman' },
      { manager_id: ['x'] },
      { team_id_gte: 1 },
      { account_id: 1 },
      { toString: 1 },
    ])
      expect((await ask(admin, filter)).status, JSON.stringify(filter)).toBe(422);
  });
});

test('a team lead can’t learn the other teams and the managers of their people', async () => {
  const leader = await server.aUser({ account, last_name: 'Lead', permissions: ['user', 'supervisor'] });
  await aTeam('Led', [0], leader.id);
  const lead = await server.signIn(leader);
  expect((await ask(lead, {})).body).toHaveLength(2);
  for (const path of ['', '/export'])
    for (const filter of [{ team_id: [teams[0]] }, { team_id: null }, { manager_id: [idOf(0)] }])
      expect((await ask(lead, filter, path)).status).toBe(422);
});

test('teams and managers of another account match no one', async () => {
  const other = await server.signIn(
    await server.aUser({ account: await server.anAccount(), permissions: ['user', 'local_admin'] }),
  );
  expect((await ask(other, { team_id: [teams[0]] })).body).toEqual([]);
  expect((await ask(other, { manager_id: [idOf(0)] })).body).toEqual([]);
});

describe('the values that a filter offers', () => {
  const values = async (client: Client, body: object) =>
    (await client.post('/api/v2/people/attribute_values', body)).body.values;

  test('are those of the account, found by any part, without case and accents', async () => {
    expect(await values(admin, { attribute: 'department' })).toEqual(['Marketing', 'Québec sales', 'Sales']);
    expect(await values(admin, { attribute: 'department', q: 'quebec S' })).toEqual(['Québec sales']);
    expect(await values(admin, { attribute: 'department', q: '%' })).toEqual([]);
    expect(await values(admin, { attribute: 'level' })).toEqual(['L1', 'L2']);
  });

  test('are limited, and are for administrators', async () => {
    const big = await server.anAccount();
    for (let at = 0; at < 60; at += 1) await server.aUser({ account: big, department: `D${100 + at}` });
    const chief = await server.signIn(
      await server.aUser({ account: big, permissions: ['user', 'local_admin'] }),
    );
    expect(await values(chief, { attribute: 'department' })).toHaveLength(50);
    const lead = await server.signIn(await server.aUser({ account, permissions: ['user', 'supervisor'] }));
    const send = (client: Client, body: object) => client.post('/api/v2/people/attribute_values', body);
    expect((await send(lead, { attribute: 'department' })).status).toBe(403);
    expect((await send(server.visitor(), { attribute: 'department' })).status).toBe(401);
    expect((await send(admin, { attribute: 'email' })).status).toBe(422);
    expect((await send(admin, { attribute: 'level', q: 'x'.repeat(81) })).status).toBe(422);
  });
});
