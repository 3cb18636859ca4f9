import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AnAccount, AUser } from '../../support/builders.ts';
import type { Client } from '../../support/client.ts';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';
import { anOpenCampaign } from '../campaigns/testCampaigns.ts';

const api = '/api/v2/people';
let server: TestServer;
let account: AnAccount;
let boss: AUser;
let admin: Client;

beforeAll(async () => {
  server = await startTestServer();
  account = await server.anAccount();
  boss = await server.aUser({ account, permissions: ['user', 'local_admin'] });
  admin = await server.signIn(boss);
});
afterAll(() => server.close());

const people = async (amount: number, facts: object = {}) => {
  const made: AUser[] = [];
  while (made.length < amount) made.push(await server.aUser({ account, ...facts }));
  return made.map(({ id }) => id);
};
const chosen = (user_ids: readonly number[]) => ({ user_ids });
const preview = (selection: object, status: string) =>
  admin.post(`${api}/preview_status`, { selection, status });
const change = (selection: object, status: string, expected: number, as = admin) =>
  as.post(`${api}/change_status`, { selection, status, expected });
const undo = (batch_id: number, as = admin) => as.post(`${api}/undo_status`, { batch_id });
const statusesOf = async (ids: readonly number[]) => {
  const rows = await server.database.owner
    .selectFrom('users')
    .select('status')
    .where('id', 'in', ids)
    .orderBy('id')
    .execute();
  return rows.map(({ status }) => status);
};
const entriesOf = (ids: readonly number[]) =>
  server.database.owner
    .selectFrom('audit_entries')
    .selectAll()
    .where('resource', '=', 'users')
    .where('record_id', 'in', ids.map(String))
    .orderBy('id')
    .execute();

describe('a bulk status change', () => {
  test('has a preview of who changes, who does not, and what ends', async () => {
    const [first = 0, second = 0, third = 0] = await people(3);
    const [off = 0] = await people(1, { status: 'inactive' });
    const [higher = 0] = await people(1, {
      permissions: ['user', 'admin'],
      first_name: 'Mighty',
      last_name: 'One',
    });
    await server.aSession({ id: first });
    await server.database.owner
      .insertInto('teams')
      .values({ account_id: account.id, name: 'Led', leader_id: second })
      .execute();
    const { status, body } = await preview(chosen([first, second, third, off, higher, boss.id]), 'inactive');
    expect(status).toBe(200);
    expect(body).toEqual({
      matched: 6,
      changing: 3,
      already: 1,
      yourself: true,
      beyond: 1,
      beyond_names: ['Mighty One'],
      sessions: 1,
      open_surveys: 0,
      leaders: 1,
    });
  });

  test('counts people with an open survey', async () => {
    const there = await server.anAccount();
    const chief = await server.signIn(
      await server.aUser({ account: there, permissions: ['user', 'local_admin'] }),
    );
    for (let more = 0; more < 6; more += 1) await server.aUser({ account: there, department: 'Here' });
    await anOpenCampaign(chief, {});
    const { body } = await chief.post(`${api}/preview_status`, {
      selection: { filter: { department: 'Here' } },
      status: 'inactive',
    });
    expect([body.changing, body.open_surveys]).toEqual([6, 6]);
  });

  test('changes everyone in one batch, ends their sessions, and audits each with old and new value', async () => {
    const ids = await people(3);
    const visitor = await server.signIn({ id: ids[0] ?? 0 });
    expect((await visitor.get('/api/v2/session')).status).toBe(200);
    const { status, body } = await change(chosen(ids), 'inactive', 3);
    expect([status, body.changed]).toEqual([200, 3]);
    expect(await statusesOf(ids)).toEqual(['inactive', 'inactive', 'inactive']);
    expect((await visitor.get('/api/v2/session/profile')).status).toBe(401);
    expect(
      await server.database.owner.selectFrom('sessions').selectAll().where('user_id', 'in', ids).execute(),
    ).toEqual([]);
    for (const entry of await entriesOf(ids)) {
      expect(entry).toMatchObject({
        actor_id: boss.id,
        account_id: account.id,
        as_account_id: null,
        action: 'update',
        changes: { status: ['active', 'inactive'], batch: [null, body.batch_id] },
      });
    }
    expect(await entriesOf(ids)).toHaveLength(3);
  });

  test('applies to everyone who matches the filter of the list', async () => {
    const ids = await people(4, { department: 'Warehouse' });
    const [other = 0] = await people(1, { department: 'Office' });
    const filter = { department: 'Warehouse', status: 'active' };
    expect((await change({ filter }, 'inactive', 4)).status).toBe(200);
    expect(await statusesOf([...ids, other])).toEqual([...ids.map(() => 'inactive'), 'active']);
  });

  test('excludes the caller and people whose permissions the caller cannot grant', async () => {
    const [equal = 0] = await people(1, { permissions: ['user', 'local_admin'] });
    const [higher = 0] = await people(1, { permissions: ['user', 'consultant'] });
    const { body } = await change(chosen([boss.id, equal, higher]), 'inactive', 1);
    expect(body.changed).toBe(1);
    expect(await statusesOf([boss.id, equal, higher].sort((a, b) => a - b))).toEqual(
      [boss.id, equal, higher].sort((a, b) => a - b).map((id) => (id === equal ? 'inactive' : 'active')),
    );
  });

  test('is refused as a whole if the number of people differs from the preview', async () => {
    const ids = await people(2);
    const answer = await change(chosen(ids), 'inactive', 3);
    expect([answer.status, answer.body.code]).toEqual([409, 'conflict']);
    expect(await statusesOf(ids)).toEqual(['active', 'active']);
    expect(await entriesOf(ids)).toEqual([]);
  });

  test.each([
    ['nobody named', {}, 'inactive', 422],
    ['people and a filter at once', { user_ids: [1], filter: {} }, 'inactive', 422],
    ['a filter the list does not have', { filter: { race: 'asian' } }, 'inactive', 422],
    ['an unknown status', { user_ids: [1] }, 'gone', 422],
  ])('is refused with %s', async (_what, selection, status, expected) => {
    expect((await change(selection, status, 1)).status).toBe(expected);
    expect((await preview(selection, status)).status).toBe(expected);
  });

  test('refuses signed-out users and people who are not administrators', async () => {
    const lead = await server.signIn(await server.aUser({ account, permissions: ['user', 'supervisor'] }));
    for (const call of ['preview_status', 'change_status', 'status_batches', 'undo_status']) {
      expect([call, (await server.visitor().post(`${api}/${call}`)).status]).toEqual([call, 401]);
      expect([call, (await lead.post(`${api}/${call}`)).status]).toEqual([call, 403]);
    }
  });

  test('never affects another account', async () => {
    const ids = await people(2);
    const elsewhere = await server.anAccount();
    const stranger = await server.signIn(
      await server.aUser({ account: elsewhere, permissions: ['user', 'local_admin'] }),
    );
    expect((await change(chosen(ids), 'inactive', 2, stranger)).status).toBe(409);
    const { body } = await change(chosen(ids), 'inactive', 2);
    expect((await undo(body.batch_id, stranger)).status).toBe(404);
    expect((await stranger.post(`${api}/status_batches`)).body).toEqual({ batches: [], more: false });
    expect(await statusesOf(ids)).toEqual(['inactive', 'inactive']);
  });

  test('is audited under both identities during emulation', async () => {
    const ids = await people(1);
    const platform = await server.aUser({
      account: await server.anAccount(),
      permissions: ['user', 'admin'],
    });
    const viewer = await server.signIn(platform);
    viewer.emulatedAccountId = account.id;
    expect((await change(chosen(ids), 'inactive', 1, viewer)).status).toBe(200);
    expect(await entriesOf(ids)).toMatchObject([
      { account_id: account.id, actor_id: platform.id, as_account_id: account.id },
    ]);
  });
});

test('deactivating one person also ends their sessions, which do not return on reactivation', async () => {
  const [one = 0] = await people(1);
  const visitor = await server.signIn({ id: one });
  const path = `/api/v2/resources/users/${one}`;
  expect((await admin.put(path, { status: 'inactive' })).status).toBe(200);
  expect((await admin.put(path, { status: 'active' })).status).toBe(200);
  expect((await visitor.get('/api/v2/session/profile')).status).toBe(401);
});

describe('undoing a bulk status change', () => {
  test('restores the previous status, reports people changed since, and works once', async () => {
    const ids = await people(3);
    const [touched = 0] = ids;
    const { body } = await change(chosen(ids), 'inactive', 3);
    server.clock.advance(60_000);
    await admin.put(`/api/v2/resources/users/${touched}`, { last_name: 'Touched' });
    const undone = await undo(body.batch_id);
    expect(undone.body).toEqual({ restored: 2, left: 1, left_names: ['Somebody Touched'] });
    expect(await statusesOf(ids)).toEqual(['inactive', 'active', 'active']);
    expect((await entriesOf(ids.slice(1))).at(-1)?.changes).toEqual({
      status: ['inactive', 'active'],
      batch: [null, body.batch_id],
    });
    expect((await undo(body.batch_id)).status).toBe(409);
  });

  test('ends the sessions of people it deactivates', async () => {
    const ids = await people(1, { status: 'inactive' });
    const { body } = await change(chosen(ids), 'active', 1);
    const visitor = await server.signIn({ id: ids[0] ?? 0 });
    expect((await visitor.get('/api/v2/session/profile')).status).toBe(200);
    await undo(body.batch_id);
    expect((await visitor.get('/api/v2/session/profile')).status).toBe(401);
  });

  test('excludes the caller and people who gained higher permissions', async () => {
    const [other = 0] = await people(1, { permissions: ['user', 'local_admin'], status: 'inactive' });
    const { body } = await change(chosen([other]), 'active', 1);
    const second = await server.signIn({ id: other });
    expect((await undo(body.batch_id, second)).body).toMatchObject({ restored: 0, left: 1 });
    expect(await statusesOf([other])).toEqual(['active']);
  });

  test('is offered in a list with actor and time, newest first', async () => {
    const ids = await people(1);
    const { body } = await change(chosen(ids), 'inactive', 1);
    await undo(body.batch_id);
    const { batches } = (await admin.post(`${api}/status_batches`)).body;
    expect(batches[0]).toMatchObject({
      id: body.batch_id,
      actor: expect.stringContaining('Somebody'),
      status: 'inactive',
      changed: 1,
      restored: 1,
    });
    const older = await admin.post(`${api}/status_batches`, { before: body.batch_id });
    expect(older.body.batches.map(({ id }: { id: number }) => id)).not.toContain(body.batch_id);
  });
});
