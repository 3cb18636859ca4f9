import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sendNotifications } from '../../../server/usecases/notifications/sendNotifications.ts';
import type { AUser } from '../../support/builders.ts';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';
import { aCompany, anOpenCampaign, aTeam, closeCampaign } from '../campaigns/testCampaigns.ts';
import { callImport, uploadAndCheck } from '../imports/importCalls.ts';
import { submitForms } from '../results/submitForms.ts';
import { base, eventsOf, list, people, unread } from './notificationCalls.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe('an import', () => {
  test('notifies the person who started its step, by its name, and no one else', async () => {
    const { admin, account } = await aCompany(server, 1);
    const colleague = await server.signIn(
      await server.aUser({ account, permissions: ['user', 'local_admin'] }),
    );
    const { id } = await uploadAndCheck(admin, people);
    await callImport(admin, 'apply', { import_id: id });
    await server.runJobs();
    const { notifications, total } = await list(admin);
    expect(total).toBe(2);
    expect(notifications).toMatchObject([
      { event: 'import_applied', record_id: id, name: 'people.csv', is_read: false },
      { event: 'import_checked', record_id: id, name: 'people.csv', is_read: false },
    ]);
    expect(await eventsOf(colleague)).toEqual([]);
  });

  test('that is discarded takes its notifications with it', async () => {
    const { admin } = await aCompany(server, 1);
    const { id } = await uploadAndCheck(admin, people);
    expect(await unread(admin)).toBe(1);
    await callImport(admin, 'discard', { import_id: id });
    expect(await list(admin)).toEqual({ notifications: [], total: 0, unread: 0 });
  });

  test('that can’t be read says so', async () => {
    const { admin } = await aCompany(server, 1);
    await admin.post('/api/v2/user_imports/upload?name=people.xlsx', Buffer.from('PK\u0003\u0004broken'), {
      headers: { 'content-type': 'application/octet-stream' },
    });
    await server.runJobs();
    expect(await eventsOf(admin)).toEqual(['import_failed']);
  });
});

describe('published results', () => {
  test('notify the creator and the administrators once, however often the job runs', async () => {
    const { admin, account } = await aCompany(server, 12);
    const colleague = await server.signIn(
      await server.aUser({ account, permissions: ['user', 'local_admin'] }),
    );
    const id = await anOpenCampaign(admin, { name: 'Autumn' });
    await closeCampaign(admin, id);
    await server.runJobs();
    await sendNotifications(server.deps);
    await sendNotifications(server.deps);
    expect(await eventsOf(admin)).toEqual(['benchmark_published']);
    expect((await list(colleague)).notifications).toMatchObject([
      { event: 'benchmark_published', record_id: id, name: 'Autumn' },
      { event: 'benchmark_closed', record_id: id, name: 'Autumn' },
    ]);
  });

  test('notify leads of published teams, by email if they chose that, and no lead who sees no team', async () => {
    const { admin, account, people } = await aCompany(server, 24);
    const { owner } = server.database;
    const leads: AUser[] = [];
    for (const [at, name] of ['North', 'South'].entries()) {
      const members = people.slice(at * 12, at * 12 + 12);
      const lead = await server.aUser({ account, permissions: ['user', 'supervisor'], type: 3 });
      const team = await aTeam(server, account.id, members, name);
      await owner.updateTable('teams').set({ leader_id: lead.id }).where('id', '=', team).execute();
      leads.push(lead);
    }
    const withoutTeam = await server.aUser({ account, permissions: ['user', 'supervisor'], type: 3 });
    const [mailed] = leads;
    const client = await server.signIn(mailed ?? withoutTeam);
    await client.post(`${base}/set_delivery`, { kind: 'results', delivery: 'mail' });
    const id = await anOpenCampaign(admin, { name: 'Winter', cuts: ['team'] });
    await submitForms(server, id, 24, (at, question) => 40 + ((at + question) % 5) * 5);
    await closeCampaign(admin, id);
    await server.runJobs();
    const eventsOfUser = async (user: AUser) => eventsOf(await server.signIn(user));
    for (const lead of leads) expect(await eventsOfUser(lead)).toContain('benchmark_published');
    expect(await eventsOfUser(withoutTeam)).toEqual([]);
    const mails = await owner
      .selectFrom('mails')
      .select('user_id')
      .where('template', '=', 'notification')
      .where('account_id', '=', account.id)
      .execute();
    expect(mails).toEqual([{ user_id: mailed?.id }]);
  });

  test('aren’t shown to people who lost the permission or the module', async () => {
    const { admin, adminUser, account } = await aCompany(server, 12);
    await closeCampaign(admin, await anOpenCampaign(admin));
    await sendNotifications(server.deps);
    expect(await unread(admin)).toBe(1);
    const { owner } = server.database;
    await owner
      .updateTable('accounts')
      .set({ modules: [3] })
      .where('id', '=', account.id)
      .execute();
    expect(await list(admin)).toEqual({ notifications: [], total: 0, unread: 0 });
    await owner
      .updateTable('accounts')
      .set({ modules: [1] })
      .where('id', '=', account.id)
      .execute();
    expect(await unread(admin)).toBe(1);
    await owner
      .updateTable('users')
      .set({ permissions: ['user'] })
      .where('id', '=', adminUser.id)
      .execute();
    expect(await unread(await server.signIn(adminUser))).toBe(0);
  });
});

describe('reading', () => {
  test('is stored for the person, and later notifications stay unread', async () => {
    const { admin } = await aCompany(server, 1);
    await uploadAndCheck(admin, people);
    const [first] = (await list(admin)).notifications;
    await uploadAndCheck(admin, people);
    expect((await admin.post(`${base}/mark_read`, { up_to: first.id })).status).toBe(200);
    expect(await unread(admin)).toBe(1);
    const [second] = (await list(admin)).notifications;
    expect((await admin.post(`${base}/mark_read`, { ids: [second.id] })).status).toBe(200);
    expect(await unread(admin)).toBe(0);
    expect((await list(admin)).notifications).toMatchObject([{ is_read: true }, { is_read: true }]);
  });

  test('of someone else’s notifications changes nothing', async () => {
    const one = await aCompany(server, 1);
    const colleague = await server.signIn(
      await server.aUser({ account: one.account, permissions: ['user', 'local_admin'] }),
    );
    await uploadAndCheck(one.admin, people);
    const [{ id }] = (await list(one.admin)).notifications;
    await colleague.post(`${base}/mark_read`, { ids: [id] });
    await colleague.post(`${base}/mark_read`, { up_to: id });
    expect(await unread(one.admin)).toBe(1);
  });

  test('is refused while another account is viewed, and nothing is shown as read', async () => {
    const one = await aCompany(server, 1);
    await uploadAndCheck(one.admin, people);
    const platform = await server.anAccount();
    const staff = await server.signIn(
      await server.aUser({ account: platform, permissions: ['super_admin'] }),
    );
    staff.emulatedAccountId = one.account.id;
    for (const [call, body] of [
      ['list', {}],
      ['unread', {}],
      ['mark_read', { up_to: 1_000_000 }],
      ['settings', {}],
      ['set_delivery', { kind: 'imports', delivery: 'off' }],
    ] as const)
      expect((await staff.post(`${base}/${call}`, body)).body, call).toMatchObject({ code: 'emulating' });
    expect(await unread(one.admin)).toBe(1);
  });

  test('requires a session and valid input', async () => {
    const { admin } = await aCompany(server, 1);
    expect((await server.visitor().post(`${base}/list`, {})).status).toBe(401);
    expect((await admin.post(`${base}/list`, { page: 0 })).status).toBe(422);
    expect((await admin.post(`${base}/mark_read`, { ids: Array(101).fill(1) })).status).toBe(422);
    expect((await admin.post(`${base}/mark_read`, { up_to: 'x' })).status).toBe(422);
    expect((await admin.post(`${base}/set_delivery`, { kind: 'gossip', delivery: 'mail' })).status).toBe(422);
  });
});

test('ADMIN-19 a kind that is switched off disappears from the list and the count, and comes back', async () => {
  const { admin } = await aCompany(server, 1);
  await uploadAndCheck(admin, people);
  const set = (delivery: string) => admin.post(`${base}/set_delivery`, { kind: 'imports', delivery });
  expect((await set('off')).status).toBe(200);
  expect(await list(admin)).toEqual({ notifications: [], total: 0, unread: 0 });
  expect((await admin.post(`${base}/settings`, {})).body.settings).toContainEqual({
    kind: 'imports',
    delivery: 'off',
  });
  await set('in_app');
  expect(await unread(admin)).toBe(1);
});

test('notifications are deleted after 90 days, and with the person', async () => {
  const { admin, adminUser, account } = await aCompany(server, 1);
  await uploadAndCheck(admin, people);
  const stored = async () =>
    (
      await server.database.owner
        .selectFrom('notifications')
        .select('id')
        .where('account_id', '=', account.id)
        .execute()
    ).length;
  server.clock.advance(89 * 86_400_000);
  await sendNotifications(server.deps);
  expect(await stored()).toBe(1);
  server.clock.advance(2 * 86_400_000);
  await sendNotifications(server.deps);
  expect(await stored()).toBe(0);

  const again = await server.signIn(adminUser);
  await uploadAndCheck(again, people);
  expect(await stored()).toBe(1);
  const platform = await server.anAccount();
  const chief = await server.signIn(await server.aUser({ account: platform, permissions: ['super_admin'] }));
  expect((await chief.post('/api/v2/personal_data/erase', { user_id: adminUser.id })).status).toBe(200);
  expect(await stored()).toBe(0);
});
