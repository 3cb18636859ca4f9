import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openDueCampaigns } from '../../../server/usecases/campaigns/opening/openDueCampaigns.ts';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';
import { aDraft, campaignPhp } from '../campaigns/testCampaigns.ts';
import {
  aFollowUpCompany,
  cancelFollowUp,
  type FollowUpCompany,
  focusOf,
  pulsesOf,
  readFollowUp,
  runPulse,
  schedule,
  scoreAround,
} from './followUpCompany.ts';

let server: TestServer;
let company: FollowUpCompany;
const start = new Date('2026-11-23T09:00:00Z');

beforeAll(async () => {
  server = await startTestServer({ now: start });
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.set(start);
  company = await aFollowUpCompany(server);
});

const pulses = () => pulsesOf(server, company);
const participantsOf = async (campaignId: number) => {
  const rows = await server.database.owner
    .selectFrom('participations')
    .select('user_id')
    .where('campaign_id', '=', campaignId)
    .execute();
  return rows.map(({ user_id }) => user_id).sort();
};

/** Adds a published score of a department to the campaign of the focus. */
async function publishDepartment(name: string): Promise<void> {
  const { owner } = server.database;
  const { account, source, topicId } = company;
  const release = await owner
    .selectFrom('releases')
    .select('id')
    .where('campaign_id', '=', source)
    .executeTakeFirstOrThrow();
  const cell = {
    release_id: release.id,
    account_id: account.id,
    subject: 'topic',
    subject_id: topicId,
  } as const;
  const score = { value: 40, low: false, high: false, n_band: 20, margin: 5 };
  await owner
    .insertInto('release_cells')
    .values({ ...cell, ...score, dim: 'department', category: name, members: [name] })
    .execute();
}

/** Moves a person to another account as a platform administrator does. */
async function moveAway(userId: number): Promise<void> {
  const target = await server.anAccount();
  const mover = await server.aUser({ account: await server.anAccount(), permissions: ['user', 'admin'] });
  const input = { user_ids: [userId], to_account_id: target.id };
  const { status } = await (await server.signIn(mover)).post('/api/v2/administration/move', input);
  expect(status).toBe(200);
}

describe('PULSE-01 the offer of a follow-up pulse', () => {
  test('asks the team if it is large enough, from a Monday six weeks later in the zone of the account', async () => {
    const { status, body } = await readFollowUp(company.leads.North, focusOf(company, 'North'));
    expect(status).toBe(200);
    expect(body.follow_up).toBeNull();
    expect(body.offer).toEqual({
      group_kind: 'team',
      group_names: ['North'],
      is_wider: false,
      is_shared: false,
      can_show_change: true,
      opens_on: '2027-01-04',
      closes_on: '2027-01-15',
      invited: 22,
      own_invited: 22,
      minimum: 10,
      min_group: 5,
      similar_campaigns: 0,
      limits_shares_only: false,
    });
  });

  test('asks the smallest group around a team that is too small, and says so', async () => {
    const { body } = await readFollowUp(company.leads.East, focusOf(company, 'East'));
    expect(body.offer).toMatchObject({
      group_kind: 'teams',
      group_names: ['East', 'South'],
      is_wider: true,
      invited: 10,
      own_invited: 4,
      minimum: 10,
      can_show_change: false,
    });
  });

  test('says that results will be limited if nearly the same people were asked', async () => {
    await server.aUser({ account: company.account });
    const overall = { campaign_id: company.source, topic_id: company.topicId, dimension: 'overall' };
    const { body } = await readFollowUp(company.admin, overall);
    expect(body.offer).toMatchObject({ group_kind: 'company', invited: 47, similar_campaigns: 1 });
  });

  test('counts everyone whom a company pulse would ask, and shares one that is scheduled for everyone', async () => {
    const { account, source, topicId, admin } = company;
    for (const facts of [{ type: 3 }, { type: 4 }, { status: 'inactive' }] as const)
      await server.aUser({ account, ...facts });
    await server.aUser({ account: await server.anAccount() });
    const overall = { campaign_id: source, topic_id: topicId, dimension: 'overall' };
    const { offer } = (await readFollowUp(admin, overall)).body;
    expect(offer).toMatchObject({ group_kind: 'company', invited: 46, own_invited: 46, is_shared: false });
    expect((await schedule(admin, overall)).status).toBe(200);
    const shared = (await readFollowUp(company.leads.North, focusOf(company, 'North'))).body.offer;
    expect(shared).toMatchObject({ ...{ group_kind: 'company', is_shared: true }, invited: 46 });
    const other = { ...overall, topic_id: company.otherTopicId };
    expect((await readFollowUp(admin, other)).body.offer.opens_on).toBe('2027-02-15');
  });

  test('is refused to the lead of another team, and for topics and groups that aren’t published', async () => {
    const refused = await readFollowUp(company.leads.North, focusOf(company, 'East'));
    expect([refused.status, refused.body.code]).toEqual([403, 'forbidden']);
    const overall = { ...focusOf(company, 'North'), dimension: 'overall', team_id: null };
    expect((await readFollowUp(company.leads.North, overall)).status).toBe(403);
    const unknown = await readFollowUp(company.leads.North, focusOf(company, 'North', 999_999));
    expect(unknown.status).toBe(404);
    const gender = { ...focusOf(company, 'North'), dimension: 'gender' };
    expect((await readFollowUp(company.admin, gender)).status).toBe(422);
    const empty = { ...focusOf(company, 'North'), dimension: 'department', category: 'Nowhere' };
    expect((await readFollowUp(company.admin, empty)).status).toBe(404);
  });
});

describe('PULSE-02 scheduling a follow-up pulse', () => {
  test('creates one scheduled campaign, also after a double click, and notifies the administrators', async () => {
    const focus = focusOf(company, 'North');
    const replies = await Promise.all([
      schedule(company.leads.North, focus),
      schedule(company.leads.North, focus),
    ]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    expect(replies[0]?.body.id).toBe(replies[1]?.body.id);
    const scheduled = await pulses();
    expect(scheduled).toHaveLength(1);
    expect(scheduled[0]).toMatchObject({
      ...{ status: 'draft', length: 'pulse', topic_ids: [company.topicId], audience: 'chosen', cuts: [] },
      ...{ min_group: 5, opens_on: '2027-01-04', scheduled_by: company.leadIds.North },
      created_by: company.leadIds.North,
    });
    const { body } = await company.admin.post('/api/v2/notifications/list', { page: 1, per_page: 25 });
    expect(JSON.stringify(body)).toContain('follow_up_scheduled');
    const shown = await readFollowUp(company.leads.North, focus);
    expect(shown.body.follow_up).toMatchObject({ state: 'scheduled', can_cancel: true, result: null });
  });

  test('is refused if something else was confirmed', async () => {
    const focus = focusOf(company, 'North');
    const late = await schedule(company.leads.North, focus, { opens_on: '2027-01-11' });
    expect([late.status, late.body.code]).toEqual([409, 'conflict']);
    const other = await schedule(company.leads.North, focus, { group_kind: 'company' });
    expect(other.status).toBe(409);
    expect((await schedule(company.leads.East, focus)).status).toBe(403);
    expect(await pulses()).toEqual([]);
  });

  test('shares one pulse between leads whose people it asks, until the last of them cancels it', async () => {
    const first = await schedule(company.leads.East, focusOf(company, 'East'));
    const { body } = await readFollowUp(company.leads.South, focusOf(company, 'South'));
    expect(body.offer).toMatchObject({ is_shared: true, group_names: ['East', 'South'], invited: 10 });
    const second = await schedule(company.leads.South, focusOf(company, 'South'));
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(await pulses()).toHaveLength(1);
    expect((await cancelFollowUp(company.leads.South, first.body.id)).status).toBe(403);
    expect((await cancelFollowUp(company.leads.East, first.body.id)).status).toBe(200);
    expect(await pulses()).toMatchObject([{ scheduled_by: company.leadIds.South, created_by: null }]);
    expect((await cancelFollowUp(company.leads.South, second.body.id)).status).toBe(200);
    expect(await pulses()).toEqual([]);
    expect((await cancelFollowUp(company.leads.South, second.body.id)).status).toBe(404);
  });

  test('that an administrator scheduled anew stays when its lead cancels it', async () => {
    const { id } = (await schedule(company.leads.East, focusOf(company, 'East'))).body;
    await server.database.owner
      .updateTable('benchmark_campaigns')
      .set({ scheduled_by: company.adminUser.id })
      .where('account_id', '=', company.account.id)
      .where('status', '=', 'draft')
      .execute();
    expect((await cancelFollowUp(company.leads.East, id)).status).toBe(200);
    expect(await pulses()).toMatchObject([{ status: 'draft', scheduled_by: company.adminUser.id }]);
    expect((await cancelFollowUp(company.leads.East, id)).status).toBe(404);
  });

  test('keeps six weeks between pulses to the same people, whatever they are about', async () => {
    await schedule(company.leads.North, focusOf(company, 'North'));
    const other = focusOf(company, 'North', company.otherTopicId);
    const { body } = await readFollowUp(company.leads.North, other);
    expect(body.offer).toMatchObject({ opens_on: '2027-02-15', is_shared: false });
    await schedule(company.leads.North, other);
    const overall = { campaign_id: company.source, topic_id: company.topicId, dimension: 'overall' };
    expect((await readFollowUp(company.admin, overall)).body).toMatchObject({
      offer: null,
      obstacle: 'other_pulses',
    });
  });

  test('leaves administrators the last word: a pulse that they cancel or delete isn’t offered again', async () => {
    const focus = focusOf(company, 'East');
    await schedule(company.leads.East, focus);
    const [pulse] = await pulses();
    const canceled = await company.admin.post('/api/v2/microsurvey/cancel_schedule', {
      campaign_id: pulse?.id,
    });
    expect(canceled.status).toBe(200);
    const { body } = await readFollowUp(company.leads.East, focus);
    expect(body).toMatchObject({ offer: null, follow_up: { state: 'canceled', can_cancel: false } });
    await server.database.owner
      .deleteFrom('benchmark_campaigns')
      .where('id', '=', pulse?.id ?? 0)
      .execute();
    const { id } = (await schedule(company.leads.East, focus)).body;
    expect(id).toBe(body.follow_up.id);
    expect(await pulses()).toEqual([]);
  });
});

describe('PULSE-02 a follow-up pulse beyond a lead’s own teams', () => {
  test('opens on its day for the people who were offered, but its lead can neither manage nor open it', async () => {
    await schedule(company.leads.East, focusOf(company, 'East'));
    const [pulse] = await pulses();
    const campaign_id = pulse?.id ?? 0;
    const draft = { ...aDraft, campaign_id, length: 'pulse', topic_ids: [company.topicId] };
    const calls = [
      await campaignPhp(company.leads.East, 'update', { ...draft, audience: 'chosen', updated_at: null }),
      await company.leads.East.post('/api/v2/microsurvey/launch_check', { campaign_id }),
      await company.leads.East.post('/legacy/micro_survey.php', {
        actionName: 'toggle-campaign-status',
        data: { campaign_id },
      }),
    ];
    expect(calls.map(({ status }) => status)).toEqual([403, 403, 403]);
    server.clock.set(new Date('2027-01-03T23:00:00Z'));
    await openDueCampaigns(server.deps);
    expect((await pulses())[0]?.status).toBe('open');
    const asked = company.people.slice(22, 32).map(({ id }) => id);
    expect(await participantsOf(campaign_id)).toEqual(asked.sort());
    const late = await cancelFollowUp(await server.signIn(company.adminUser), 1);
    expect(late.status).toBe(404);
  });

  test('opens in the name of the first of those who asked for it that still may', async () => {
    await schedule(company.leads.East, focusOf(company, 'East'));
    await schedule(company.leads.South, focusOf(company, 'South'));
    await server.database.owner
      .updateTable('users')
      .set({ permissions: ['user'] })
      .where('id', '=', company.leadIds.East)
      .execute();
    server.clock.set(new Date('2027-01-04T09:00:00Z'));
    await openDueCampaigns(server.deps);
    expect(await pulses()).toMatchObject([{ status: 'open', opening_problem: null }]);
  });

  test('stays a draft if its lead no longer leads the team', async () => {
    await schedule(company.leads.East, focusOf(company, 'East'));
    await server.database.owner
      .updateTable('teams')
      .set({ leader_id: company.leadIds.North })
      .where('id', '=', company.teams.East)
      .execute();
    server.clock.set(new Date('2027-01-04T09:00:00Z'));
    await openDueCampaigns(server.deps);
    expect(await pulses()).toMatchObject([{ status: 'draft', opening_problem: 'forbidden' }]);
  });
});

describe('PULSE-03 the result of a follow-up pulse', () => {
  test('shows the topic of the asked team before and after with the margin of the change', async () => {
    const focus = focusOf(company, 'North');
    await schedule(company.leads.North, focus);
    await runPulse(server, company, 22, scoreAround(75));
    const lead = await server.signIn({ id: company.leadIds.North });
    const { follow_up } = (await readFollowUp(lead, focus)).body;
    expect(follow_up).toMatchObject({ state: 'published', is_wider: false, group_kind: 'team' });
    const { before, after, change } = follow_up.result;
    expect(change).toMatchObject({ word: 'moved', points: after.answer_percent - before.answer_percent });
    expect(change.margin).toBeGreaterThan(0);
  });

  test('compares teams that were published together, and nothing with a group that wasn’t published', async () => {
    const focus = focusOf(company, 'East');
    await schedule(company.leads.East, focus);
    await runPulse(server, company, 10, scoreAround(20));
    const lead = await server.signIn({ id: company.leadIds.East });
    const { follow_up } = (await readFollowUp(lead, focus)).body;
    expect(follow_up).toMatchObject({ is_wider: true, group_names: ['East', 'South'] });
    // Fewer than 20 answers have no margin, so nothing is said about the change.
    expect(follow_up.result).toMatchObject({ before: { margin: 4 }, after: { margin: null }, change: null });
    await server.database.owner
      .updateTable('follow_up_pulses')
      .set({ group_kind: 'team_group' })
      .where('id', '=', follow_up.id)
      .execute();
    const { result } = (await readFollowUp(lead, focus)).body.follow_up;
    expect(result).toEqual({ before: null, after: follow_up.result.after, change: null });
  });

  test('R6 isn’t published if fewer people than the minimum answered', async () => {
    const focus = focusOf(company, 'North');
    await schedule(company.leads.North, focus);
    await runPulse(server, company, 4, () => 100);
    const reply = await readFollowUp(await server.signIn({ id: company.leadIds.North }), focus);
    const { follow_up } = reply.body;
    expect(follow_up).toMatchObject({ state: 'published', result: { after: null, change: null } });
  });

  test('R24 R38 comparing the pulse with the source campaign reveals nobody who joined in between', async () => {
    const focus = { campaign_id: company.source, topic_id: company.topicId, dimension: 'overall' };
    await server.aUser({ account: company.account });
    await schedule(company.admin, focus);
    const id = await runPulse(server, company, 47, scoreAround(45));
    const release = await server.database.owner
      .selectFrom('releases')
      .select(['banded', 'limited_by_audience'])
      .where('campaign_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(release).toEqual({ banded: true, limited_by_audience: true });
    const { follow_up } = (await readFollowUp(await server.signIn(company.adminUser), focus)).body;
    expect(follow_up.result.after?.banded ?? true).toBe(true);
    expect(follow_up.result.change).toBeNull();
  });

  test('says nothing about the group if an administrator changed whom the pulse asks', async () => {
    const focus = focusOf(company, 'East');
    await schedule(company.leads.East, focus);
    const [pulse] = await pulses();
    const { owner } = server.database;
    await owner
      .updateTable('campaign_audience')
      .set({ target_id: company.teams.North })
      .where('campaign_id', '=', pulse?.id ?? 0)
      .where('target_id', '=', company.teams.South)
      .execute();
    const { follow_up } = (await readFollowUp(company.leads.East, focus)).body;
    expect(follow_up).toMatchObject({ state: 'changed', result: null });
    // Nobody joins a pulse that asks others than its name says, and canceling leaves it to the administrator.
    const { offer } = (await readFollowUp(company.leads.North, focusOf(company, 'North'))).body;
    expect(offer).toMatchObject({ is_shared: false, group_names: ['North'] });
    expect((await cancelFollowUp(company.leads.East, follow_up.id)).status).toBe(200);
    expect(await pulses()).toHaveLength(1);
  });

  test('stays that of the group if one of the people moved to another account before it opened', async () => {
    const { owner } = server.database;
    const department = 'Fleet';
    const [moved, ...others] = company.people.slice(0, 24);
    const ids = [moved, ...others].map((one) => one?.id ?? 0);
    await owner.updateTable('users').set({ department }).where('id', 'in', ids).execute();
    await publishDepartment(department);
    const focus = {
      ...{ campaign_id: company.source, topic_id: company.topicId },
      ...{ dimension: 'department', category: department },
    };
    await schedule(company.admin, focus);
    await moveAway(moved?.id ?? 0);
    await runPulse(server, company, 23, scoreAround(75));
    const admin = await server.signIn(company.adminUser);
    expect((await readFollowUp(admin, focus)).body.follow_up).toMatchObject({
      state: 'published',
      result: { after: expect.anything() },
    });
  });

  test('says that a pulse was changed if it no longer asks about the topic', async () => {
    const focus = focusOf(company, 'North');
    await schedule(company.leads.North, focus);
    await server.database.owner
      .updateTable('benchmark_campaigns')
      .set({ topic_ids: [company.otherTopicId] })
      .where('account_id', '=', company.account.id)
      .where('status', '=', 'draft')
      .execute();
    const { follow_up } = (await readFollowUp(company.leads.North, focus)).body;
    expect(follow_up).toMatchObject({ state: 'changed', result: null });
  });

  test('R38 shows a lead who joins a pulse of an administrator no earlier score of teams of others', async () => {
    const { owner } = server.database;
    const { source, topicId, teams } = company;
    const chosen = { account_id: company.account.id, campaign_id: source, kind: 'team' as const };
    const rows = Object.values(teams).map((target_id) => ({ ...chosen, target_id }));
    await owner
      .updateTable('benchmark_campaigns')
      .set({ audience: 'chosen' })
      .where('id', '=', source)
      .execute();
    await owner.insertInto('campaign_audience').values(rows).execute();
    const overall = { campaign_id: source, topic_id: topicId, dimension: 'overall' };
    await schedule(company.admin, overall);
    const focus = focusOf(company, 'North');
    await schedule(company.leads.North, focus);
    await runPulse(server, company, 32, scoreAround(75));
    const lead = await server.signIn({ id: company.leadIds.North });
    const { follow_up } = (await readFollowUp(lead, focus)).body;
    expect(follow_up).toMatchObject({
      ...{ state: 'published', group_kind: 'same_people', is_wider: true },
      result: { before: null, after: expect.anything(), change: null },
    });
    const admin = await server.signIn(company.adminUser);
    const same = (await readFollowUp(admin, overall)).body.follow_up;
    expect(same).toMatchObject({ is_wider: false, result: { before: expect.anything() } });
    // Another audience in the campaign of the focus: the scores are about different groups.
    await owner
      .deleteFrom('campaign_audience')
      .where('campaign_id', '=', source)
      .where('target_id', '=', teams.East)
      .execute();
    const other = (await readFollowUp(admin, overall)).body.follow_up;
    expect(other.result).toMatchObject({ before: null, change: null });
  });

  test('R38 shows a lead who joins the pulse of another lead’s team no earlier score of that team', async () => {
    const account_id = company.account.id;
    const team_id = company.teams.North;
    const inBoth = company.people.slice(22, 26).map(({ id }) => ({ account_id, team_id, user_id: id }));
    await server.database.owner.insertInto('memberships').values(inBoth).execute();
    await schedule(company.leads.North, focusOf(company, 'North'));
    await schedule(company.leads.East, focusOf(company, 'East'));
    await runPulse(server, company, 26, scoreAround(75));
    const read = async (name: 'North' | 'East') => {
      const lead = await server.signIn({ id: company.leadIds[name] });
      return (await readFollowUp(lead, focusOf(company, name))).body.follow_up;
    };
    expect(await read('East')).toMatchObject({
      is_wider: true,
      group_names: ['North'],
      result: { before: null },
    });
    expect(await read('North')).toMatchObject({ is_wider: false, result: { before: expect.anything() } });
  });
});
