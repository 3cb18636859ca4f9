import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openDueCampaigns } from '../../../server/usecases/campaigns/opening/openDueCampaigns.ts';
import type { Client } from '../../support/client.ts';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';
import {
  aCampaign,
  aCompany,
  aDraft,
  aTeam,
  campaignPhp,
  microSurvey,
  readCampaign,
} from './testCampaigns.ts';

let server: TestServer;
let start: Date;

beforeAll(async () => {
  server = await startTestServer();
  start = server.clock.now();
});
afterAll(() => server.close());
beforeEach(() => server.clock.set(start));

const schedule = (client: Client, campaign_id: number, opens_on: string) =>
  client.post('/api/v2/microsurvey/schedule', { campaign_id, opens_on });
const cancel = (client: Client, campaign_id: number) =>
  client.post('/api/v2/microsurvey/cancel_schedule', { campaign_id });

/** A company in a time zone with a campaign that is scheduled to open on a day. */
async function aSchedule(time_zone: string | null, opens_on: string, fields: object = {}) {
  const company = await aCompany(server, 6, () => ({ gender: 'woman' }));
  await server.database.owner
    .updateTable('accounts')
    .set({ time_zone })
    .where('id', '=', company.account.id)
    .execute();
  const id = await aCampaign(company.admin, { opens_on, closes_on: '2027-12-01', ...fields });
  const reply = await schedule(company.admin, id, opens_on);
  if (reply.status !== 200) throw new Error(`not scheduled: ${reply.text}`);
  return { ...company, id, opens_on };
}

async function statusAt(instant: string, id: number): Promise<string> {
  server.clock.set(new Date(instant));
  await openDueCampaigns(server.deps);
  return (await stored(id)).status;
}

const stored = (id: number) =>
  server.database.owner
    .selectFrom('benchmark_campaigns')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

const participants = (id: number) =>
  server.database.owner.selectFrom('participations').selectAll().where('campaign_id', '=', id).execute();

async function mailsAbout(id: number, template: string) {
  const rows = await server.database.owner
    .selectFrom('mails')
    .selectAll()
    .where('template', '=', template)
    .execute();
  return rows
    .filter(({ params }) => params.campaign_id === id)
    .map(({ user_id, params }) => ({ user_id, params }));
}

const auditOf = async (id: number) =>
  (
    await server.database.owner
      .selectFrom('audit_entries')
      .select(['action', 'actor_id'])
      .where('resource', '=', 'benchmark_campaigns')
      .where('record_id', '=', String(id))
      .orderBy('id')
      .execute()
  ).map(({ action, actor_id }) => [action, actor_id]);

describe('PROD-46 a scheduled campaign opens when its first day begins in the zone of the account', () => {
  test.each([
    ['UTC', null, '2026-12-01', '2026-11-30T23:59:59Z', '2026-12-01T00:00:00Z'],
    ['Tokyo', 'Asia/Tokyo', '2026-12-01', '2026-11-30T14:59:59Z', '2026-11-30T15:00:00Z'],
    ['Los Angeles', 'America/Los_Angeles', '2026-12-01', '2026-12-01T07:59:59Z', '2026-12-01T08:00:00Z'],
    ['Kiritimati', 'Pacific/Kiritimati', '2026-12-01', '2026-11-30T09:59:59Z', '2026-11-30T10:00:00Z'],
    [
      'Berlin, after the clocks go forward',
      'Europe/Berlin',
      '2027-03-29',
      '2027-03-28T21:59:59Z',
      '2027-03-28T22:00:00Z',
    ],
    [
      'Berlin, before the clocks go forward',
      'Europe/Berlin',
      '2027-03-28',
      '2027-03-27T22:59:59Z',
      '2027-03-27T23:00:00Z',
    ],
    [
      'Santiago, without a midnight',
      'America/Santiago',
      '2027-09-05',
      '2027-09-05T03:59:59Z',
      '2027-09-05T04:00:00Z',
    ],
  ])('%s', async (_, zone, day, before, after) => {
    const { id } = await aSchedule(zone, day);
    expect(await statusAt(before, id)).toBe('draft');
    expect(await statusAt(after, id)).toBe('open');
    expect((await stored(id)).launched_on).toBe(day);
  });
});

test('the opening invites and freezes what is true then, in the name of the person who scheduled it', async () => {
  const { id, account, adminUser, people } = await aSchedule('Europe/Berlin', '2026-12-01', {
    cuts: ['gender'],
  });
  await server.database.owner
    .updateTable('users')
    .set({ gender: 'man' })
    .where('account_id', '=', account.id)
    .execute();
  const joined = await server.aUser({ account });
  expect(await statusAt('2026-11-30T23:00:00Z', id)).toBe('open');
  const rows = await participants(id);
  expect(rows.map(({ user_id }) => user_id).toSorted()).toEqual(
    [...people, joined].map((one) => one.id).toSorted(),
  );
  expect(rows[0]?.attributes).toMatchObject({ gender: 'man' });
  expect(await mailsAbout(id, 'invitation')).toHaveLength(7);
  expect(await stored(id)).toMatchObject({ scheduled_at: null, scheduled_by: null, opening_problem: null });
  expect(await auditOf(id)).toEqual(['create', 'schedule', 'launch'].map((action) => [action, adminUser.id]));
});

test('two servers open a campaign once, and one that was down opens it afterward', async () => {
  const { id } = await aSchedule('Asia/Tokyo', '2026-12-01');
  server.clock.set(new Date('2026-12-03T10:00:00Z'));
  await Promise.all([openDueCampaigns(server.deps), openDueCampaigns(server.deps)]);
  await openDueCampaigns(server.deps);
  expect((await stored(id)).status).toBe('open');
  expect(await mailsAbout(id, 'invitation')).toHaveLength(6);
  expect((await auditOf(id)).filter(([action]) => action === 'launch')).toHaveLength(1);
});

describe('an opening that is refused', () => {
  const midnight = '2026-11-30T23:00:00Z';

  test('leaves a draft with the reason, and mails the person who scheduled it, once', async () => {
    const { id, account, adminUser } = await aSchedule('Europe/Berlin', '2026-12-01');
    await server.database.owner
      .updateTable('users')
      .set({ status: 'inactive' })
      .where('account_id', '=', account.id)
      .where('id', '!=', adminUser.id)
      .execute();
    expect(await statusAt(midnight, id)).toBe('draft');
    await openDueCampaigns(server.deps);
    expect(await readCampaign(await server.signIn(adminUser), id)).toMatchObject({
      opening_problem: 'campaign_empty',
      scheduled_at: null,
    });
    expect(await participants(id)).toEqual([]);
    const params = {
      campaign: aDraft.name,
      campaign_id: id,
      opens_on: '2026-12-01',
      problem: 'campaign_empty',
    };
    expect(await mailsAbout(id, 'openingRefused')).toEqual([{ user_id: adminUser.id, params }]);
    expect((await auditOf(id)).at(-1)).toEqual(['cancel_schedule', null]);
    server.letters.length = 0;
    await server.runJobs();
    const letter = server.letters.find(({ to }) => to === adminUser.email);
    expect(letter?.text).toContain('was scheduled to open on 1 December 2026');
    expect(letter?.text).toContain('No one would have been invited.');
    expect(letter?.text).toContain(`/micro-surveys/benchmarks/manage/${id}`);
  });

  test('because its scheduler can no longer manage it mails the other administrators', async () => {
    const { id, account, adminUser } = await aSchedule('Europe/Berlin', '2026-12-01');
    const other = await server.aUser({ account, permissions: ['user', 'local_admin'], type: 3 });
    await server.database.owner
      .updateTable('users')
      .set({ permissions: ['user'] })
      .where('id', '=', adminUser.id)
      .execute();
    expect(await statusAt(midnight, id)).toBe('draft');
    expect((await stored(id)).opening_problem).toBe('forbidden');
    expect((await mailsAbout(id, 'openingRefused')).map(({ user_id }) => user_id)).toEqual([other.id]);
  });

  test('because its scheduler was erased mails the other administrators', async () => {
    const { id, account, adminUser } = await aSchedule('Europe/Berlin', '2026-12-01');
    const other = await server.aUser({ account, permissions: ['user', 'local_admin'], type: 3 });
    await server.database.owner.deleteFrom('users').where('id', '=', adminUser.id).execute();
    expect(await statusAt(midnight, id)).toBe('draft');
    expect((await stored(id)).opening_problem).toBe('forbidden');
    expect((await mailsAbout(id, 'openingRefused')).map(({ user_id }) => user_id)).toEqual([other.id]);
  });

  test('because its scheduler was erased mails its creator', async () => {
    const { id, account, admin, adminUser } = await aSchedule('Europe/Berlin', '2026-12-01');
    const other = await server.aUser({ account, permissions: ['user', 'local_admin'], type: 3 });
    expect((await cancel(admin, id)).status).toBe(200);
    expect((await schedule(await server.signIn(other), id, '2026-12-01')).status).toBe(200);
    await server.database.owner.deleteFrom('users').where('id', '=', other.id).execute();
    expect(await statusAt(midnight, id)).toBe('draft');
    expect((await mailsAbout(id, 'openingRefused')).map(({ user_id }) => user_id)).toEqual([adminUser.id]);
  });

  test('because its scheduler was erased in an account without administrators mails the delegates', async () => {
    const { owner } = server.database;
    const { id, account, adminUser } = await aSchedule('Europe/Berlin', '2026-12-01');
    const delegate = await server.aUser({
      account: await server.anAccount(),
      permissions: ['user', 'delegated_admin'],
    });
    await server.delegate(delegate, account);
    await owner.deleteFrom('users').where('id', '=', adminUser.id).execute();
    expect(await statusAt(midnight, id)).toBe('draft');
    expect((await mailsAbout(id, 'openingRefused')).map(({ user_id }) => user_id)).toEqual([delegate.id]);
  });

  test('because the account is suspended opens nothing', async () => {
    const { id, account } = await aSchedule('Europe/Berlin', '2026-12-01');
    await server.database.owner
      .updateTable('accounts')
      .set({ status: 'suspended' })
      .where('id', '=', account.id)
      .execute();
    expect(await statusAt(midnight, id)).toBe('draft');
    expect((await stored(id)).opening_problem).toBe('account_paused');
  });

  test('because a team lead no longer leads the invited team opens nothing', async () => {
    const company = await aCompany(server, 12);
    const lead = await server.aUser({
      account: company.account,
      permissions: ['user', 'supervisor'],
      type: 3,
    });
    const team = await aTeam(server, company.account.id, company.people);
    const { owner } = server.database;
    await owner.updateTable('teams').set({ leader_id: lead.id }).where('id', '=', team).execute();
    const client = await server.signIn(lead);
    const id = await aCampaign(client, {
      audience: 'chosen',
      team_ids: [team],
      opens_on: '2026-12-01',
      closes_on: '2027-01-01',
    });
    expect((await schedule(client, id, '2026-12-01')).status).toBe(200);
    await owner.updateTable('teams').set({ leader_id: null }).where('id', '=', team).execute();
    expect(await statusAt('2026-12-01T00:00:00Z', id)).toBe('draft');
    expect((await stored(id)).opening_problem).toBe('forbidden');
  });
});

describe('changes after scheduling', () => {
  const update = async (client: Client, id: number, fields: object) => {
    const campaign = await readCampaign(client, id);
    return campaignPhp(client, 'update', { ...campaign, ...fields, campaign_id: id });
  };

  test('of the name, the message and the last day keep the schedule', async () => {
    const { id, admin } = await aSchedule(null, '2026-12-01');
    expect(
      (await update(admin, id, { name: 'Other', message: 'Hello', closes_on: '2027-11-01' })).status,
    ).toBe(200);
    expect(await statusAt('2026-12-01T00:00:00Z', id)).toBe('open');
  });

  test.each([
    ['the first day', { opens_on: '2026-12-02' }],
    ['the minimum group size', { min_group: 6 }],
    ['the comparisons', { cuts: [] }],
  ])('of %s cancel it and say so', async (_, fields) => {
    const { id, admin } = await aSchedule(null, '2026-12-01');
    expect((await update(admin, id, fields)).status).toBe(200);
    expect(await statusAt('2026-12-02T00:00:00Z', id)).toBe('draft');
    expect(await stored(id)).toMatchObject({ scheduled_at: null, opening_problem: 'changed' });
    expect((await auditOf(id)).map(([action]) => action)).toContain('cancel_schedule');
  });

  test('of the audience cancel it and say so', async () => {
    const { id, admin, people } = await aSchedule(null, '2026-12-01');
    const user_ids = [people[0]?.id];
    expect((await microSurvey(admin, 'assign-users', { campaign_id: id, user_ids })).status).toBe(200);
    expect(await stored(id)).toMatchObject({ scheduled_at: null, opening_problem: 'changed' });
  });

  test('after it was canceled remove the note about it', async () => {
    const { id, admin } = await aSchedule(null, '2026-12-01');
    expect((await update(admin, id, { opens_on: '2026-12-02' })).status).toBe(200);
    expect((await update(admin, id, { name: 'Reviewed' })).status).toBe(200);
    expect((await stored(id)).opening_problem).toBeNull();
  });

  test('by someone else tell the person who scheduled it', async () => {
    const { id, account, adminUser } = await aSchedule(null, '2026-12-01');
    const other = await server.aUser({ account, permissions: ['user', 'local_admin'], type: 3 });
    expect((await update(await server.signIn(other), id, { opens_on: '2026-12-02' })).status).toBe(200);
    const mails = await mailsAbout(id, 'openingRefused');
    expect(mails.map(({ user_id, params }) => [user_id, params.problem])).toEqual([
      [adminUser.id, 'changed'],
    ]);
  });

  test('of an invited team that is merged into another, or restored, cancel it', async () => {
    const { admin, account, people } = await aCompany(server, 12);
    const from = await aTeam(server, account.id, people.slice(0, 6), 'From');
    const to = await aTeam(server, account.id, people.slice(6), 'To');
    const id = await aCampaign(admin, {
      audience: 'chosen',
      team_ids: [from],
      opens_on: '2026-12-01',
      closes_on: '2027-01-01',
    });
    expect((await schedule(admin, id, '2026-12-01')).status).toBe(200);
    const merge = { kind: 'merge', user_ids: [], from_team_ids: [from], to_team_id: to, name: null };
    const { body } = await admin.post('/api/v2/teams/regroup', merge);
    expect(await stored(id)).toMatchObject({ scheduled_at: null, opening_problem: 'changed' });
    expect((await schedule(admin, id, '2026-12-01')).status).toBe(200);
    const undone = await admin.post('/api/v2/teams/undo', { change_id: body.change_id });
    expect(undone.status).toBe(200);
    expect(await statusAt('2026-12-01T00:00:00Z', id)).toBe('draft');
    expect(await stored(id)).toMatchObject({ scheduled_at: null, opening_problem: 'changed' });
  });

  test('of the time zone of the account cancel it and tell the person who scheduled it; a missing zone is no change', async () => {
    const { id, account, adminUser } = await aSchedule('Asia/Tokyo', '2026-12-01');
    const platform = await server.signIn(
      await server.aUser({ account: await server.anAccount(), permissions: ['user', 'admin'] }),
    );
    const { body } = await platform.post('/api/v2/account/get_account', { account_id: account.id });
    const { time_zone: _zone, id: _id, status: _status, meta_data: _meta, ...fields } = body.account;
    const save = async (more: object) =>
      (
        await platform.post('/api/v2/account/update', {
          ...fields,
          account_id: account.id,
          updated_at: null,
          ...more,
        })
      ).status;
    expect(await save({})).toBe(200);
    const zone = await server.database.owner
      .selectFrom('accounts')
      .select('time_zone')
      .where('id', '=', account.id)
      .executeTakeFirstOrThrow();
    expect(zone.time_zone).toBe('Asia/Tokyo');
    expect((await stored(id)).scheduled_at).not.toBeNull();
    expect(await save({ time_zone: 'Europe/Berlin' })).toBe(200);
    expect(await stored(id)).toMatchObject({ scheduled_at: null, opening_problem: 'changed' });
    expect((await mailsAbout(id, 'openingRefused')).map(({ user_id }) => user_id)).toEqual([adminUser.id]);
  });

  test('a canceled campaign stays a draft; canceling and scheduling are repeatable', async () => {
    const { id, admin } = await aSchedule(null, '2026-12-01');
    expect((await schedule(admin, id, '2026-12-01')).status).toBe(200);
    expect([(await cancel(admin, id)).status, (await cancel(admin, id)).status]).toEqual([200, 200]);
    expect(await statusAt('2026-12-01T00:00:00Z', id)).toBe('draft');
    expect((await auditOf(id)).map(([action]) => action)).toEqual(['create', 'schedule', 'cancel_schedule']);
  });

  test('a launch by hand ends the schedule', async () => {
    const { id, admin } = await aSchedule(null, '2026-12-01');
    await microSurvey(admin, 'toggle-campaign-status', { campaign_id: id, from: 'draft' });
    expect(await statusAt('2026-12-01T00:00:00Z', id)).toBe('open');
    expect(await mailsAbout(id, 'invitation')).toHaveLength(6);
  });
});

describe('scheduling is refused', () => {
  test('without a first day, for today, and for another day than the stored one', async () => {
    const { admin } = await aCompany(server, 6);
    const none = await aCampaign(admin);
    const today = await aCampaign(admin, { opens_on: start.toISOString().slice(0, 10) });
    const later = await aCampaign(admin, { opens_on: '2026-11-30' });
    const reply = async (id: number, day: string) => {
      const { status, body } = await schedule(admin, id, day);
      return [status, body.code];
    };
    expect(await reply(none, '2026-11-30')).toEqual([422, 'invalid']);
    expect(await reply(today, start.toISOString().slice(0, 10))).toEqual([422, 'invalid']);
    expect(await reply(later, '2026-11-29')).toEqual([409, 'conflict']);
    expect(await reply(later, '2026-02-30')).toEqual([422, 'invalid']);
  });

  test('for an open campaign, and for people who cannot manage it', async () => {
    const { id, admin, account } = await aSchedule(null, '2026-12-01');
    const lead = await server.signIn(await server.aUser({ account, permissions: ['user', 'supervisor'] }));
    const user = await server.signIn(await server.aUser({ account, permissions: ['user'] }));
    const stranger = (await aCompany(server, 1)).admin;
    const statuses = async (call: (client: Client) => Promise<{ status: number }>) =>
      Promise.all(
        [lead, user, stranger, server.visitor()].map(async (client) => (await call(client)).status),
      );
    expect(await statuses((client) => schedule(client, id, '2026-12-01'))).toEqual([403, 403, 404, 401]);
    expect(await statuses((client) => cancel(client, id))).toEqual([403, 403, 404, 401]);
    await microSurvey(admin, 'toggle-campaign-status', { campaign_id: id, from: 'draft' });
    expect((await schedule(admin, id, '2026-12-01')).body.code).toBe('campaign_locked');
  });
});
