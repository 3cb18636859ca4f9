import { describe, expect, test } from 'vitest';
import type { Client } from '../../support/client.ts';
import {
  aSchedule,
  auditOf,
  cancel,
  mailsAbout,
  openScheduledServer,
  schedule,
  server,
  start,
  statusAt,
  stored,
} from './scheduledTestCampaigns.ts';
import { aCampaign, aCompany, aTeam, campaignPhp, microSurvey, readCampaign } from './testCampaigns.ts';

openScheduledServer();

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

  test('of the time zone by an administrator of the account cancel it; unknown zones and stale changes are refused', async () => {
    const { id, account, admin } = await aSchedule('Asia/Tokyo', '2026-12-01');
    const change = (client: Client, time_zone: string | null, before: string | null) =>
      client.post('/api/v2/account/change_time_zone', { time_zone, before });
    const unknown = await change(admin, 'Europe/Cairn', 'Asia/Tokyo');
    expect([unknown.status, unknown.body.problems]).toEqual([
      422,
      [{ field: 'time_zone', problem: 'timeZone', params: {} }],
    ]);
    expect((await change(admin, '+02:00', 'Asia/Tokyo')).status).toBe(422);
    expect((await change(admin, 'Europe/Berlin', null)).body.code).toBe('conflict');
    expect((await change(admin, 'Asia/Tokyo', 'Asia/Tokyo')).status).toBe(200);
    expect((await stored(id)).scheduled_at).not.toBeNull();
    const lead = await server.signIn(await server.aUser({ account, permissions: ['user', 'supervisor'] }));
    expect((await change(lead, 'Europe/Berlin', 'Asia/Tokyo')).status).toBe(403);
    expect((await change(server.visitor(), 'Europe/Berlin', 'Asia/Tokyo')).status).toBe(401);
    expect((await change(admin, 'Europe/Berlin', 'Asia/Tokyo')).status).toBe(200);
    expect(await stored(id)).toMatchObject({ scheduled_at: null, opening_problem: 'changed' });
    expect((await auditOf(id)).map(([action]) => action)).toContain('cancel_schedule');
    const entry = await server.database.owner
      .selectFrom('audit_entries')
      .select(['action', 'changes'])
      .where('account_id', '=', account.id)
      .where('resource', '=', 'accounts')
      .executeTakeFirstOrThrow();
    expect(entry).toEqual({ action: 'update', changes: { time_zone: ['Asia/Tokyo', 'Europe/Berlin'] } });
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
