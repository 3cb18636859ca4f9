import { describe, expect, test } from 'vitest';
import { openDueCampaigns } from '../../../server/usecases/campaigns/opening/openDueCampaigns.ts';
import {
  aSchedule,
  auditOf,
  cancel,
  mailsAbout,
  openScheduledServer,
  participants,
  schedule,
  server,
  statusAt,
  stored,
} from './scheduledTestCampaigns.ts';
import { aCampaign, aCompany, aDraft, aTeam, readCampaign } from './testCampaigns.ts';

openScheduledServer();

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

test('ADMIN-09 the opening invites and freezes what is true then, in the name of the person who scheduled it', async () => {
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

  test('ADMIN-09 leaves a draft with the reason, and mails the person who scheduled it, once', async () => {
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
      kind: 'benchmark',
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
