import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoCode, demoUsers } from '../../../server/content/demoUsers.ts';
import { hasNoUsers } from '../../../server/seed/hasNoUsers.ts';
import { loadDemo } from '../../../server/seed/loadDemo.ts';
import { readFormFit } from '../../../server/usecases/scoring/readFormFit.ts';
import type { Client } from '../../support/client.ts';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';
import { keepForms, rawPeople } from '../results/keepForms.ts';
import { callResults } from '../results/quarters.ts';
import { type ReportedDashboard, type ReportedScore, readDashboard } from '../results/reportedDashboard.ts';
import { computeGroupsBySql, findSmallGroups, type SqlResult } from '../results/resultsBySql.ts';
import { compareMargins } from './compareMargins.ts';
import { listMissingFeatures } from './demoFeatures.ts';
import {
  readFollowUps,
  readLedTeams,
  readOwnCycles,
  readParticipation,
  readScoredGroups,
  readShares,
  readShortPulses,
  readTopicPoints,
  readTopicsOfWarehouse,
} from './demoRecords.ts';
import { kindOfTask, listHomeTasks } from './homeTasks.ts';

let server: TestServer;
const answered: string[] = [];

beforeAll(async () => {
  server = await startTestServer();
  await keepForms(server);
  await loadDemo(server.deps, (sentence) => answered.push(sentence));
}, 120_000);
afterAll(() => server.close());

const rows = (table: 'users' | 'teams' | 'benchmark_campaigns' | 'releases') =>
  server.database.owner.selectFrom(table).selectAll().orderBy('id').execute();

const signInAs = async (email: string): Promise<Client> => {
  const user = server.database.owner.selectFrom('users').select('id').where('email', '=', email);
  return server.signIn(await user.executeTakeFirstOrThrow());
};

test('the demo creates everyone on the sign-in page and reports its progress', async () => {
  const emails = (await rows('users')).map((user) => ('email' in user ? user.email : ''));
  expect(emails).toEqual(expect.arrayContaining(demoUsers.map(({ email }) => email)));
  expect(await hasNoUsers(server.database)).toBe(false);
  expect(answered).toHaveLength(2);
});

test('CODE-07 the demo letter opens an empty survey with any PIN, which names who made it', async () => {
  for (const pin of ['274916', '618305']) {
    const entered = await server.visitor().post('/api/v2/survey/enter_code', { code: demoCode, pin });
    const survey = { code: entered.body.code, kind: 'm' };
    const opened = await server.visitor().post('/api/v2/survey/open', survey);
    expect(opened.body).toMatchObject({ started: false, personal_code: 'this_form' });
    expect(opened.body.receipt.letters).toEqual([
      { made_by: expect.any(String), made_on: expect.any(String) },
    ]);
  }
});

test('the home page of each demo user lists exactly what waits for them in the database', async () => {
  const { expected, listed } = await listHomeTasks(server);
  expect(listed).toEqual(expected);
  const kinds = Object.values(expected).flatMap(({ tasks }) => Object.keys(tasks).map(kindOfTask));
  expect([...new Set(kinds)].sort()).toEqual([
    'action',
    'application',
    'approve',
    'benchmark',
    'feedback',
    'learning',
    'nominateForReports',
    'seatOffer',
    'sprint',
  ]);
});

test('the supervisor leads two teams, one of 12 people and one of 4', async () => {
  const led = await readLedTeams(server);
  expect(led.map(({ size }) => size).sort((a, b) => a - b)).toEqual([4, 12]);
});

test('quarters and four pulses are published with certificates, a quarter and a short campaign are open, a quarter and a follow-up pulse are scheduled', async () => {
  const statuses = (await rows('benchmark_campaigns')).map((row) => ('status' in row ? row.status : ''));
  const count = (status: string) => statuses.filter((one) => one === status).length;
  expect([count('closed'), count('open'), count('draft')]).toEqual([10, 2, 2]);
  const [scheduled] = (await rows('benchmark_campaigns')).filter(
    (row) => 'scheduled_at' in row && row.scheduled_at,
  );
  expect(scheduled).toMatchObject({ status: 'draft' });
  const proofs = (await rows('releases')).map((row) => ('certificate' in row ? row.certificate : null));
  expect(proofs).toHaveLength(10);
  expect(proofs).not.toContain(null);
});

test('every feature of surveys and administration is in the demo', async () => {
  expect(await listMissingFeatures(server)).toEqual([]);
});

test('the short pulses of two companies have results about their two topics, with linked values of both forms', async () => {
  const pulses = await readShortPulses(server);
  expect(pulses).toHaveLength(2);
  for (const pulse of pulses) {
    expect(pulse).toMatchObject({ topics: pulse.topic_ids, lengths: 1, has_values: true });
    expect(pulse.topics).toHaveLength(2);
  }
});

test('FIT-01 the fit of the self-assessment shows two statements that do not work, one of them reworded', async () => {
  const fit = await readFormFit(server.deps, 's');
  const found = fit?.blocks.flatMap(({ code, is_current, statements }) =>
    statements
      .filter(
        ({ is_misfit, differences }) => is_misfit || differences.some(({ size }) => size !== 'negligible'),
      )
      .map(({ is_misfit }) => [code, is_misfit, is_current]),
  );
  expect(found).toEqual([
    ['s_05', false, false],
    ['s_10', true, true],
  ]);
});

test('the results contain a significant gain in fairness and a significant loss in speaking up', async () => {
  const scores = await readTopicPoints(server);
  const change = (code: string) => {
    const points = scores.find((row) => row.code === code)?.points as number[];
    return (points.at(-1) ?? 0) - (points.at(-2) ?? 0);
  };
  expect(change('fairness')).toBeGreaterThan(4);
  expect(change('voice')).toBeLessThan(-4);
});

test('ACT-03 PULSE-03 Harbor & Pine has actions in every state, and closed follow-up pulses of which one moved its topic', async () => {
  const admin = await signInAs('local-admin@demo.example');
  const { topics } = (await admin.post('/api/v2/team_actions/overview', {})).body;
  const counted = (state: string) =>
    topics.reduce((sum: number, topic: Record<string, number>) => sum + (topic[state] ?? 0), 0);
  for (const state of ['not_started', 'in_progress', 'done', 'dropped', 'overdue'])
    expect([state, counted(state) > 0]).toEqual([state, true]);

  const pulses = await readFollowUps(server);
  const results: unknown[] = [];
  for (const { team, ...focus } of pulses) {
    const asked = { ...focus, dimension: 'team' };
    const { follow_up } = (await admin.post('/api/v2/follow_ups/get_follow_up', asked)).body;
    results.push([team, follow_up.state, follow_up.result?.change?.word ?? null]);
  }
  expect(results).toEqual([
    ['Brand and campaigns', 'published', null], // Twelve answers have no margin.
    ['Warehouse north', 'published', 'moved'],
    ['Inside sales', 'scheduled', null],
  ]);
});

test('PULSE-01 a pulse that can show a change is offered to a team of Harbor & Pine', async () => {
  const admin = await signInAs('local-admin@demo.example');
  const [topic] = await readTopicsOfWarehouse(server);
  const asked = { ...topic, dimension: 'team' };
  const { offer } = (await admin.post('/api/v2/follow_ups/get_follow_up', asked)).body;
  expect(offer).toMatchObject({ group_kind: 'team', is_wider: false, invited: 24, can_show_change: true });
});

test('the comparison with companies has a median and a rank for every topic of Harbor & Pine', async () => {
  const admin = await signInAs('local-admin@demo.example');
  const { benchmark } = (await callResults(admin, 'external_benchmark')).body;
  expect(benchmark.topics).toHaveLength(6);
  for (const topic of benchmark.topics) {
    expect(topic.p25).toBeLessThan(topic.p75);
    expect(topic.own_percentile).toEqual(expect.any(Number));
  }
});

test('a group that is too small is merged and never shown alone', async () => {
  const cells = await server.database.owner.selectFrom('release_cells').select(['members', 'dim']).execute();
  const events = cells.filter(
    ({ dim, members }) => dim === 'team' && members.some((name) => name.endsWith(':Events')),
  );
  expect(events.length).toBeGreaterThan(0);
  expect(events.every(({ members }) => members.length > 1)).toBe(true);
});

test('two cycles are about the demo user: one is released, one is open', async () => {
  const result = await readOwnCycles(server);
  expect(result).toEqual([
    { status: 'closed', own: 'finished', released: true },
    { status: 'open', own: 'finished', released: false },
  ]);
  const groups = await readScoredGroups(server);
  expect(groups.length).toBeGreaterThan(15);
});

describe('every number of the culture dashboard', () => {
  let admin: Client;
  let reported: ReportedDashboard[];
  let raw: SqlResult[];
  let people: string;

  beforeAll(async () => {
    admin = await signInAs('local-admin@demo.example');
    reported = await readDashboard(admin);
    people = await rawPeople(server);
    raw = await computeGroupsBySql(server, people, reported);
  });

  const scoreOf = ({ value, low, high, n_band }: SqlResult) => ({ answer_percent: value, low, high, n_band });

  test('KIND-04 contains results of each kind of custom question, an eNPS and an option that is not shown', async () => {
    const { rows: campaigns } = await server.database.executeSql(
      "select id from benchmark_campaigns where status = 'closed' and supplemental_ids <> '{}' limit 1",
    );
    const campaign_id = campaigns[0]?.id;
    const { questions } = (await callResults(admin, 'supplementals', { campaign_id })).body;
    const kindsOf = (all: readonly { readonly kind: string }[]) => all.map(({ kind }) => kind).sort();
    expect(kindsOf(questions)).toEqual(['choice', 'enps', 'likert', 'multiple', 'rating']);
    for (const { shares } of questions) expect(shares.length).toBeGreaterThan(1);
    const ofKind = (kind: string) => questions.find((one: { kind: string }) => one.kind === kind);
    expect(ofKind('enps').enps).toMatchObject({ score: expect.any(Number) });
    expect(ofKind('multiple').not_shown).toEqual(['Background music']);
  });

  test('equals plain SQL over the raw answers, for each group', () => {
    expect(new Set(reported.map(({ dim }) => dim)).size).toBe(8);
    for (const [cell, { overall, topics }] of reported.entries()) {
      const own = raw.filter((one) => one.cell === cell);
      const result = (subject: SqlResult['subject']) =>
        own.filter((one) => one.subject === subject).map((one) => [one.subject_id, scoreOf(one)]);
      const sent = (rows: readonly (readonly [number, ReportedScore])[]) =>
        rows.map(([id, { answer_percent, low, high, n_band }]) => [
          id,
          { answer_percent, low, high, n_band },
        ]);
      const byId = (rows: readonly unknown[][]) => [...rows].sort((a, b) => Number(a[0]) - Number(b[0]));
      expect(byId(sent(topics.map((topic) => [topic.topic_id, topic])))).toEqual(byId(result('topic')));
      const elements = topics.flatMap((topic) => topic.elements);
      expect(byId(sent(elements.map((one) => [one.element_id, one])))).toEqual(byId(result('element')));
      if (overall) expect(sent([[0, overall]])).toEqual(result('overall'));
      expect(Math.min(...own.map(({ n }) => n))).toBeGreaterThanOrEqual(5);
    }
  });

  test('has the margin of the spread of all answers', async () => {
    for (const campaign_id of new Set(reported.map((one) => one.campaign_id))) {
      const { count, wrong } = await compareMargins(server, campaign_id, reported);
      expect(count).toBeGreaterThan(0);
      expect(wrong).toEqual([]);
    }
  });

  test('has participation in steps of five percent', async () => {
    const rates = await readParticipation(server);
    const totals = reported.filter(({ dim }) => dim === 'overall');
    expect(totals).toHaveLength(8); // Five quarters, a short pulse and two follow-up pulses.
    for (const { campaign_id, participation_percent } of totals) {
      expect(rates).toContainEqual({ campaign_id, rate: participation_percent });
    }
  });

  test('is the same in trends and in its campaign', async () => {
    const { topics } = (await callResults(admin, 'icb_topic_trends')).body;
    expect(topics).toHaveLength(6);
    for (const { topic_id, points } of topics) {
      const own = reported.map((one, cell) => ({ ...one, cell })).filter(({ dim }) => dim === 'overall');
      const expected = own.toReversed().map(({ campaign_id, cell }) => ({
        campaign_id,
        ...raw
          .filter((one) => one.cell === cell && one.subject_id === topic_id)
          .find(({ subject }) => subject === 'topic'),
      }));
      expect(
        points.map(({ campaign_id, answer_percent }: Record<string, number>) => [
          campaign_id,
          answer_percent,
        ]),
      ).toEqual(
        // A pulse asks about some topics only.
        expected.flatMap(({ campaign_id, value }) => (value === undefined ? [] : [[campaign_id, value]])),
      );
    }
  });

  test('is based on groups that cover all respondents, without a single group below five', async () => {
    const small = await findSmallGroups(server, people);
    expect(small.length).toBeGreaterThan(3);
    for (const { campaign_id, dim, name } of small) {
      const own = reported.filter((one) => one.campaign_id === campaign_id && one.dim === dim);
      expect(own.filter(({ members }) => members.join() === name)).toEqual([]);
    }
  });
});

test('everybody who shares a profile is shown', async () => {
  const shares = await readShares(server);
  expect(shares).toEqual([
    { shown: 'alone', is_refused: false, is_audited: true, count: expect.any(Number) },
  ]);
});
