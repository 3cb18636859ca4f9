import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client } from '../../support/client.ts';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';
import { aCompany } from '../campaigns/testCampaigns.ts';
import { legacy } from './testAccount.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const records = '/api/v2/resources';
const annRivers = { first_name: 'Ann', last_name: 'Rivers', locale_abbr: 'en', permissions: ['user'] };

/** A company with an administrator of type invitee, who is not changed by the tests. */
async function openCompany() {
  const { account, admin, adminUser, people } = await aCompany(server, 2);
  const read = async (actionName: string, list: string) => {
    const reply = await legacy(admin, actionName, { account_id: account.id });
    expect(reply.status).toBe(200);
    return reply.body.data[list].filter(({ id }: { id: number }) => id !== adminUser.id);
  };
  return { admin, people, read };
}

/** Adds a person through the records API; returns their id. */
async function addAnn(admin: Client, email: string): Promise<number> {
  const created = await admin.post(`${records}/users`, { ...annRivers, email });
  expect(created.status).toBe(201);
  return created.body.id;
}

test('ENT-28 the users of an account follow what is added, renamed, deactivated and reactivated', async () => {
  const { admin, read } = await openCompany();
  const other = await openCompany();
  const before = await read('get-users', 'users');
  expect(before).toHaveLength(2);
  const id = await addAnn(admin, 'ann@rivers.example');
  const path = `${records}/users/${id}`;
  const readAnn = async () =>
    (await read('get-users', 'users')).filter((user: { id: number }) => user.id === id);
  expect(await readAnn()).toEqual([{ id, name: 'Ann Rivers' }]);
  expect(await read('get-users', 'users')).toHaveLength(3);
  expect(await other.read('get-users', 'users')).toHaveLength(2);
  await admin.put(path, { last_name: 'Stone' });
  expect(await readAnn()).toEqual([{ id, name: 'Ann Stone' }]);
  await admin.put(path, { status: 'inactive' });
  expect(await read('get-users', 'users')).toEqual(before);
  await admin.put(path, { status: 'active' });
  expect(await readAnn()).toEqual([{ id, name: 'Ann Stone' }]);
});

test('ENT-29 the users by role follow every change of permissions and type', async () => {
  const { admin, read } = await openCompany();
  const id = await addAnn(admin, 'ann@roles.example');
  const readRole = async () => {
    const list: { id: number; role: string }[] = await read('get-users-by-role', 'list');
    return list.filter((user) => user.id === id).map(({ role }) => role);
  };
  expect(await readRole()).toEqual(['User']);
  for (const [change, role] of [
    [{ permissions: ['user', 'supervisor'] }, 'Team Lead'],
    [{ permissions: ['user', 'supervisor', 'local_admin'] }, 'Admin'],
    [{ permissions: ['user'] }, 'User'],
    [{ type: 3 }, 'Invitee'],
    [{ type: 4 }, 'Applicant'],
  ] as const) {
    expect((await admin.put(`${records}/users/${id}`, change)).status, role).toBe(200);
    expect(await readRole()).toEqual([role]);
  }
});

test('ENT-27 each relation of an account can be held between two people, and is removed', async () => {
  const { admin, people, read } = await openCompany();
  const [ada, ben] = people;
  const listed: { name: string }[] = await read('get-relations', 'relations');
  const relations = [
    { name: 'Manager', kind: 'manager', from: ada, to: ben, held: 'managers' },
    { name: 'Peer', kind: 'peer', from: ada, to: ben, held: 'peers' },
    { name: 'Direct report', kind: 'manager', from: ben, to: ada, held: 'direct_reports' },
    { name: 'Other', kind: 'other', from: ada, to: ben, held: 'others' },
  ];
  expect(relations.map(({ name }) => name)).toEqual(listed.map(({ name }) => name));
  const ofBen = async (held: string) => {
    const { body } = await admin.post('/api/v2/relationships/of_person', { user_id: ben?.id });
    return body[held].map(({ user_id }: { user_id: number }) => user_id);
  };
  for (const { name, kind, from, to, held } of relations) {
    const fact = { from_user_id: from?.id, kind, to_user_id: to?.id };
    const created = await admin.post(`${records}/relationships`, fact);
    expect(created.status, name).toBe(201);
    expect(await ofBen(held), name).toEqual([ada?.id]);
    expect((await admin.delete(`${records}/relationships/${created.body.id}`)).status, name).toBe(200);
    expect(await ofBen(held), name).toEqual([]);
  }
});
