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
  schedule,
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
