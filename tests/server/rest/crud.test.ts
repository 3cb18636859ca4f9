import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call, openTestAccount, records, type TestAccount, type TestPerson } from './testAccount.ts';

let testAccount: TestAccount;
let admin: TestPerson;
let lead: TestPerson;
let ordinary: TestPerson;
let stranger: TestPerson;
let platformAdmin: TestPerson;
let account: number;
let elsewhere: number;

beforeAll(async () => {
  testAccount = await openTestAccount();
  account = await testAccount.account('Harbor & Pine');
  elsewhere = await testAccount.account('Lumen Works');
  admin = await testAccount.person(account, ['user', 'local_admin'], { last_name: 'Admin' });
  lead = await testAccount.person(account, ['user', 'supervisor'], { last_name: 'Lead' });
  ordinary = await testAccount.person(account, ['user'], {
    last_name: 'Ordinary',
    race: 'asian',
    gender: 'woman',
  });
  stranger = await testAccount.person(elsewhere, ['user', 'local_admin'], { last_name: 'Stranger' });
  platformAdmin = await testAccount.person(await testAccount.account('Cairn'), ['admin']);
});
afterAll(() => testAccount.close());

const team = { name: 'Harbor crew' };
const user = { first_name: 'Ada', last_name: 'New', email: 'ada.new@people.example' };

const written = [
  { resource: 'teams', draft: () => team, bad: { name: '' }, field: 'name' },
  {
    resource: 'team_groups',
    draft: () => ({ name: 'North' }),
    bad: { name: 'x'.repeat(121) },
    field: 'name',
  },
  { resource: 'users', draft: () => user, bad: { ...user, email: 'nobody' }, field: 'email' },
  {
    resource: 'memberships',
    draft: async () => {
      const { body } = await admin.send('POST', `${records}/teams`, team);
      return { team_id: body.id, user_id: ordinary.id };
    },
    bad: { team_id: null, user_id: 1 },
    field: 'team_id',
  },
];

describe.each(written)('$resource', ({ resource, draft, bad, field }) => {
  const path = `${records}/${resource}`;

  test('can be created, read, changed, listed and deleted by an administrator of the account', async () => {
    const created = await admin.send('POST', path, await draft());
    expect(created.status).toBe(201);
    const one = `${path}/${created.body.id}`;
    expect((await admin.get(one)).body).toEqual(created.body);
    expect((await admin.send('PUT', one, created.body)).status).toBe(200);
    const listed = await admin.get(`${path}?filter=${JSON.stringify({ id: [created.body.id] })}`);
    expect(listed.headers['content-range']).toBe(`${resource} 0-0/1`);
    expect((await admin.send('DELETE', one)).body.id).toBe(created.body.id);
    expect((await admin.get(one)).status).toBe(404);
  });

  test('is refused field by field when a rule is violated', async () => {
    const answer = await admin.send('POST', path, bad);
    expect(answer.status).toBe(422);
    expect(answer.body.problems.map((problem: { field: string }) => problem.field)).toContain(field);
  });

  test('refuses signed-out users and insufficient tiers', async () => {
    const out = await call(testAccount.app, { method: 'GET', url: path });
    expect([out.status, out.body.code]).toEqual([401, 'signed_out']);
    expect((await ordinary.get(path)).status).toBe(403);
    expect((await lead.send('POST', path, await draft())).status).toBe(403);
  });

  test('of another account cannot be seen, changed or deleted', async () => {
    const { body } = await admin.send('POST', path, await draft());
    const one = `${path}/${body.id}`;
    expect((await stranger.get(one)).status).toBe(404);
    expect((await stranger.send('PUT', one, body)).status).toBe(404);
    expect((await stranger.send('DELETE', one)).status).toBe(404);
    const visible = await stranger.get(path);
    expect(visible.body.map((row: { id: number }) => row.id)).not.toContain(body.id);
    expect((await stranger.get(`${path}/export`)).text).not.toContain('Harbor crew');
    await admin.send('DELETE', one);
  });
});

describe.each(['accounts', 'benchmark_campaigns'])('%s', (resource) => {
  test('can be read but is written only by its own calls', async () => {
    const path = `${records}/${resource}`;
    expect((await platformAdmin.get(path)).status).toBe(200);
    expect((await platformAdmin.send('POST', path, { name: 'x' })).status).toBe(404);
    expect((await platformAdmin.send('DELETE', `${path}/1`)).status).toBe(404);
    expect((await ordinary.get(path)).status).toBe(403);
  });
});

test('only platform administrators list accounts', async () => {
  expect((await admin.get(`${records}/accounts`)).status).toBe(403);
});

test('the body cannot choose the account of a row', async () => {
  const { body } = await admin.send('POST', `${records}/teams`, {
    ...team,
    account_id: elsewhere,
    id: 9_999,
  });
  expect(body.id).not.toBe(9_999);
  const rows = await testAccount.database.owner
    .selectFrom('teams')
    .selectAll()
    .where('id', '=', body.id)
    .execute();
  expect(rows[0]?.account_id).toBe(account);
});

test('a team lead must belong to the account', async () => {
  const answer = await admin.send('POST', `${records}/teams`, { ...team, leader_id: stranger.id });
  expect([answer.status, answer.body.problems]).toEqual([422, [{ field: 'leader_id', problem: 'unknown' }]]);
});

test('self-descriptions and passwords are in no response', async () => {
  const { body } = await admin.get(`${records}/users/${ordinary.id}`);
  for (const field of ['race', 'gender', 'birth_year', 'password_hash', 'account_id']) {
    expect(body).not.toHaveProperty(field);
  }
  expect((await admin.get(`${records}/users?filter=${JSON.stringify({ race: 'asian' })}`)).status).toBe(422);
  expect((await admin.get(`${records}/users?sort=["password_hash","ASC"]`)).status).toBe(422);
});

test('saving over a newer version is refused and changes nothing', async () => {
  const { body: first } = await admin.send('POST', `${records}/teams`, team);
  const one = `${records}/teams/${first.id}`;
  const second = await admin.send('PUT', one, { ...first, name: 'Second' });
  expect(second.body.updated_at).not.toBe(first.updated_at);
  const late = await admin.send('PUT', one, { ...first, name: 'Late' });
  expect([late.status, late.body.code]).toEqual([409, 'conflict']);
  expect((await admin.get(one)).body.name).toBe('Second');
});

test('changing one field keeps the others', async () => {
  const { body } = await admin.send('POST', `${records}/users`, {
    ...user,
    email: 'partial@people.example',
    level: 'L3',
  });
  const after = await admin.send('PUT', `${records}/users/${body.id}`, { status: 'inactive' });
  expect(after.body).toMatchObject({ status: 'inactive', level: 'L3', email: 'partial@people.example' });
});

test('a duplicate email address is reported at its field', async () => {
  const answer = await admin.send('POST', `${records}/users`, { ...user, email: 'NR4@people.example' });
  expect([answer.status, answer.body.problems]).toEqual([409, [{ field: 'email', problem: 'taken' }]]);
});

test('no one grants, removes or overrides permissions beyond their own', async () => {
  const beyond = ['admin', 'super_admin', 'app_admin', 'delegated_admin', 'consultant'];
  for (const permission of beyond) {
    const answer = await admin.send('POST', `${records}/users`, { ...user, permissions: [permission] });
    expect([permission, answer.status]).toEqual([permission, 403]);
  }
  const higher = await testAccount.person(account, ['admin']);
  const overtaken = await admin.send('PUT', `${records}/users/${higher.id}`, {
    email: 'mine@people.example',
  });
  expect(overtaken.status).toBe(403);
  expect((await admin.send('DELETE', `${records}/users/${higher.id}`)).status).toBe(403);
});

test('administrators cannot deactivate themselves', async () => {
  expect((await admin.send('PUT', `${records}/users/${admin.id}`, { status: 'inactive' })).status).toBe(422);
  expect((await admin.send('DELETE', `${records}/users/${admin.id}`)).status).toBe(409);
});

test('a team lead sees only the teams they lead and their members', async () => {
  const { body: own } = await admin.send('POST', `${records}/teams`, { name: 'Own', leader_id: lead.id });
  const { body: other } = await admin.send('POST', `${records}/teams`, { name: 'Other' });
  await admin.send('POST', `${records}/memberships`, { team_id: own.id, user_id: ordinary.id });
  await admin.send('POST', `${records}/memberships`, { team_id: other.id, user_id: admin.id });
  const ids = async (resource: string, field: string) =>
    (await lead.get(`${records}/${resource}`)).body.map((row: Record<string, number>) => row[field]);
  expect(await ids('teams', 'id')).toEqual([own.id]);
  expect(await ids('memberships', 'team_id')).toEqual([own.id]);
  expect((await ids('users', 'id')).sort()).toEqual([lead.id, ordinary.id].sort());
  expect((await lead.get(`${records}/teams/${other.id}`)).status).toBe(404);
  expect((await lead.get(`${records}/users/${admin.id}`)).status).toBe(404);
  expect((await lead.get(`${records}/teams/export`)).text).not.toContain('Other');
});

test('a consultant can read but not write a delegated account', async () => {
  const consultant = await testAccount.person(elsewhere, ['consultant', 'supervisor', 'local_admin']);
  const reader = await testAccount.person(elsewhere, ['consultant', 'supervisor']);
  for (const { id } of [consultant, reader]) {
    await testAccount.database.owner
      .insertInto('delegations')
      .values({ user_id: id, account_id: account })
      .execute();
  }
  const headers = { 'x-cairn-account': String(account) };
  const asReader = { headers, cookies: reader.cookies, url: `${records}/teams` };
  expect((await call(testAccount.app, { ...asReader, method: 'GET' })).status).toBe(200);
  expect((await call(testAccount.app, { ...asReader, method: 'POST', payload: team })).status).toBe(403);
  const asAdmin = { headers, cookies: consultant.cookies, url: `${records}/teams` };
  expect((await call(testAccount.app, { ...asAdmin, method: 'POST', payload: team })).status).toBe(201);
});

test('every change creates an audit entry with old and new values', async () => {
  const { body } = await admin.send('POST', `${records}/teams`, { name: 'Before' });
  await admin.send('PUT', `${records}/teams/${body.id}`, { name: 'After' });
  await admin.send('DELETE', `${records}/teams/${body.id}`);
  const entries = await testAccount.database.owner
    .selectFrom('audit_entries')
    .selectAll()
    .where('resource', '=', 'teams')
    .where('record_id', '=', String(body.id))
    .orderBy('id')
    .execute();
  expect(entries.map((entry) => entry.action)).toEqual(['create', 'update', 'delete']);
  expect(entries[1]?.changes).toEqual({ name: ['Before', 'After'] });
  expect(entries[1]?.actor_id).toBe(admin.id);
});
