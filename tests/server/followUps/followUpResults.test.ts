import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';
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
