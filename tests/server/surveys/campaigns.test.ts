import { afterAll, beforeAll, expect, test } from 'vitest';
import { scheduledJobs } from '../../../server/jobs/scheduledJobs.ts';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';
import { aCycleCompany, aDraft, anOpenSurvey, aSurvey, type CycleCompany, survey } from './testCycle.ts';

let server: TestServer;
let company: CycleCompany;

beforeAll(async () => {
  server = await startTestServer();
  company = await aCycleCompany(server);
});
afterAll(() => server.close());

const assignmentsOf = (campaign_id: number) =>
  server.database.owner
    .selectFrom('assignments')
    .selectAll()
    .where('campaign_id', '=', campaign_id)
    .orderBy('id')
    .execute();

test('a draft stores its settings, and rater limits only for used relationships', async () => {
  const { team } = company;
  const campaign_id = await aSurvey(company.admin, { team_ids: [team], other_min: 4, other_max: 9 });
  const { body } = await survey(company.admin, 'campaign', { campaign_id });
  expect(body).toMatchObject({
    id: campaign_id,
    name: 'Spring cycle',
    status: 'draft',
    peer_min: 3,
    other_min: 0,
    other_max: 0,
    team_ids: [team],
    user_ids: [],
    target_count: 4,
  });
});

test.each([
  [{ closes_on: '2026-11-20' }, [{ field: 'closes_on', problem: 'past' }]],
  [{ peer_min: 2 }, [{ field: 'peer_min', problem: 'raterGroup', params: { fewest: 3 } }]],
  [{ manager_min: 0, manager_max: 0 }, [{ field: 'manager_max', problem: 'tooSmall', params: { min: 1 } }]],
  [{ user_ids: [999_999] }, [{ field: 'user_ids', problem: 'unknown' }]],
  [{ supplemental_ids: [999_999] }, [{ field: 'supplemental_ids', problem: 'unknown' }]],
])('a draft with %j is refused at the field', async (fields, problems) => {
  const { status, body } = await survey(company.admin, 'create', { ...aDraft, ...fields });
  expect([status, body.problems]).toEqual([422, problems]);
});

test('launching fixes participants and questions, adds managers and direct reports, and sends invitations', async () => {
  const { boss, reports, team } = company;
  const people = [boss.id, ...reports.map(({ id }) => id)];
  const campaign_id = await anOpenSurvey(company.admin, { user_ids: people });
  const { owner } = server.database;
  const targets = await owner
    .selectFrom('survey_targets')
    .selectAll()
    .where('campaign_id', '=', campaign_id)
    .orderBy('id')
    .execute();
  expect(targets.map(({ user_id }) => user_id)).toEqual(people);
  expect(targets[1]?.attributes).toMatchObject({ department: 'Docks', team: `${team}:Crew` });
  expect(targets[1]?.attributes).not.toHaveProperty('gender');

  const assignments = await assignmentsOf(campaign_id);
  const of = (target: number, relationship: string) =>
    assignments
      .filter((one) => one.target_id === targets[target]?.id && one.relationship === relationship)
      .map(({ user_id }) => user_id);
  expect(of(0, 'self')).toEqual([boss.id]);
  expect(of(0, 'direct_report')).toEqual(reports.map(({ id }) => id));
  expect(of(1, 'manager')).toEqual([boss.id]);
  expect(assignments).toHaveLength(5 + 4 + 4);
  expect(new Set(assignments.map(({ status, nomination }) => `${status} ${nomination}`))).toEqual(
    new Set(['invited approved']),
  );
  expect(assignments.map(({ kind }) => kind).filter((kind) => kind === 's')).toHaveLength(5);
  const forms = await owner
    .selectFrom('assessment_forms')
    .select(['kind', 'question_ids'])
    .where('campaign_id', '=', campaign_id)
    .orderBy('kind')
    .execute();
  expect(forms.map(({ kind, question_ids }) => [kind, question_ids.length])).toEqual([
    ['r', 36],
    ['s', 36],
  ]);
  expect(server.woken.has('send-mails')).toBe(true);
  const again = await survey(company.admin, 'launch', { campaign_id });
  expect([again.status, again.body.code]).toEqual([409, 'status_change']);
});

test('direct reports wait for approval if nominations require it, but managers do not', async () => {
  const campaign_id = await anOpenSurvey(company.admin, {
    user_ids: [company.boss.id, company.reports[0]?.id],
    approval: true,
  });
  const states = (await assignmentsOf(campaign_id)).map(
    ({ relationship, nomination, status }) => `${relationship} ${nomination} ${status}`,
  );
  expect(new Set(states)).toEqual(
    new Set(['self approved invited', 'manager approved invited', 'direct_report proposed waiting']),
  );
});

test('a campaign without participants or past its last day cannot be launched', async () => {
  const empty = await aSurvey(company.admin);
  const stranger = await survey(company.admin, 'launch', { campaign_id: empty });
  expect([stranger.status, stranger.body.code]).toEqual([409, 'campaign_empty']);
  const old = await aSurvey(company.admin, { user_ids: [company.boss.id] });
  await server.database.owner
    .updateTable('survey_campaigns')
    .set({ closes_on: '2026-11-01' })
    .where('id', '=', old)
    .execute();
  const past = await survey(company.admin, 'launch', { campaign_id: old });
  expect([past.status, past.body.code]).toEqual([409, 'campaign_past']);
});

test('privacy settings are locked while people answer; added participants are invited at once', async () => {
  const [first, second] = company.reports;
  const campaign_id = await anOpenSurvey(company.admin, { user_ids: [first?.id] });
  const update = (fields: object) =>
    survey(company.admin, 'update', { ...aDraft, campaign_id, user_ids: [first?.id], ...fields });
  expect((await update({ peer_max: 6 })).body.code).toBe('campaign_locked');
  expect((await update({ user_ids: [second?.id] })).body.code).toBe('campaign_locked');
  expect((await update({ name: 'Later', closes_on: '2026-12-24' })).status).toBe(200);
  expect((await update({ updated_at: '2026-01-01T00:00:00Z' })).body.code).toBe('conflict');

  const added = await survey(company.admin, 'audience', {
    campaign_id,
    team_ids: [],
    user_ids: [first?.id, second?.id],
  });
  expect(added.body).toMatchObject({ added: 1 });
  const self = (await assignmentsOf(campaign_id)).filter(({ relationship }) => relationship === 'self');
  expect(self.map(({ user_id, status }) => [user_id, status])).toEqual([
    [first?.id, 'invited'],
    [second?.id, 'invited'],
  ]);
});

test('closing is final, and results are released once, manually or on closing', async () => {
  const campaign_id = await anOpenSurvey(company.admin, { user_ids: [company.boss.id] });
  const early = await survey(company.admin, 'release', { campaign_id });
  expect([early.status, early.body.code]).toEqual([409, 'status_change']);
  expect((await survey(company.admin, 'close', { campaign_id })).status).toBe(200);
  expect((await survey(company.admin, 'close', { campaign_id })).body.code).toBe('campaign_closed');
  const closed = await survey(company.admin, 'campaign', { campaign_id });
  expect(closed.body).toMatchObject({ status: 'closed', closed_on: '2026-11-21', released_on: null });
  expect((await survey(company.admin, 'release', { campaign_id })).status).toBe(200);
  expect((await survey(company.admin, 'release', { campaign_id })).status).toBe(409);

  const due = await anOpenSurvey(company.admin, { user_ids: [company.boss.id], release: 'at_close' });
  const before = server.clock.now();
  // The last day has ended everywhere.
  server.clock.set(new Date('2026-12-21T12:15:00Z'));
  await scheduledJobs(server.deps)
    .find(({ name }) => name === 'close-surveys')
    ?.run();
  server.clock.set(before);
  const over = await server.database.owner
    .selectFrom('survey_campaigns')
    .select(['status', 'closed_on', 'released_on'])
    .where('id', '=', due)
    .executeTakeFirst();
  expect(over).toEqual({ status: 'closed', closed_on: '2026-12-21', released_on: '2026-12-21' });
  expect(await server.deps.keys.has({ kind: 'cycle', id: due })).toBe(false);
});

test('a copy is a draft with the same participants, and a repetition references the original', async () => {
  const campaign_id = await anOpenSurvey(company.admin, { team_ids: [company.team] });
  const copy = async (repeat: boolean) => {
    const { body } = await survey(company.admin, 'clone', { campaign_id, repeat });
    return (await survey(company.admin, 'campaign', { campaign_id: body.campaign_id })).body;
  };
  expect(await copy(true)).toMatchObject({
    status: 'draft',
    repeats_id: campaign_id,
    closes_on: '2026-12-20',
    team_ids: [company.team],
    target_count: 4,
  });
  const plain = await copy(false);
  expect([plain.repeats_id, plain.launched_on]).toEqual([null, null]);
  expect((await survey(company.admin, 'delete', { campaign_id: plain.id })).status).toBe(200);
  expect((await survey(company.admin, 'campaign', { campaign_id: plain.id })).status).toBe(404);
  const launched = await survey(company.admin, 'delete', { campaign_id });
  expect([launched.status, launched.body.code]).toEqual([409, 'campaign_locked']);
});

test('every change of a campaign is audited', async () => {
  const campaign_id = await anOpenSurvey(company.admin, { user_ids: [company.boss.id] });
  await survey(company.admin, 'audience', { campaign_id, user_ids: [company.reports[0]?.id] });
  await survey(company.admin, 'close', { campaign_id });
  await survey(company.admin, 'release', { campaign_id });
  const entries = await server.database.owner
    .selectFrom('audit_entries')
    .select('action')
    .where('resource', '=', 'survey_campaigns')
    .where('record_id', '=', String(campaign_id))
    .orderBy('id')
    .execute();
  expect(entries.map(({ action }) => action)).toEqual([
    'create',
    'launch',
    'add_targets',
    'close',
    'release',
  ]);
});
