import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { metrics } from '../../../domain/metrics/metrics.ts';
import { correlationOf } from '../../../domain/scoring/correlation.ts';
import { normalQuantile } from '../../../domain/scoring/personal/percentileScale.ts';
import { seededRandom } from '../../../server/seed/demoRandom.ts';
import { randomMetrics, rankingsBy } from '../../../server/seed/rankings.ts';
import { scoreNewAssessments } from '../../../server/usecases/scoring/scoreNewAssessments.ts';
import type { AnAccount } from '../../support/builders.ts';
import type { Client } from '../../support/client.ts';
import { aCycle, addTargets, finishForms, questionsOf, randomRankings } from '../../support/finishedForms.ts';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';

let server: TestServer;
let account: AnAccount;
let admin: Client;
let firstCycle: number;
let secondCycle: number;
let smallCycle: number;
let people: number[];

const path = '/api/v2/metric_results/technical';
const technicalOf = async (client: Client, campaign_id?: unknown) =>
  client.post(path, campaign_id === undefined ? {} : { campaign_id });

/** Ranks at random, in the second cycle only. */
const clicker = 41;

/** Percentiles from 1 to 99 in steps of a half. */
const percentiles = Array.from({ length: 197 }, (_, at) => 1 + at / 2);

async function thetasIn(campaignId: number): Promise<ReadonlyMap<number, readonly number[]>> {
  await scoreNewAssessments(server.deps);
  const rows = await server.database.owner
    .selectFrom('scores')
    .innerJoin('survey_targets', 'survey_targets.id', 'scores.target_id')
    .select(['survey_targets.user_id', sql<number[] | null>`scores.result -> 'theta'`.as('theta')])
    .where('survey_targets.campaign_id', '=', campaignId)
    .where('scores.subject', '=', 'self')
    .execute();
  return new Map(rows.map(({ user_id, theta }) => [user_id, theta ?? []]));
}

/** Stores the scores of a cycle as an earlier version did, which gave no profile to answers like random ranking. */
async function rejectAsEarlierVersion(targets: readonly number[]): Promise<void> {
  await scoreNewAssessments(server.deps);
  const earlier = { model_version: 'pl-irt-2', outcome: 'inconsistent', theta: null, se: null };
  await server.database.owner
    .updateTable('scores')
    .set({
      model_version: earlier.model_version,
      result: sql`result || ${JSON.stringify({ ...earlier, covariance: null })}::jsonb`,
    })
    .where('subject', '=', 'self')
    .where('target_id', 'in', targets)
    .execute();
}

/** A cycle with 32 people (3 with scores of an earlier version), one with the same people and 10 more, and one with 29 of them. Metrics stay nearly the same. */
beforeAll(async () => {
  server = await startTestServer();
  account = await server.anAccount({ modules: [1, 2, 3, 4] });
  admin = await server.signIn(await server.aUser({ account, permissions: ['user', 'local_admin'] }));
  const random = seededRandom(8);
  const questions = await questionsOf(server.deps, 's');
  const users = await server.database.owner
    .insertInto('users')
    .values(
      Array.from({ length: 42 }, (_, at) => ({
        account_id: account.id,
        first_name: 'Again',
        last_name: `Number ${at}`,
        email: `again-${at}@people.example`,
        permissions: ['user'],
      })),
    )
    .returning('id')
    .execute();
  people = users.map(({ id }) => id);
  const metricsOf = people.map(() => randomMetrics(random));
  const runCycle = async (name: string, count: number, released_to = 'self', rejected = 0) => {
    const campaignId = await aCycle(server.deps, account.id, { name, released_to });
    const some = people.slice(0, count);
    const targets = await addTargets(server.deps, { id: campaignId, accountId: account.id }, some);
    await finishForms(
      server.deps,
      some.map((userId, at) => ({
        accountId: account.id,
        campaignId,
        targetId: targets[at] ?? 0,
        userId,
        answers:
          at === clicker
            ? randomRankings(random, questions)
            : rankingsBy(
                random,
                questions,
                (metricsOf[at] ?? []).map((value) => value + 0.4 * random.normal()),
              ),
      })),
    );
    await admin.post('/api/v2/surveys/close', { campaign_id: campaignId });
    if (rejected > 0) await rejectAsEarlierVersion(targets.slice(-rejected));
    await admin.post('/api/v2/surveys/release', { campaign_id: campaignId });
    return campaignId;
  };
  firstCycle = await runCycle('First', 32, 'admin', 3);
  secondCycle = await runCycle('Second', 42);
  smallCycle = await runCycle('Small', 29);
});
afterAll(() => server.close());

describe('PROD-35 technical information of a campaign', () => {
  test('has the reliability by design and from data with its interval for every metric', async () => {
    const { technical } = (await technicalOf(admin, firstCycle)).body;
    expect(technical).toMatchObject({
      campaign_id: firstCycle,
      name: 'First',
      people: 30,
      raters: null,
      applicants: null,
    });
    expect(technical.metrics).toHaveLength(12);
    for (const { by_design, measured } of technical.metrics) {
      expect(by_design).toBeGreaterThan(0.7);
      expect(measured.low).toBeLessThanOrEqual(measured.value);
      expect(measured.high).toBeGreaterThanOrEqual(measured.value);
      expect(String(measured.value).length).toBeLessThanOrEqual(4);
    }
  });

  test('counts each person once, because the database refuses a second form of a person in a campaign', async () => {
    const cycle = { id: firstCycle, accountId: account.id };
    await expect(addTargets(server.deps, cycle, people.slice(0, 1))).rejects.toThrow('unique constraint');
    const { owner } = server.database;
    const { id: _form, ...form } = await owner
      .selectFrom('assessments')
      .selectAll()
      .limit(1)
      .executeTakeFirstOrThrow();
    await expect(owner.insertInto('assessments').values(form).execute()).rejects.toThrow('unique constraint');
    const { account_id, campaign_id, target_id, user_id } = await owner
      .selectFrom('assignments')
      .selectAll()
      .where('id', '=', form.assignment_id)
      .executeTakeFirstOrThrow();
    const again = { kind: 's', relationship: 'self', requisition_id: null } as const;
    const second = { ...again, account_id, campaign_id, target_id, user_id };
    await expect(owner.insertInto('assignments').values(second).execute()).rejects.toThrow(
      'unique constraint',
    );
  });

  test('has no numbers for fewer than 30 people', async () => {
    expect((await technicalOf(admin, smallCycle)).body.technical).toMatchObject({
      people: null,
      metrics: [],
    });
  });

  test.each([
    [true, { forms: 300 }],
    [false, null],
  ])(
    'has the numbers of applicants of several accounts only, with a lower bound: %s',
    async (is_from_many_accounts, expected) => {
      const { owner } = server.database;
      const twelve = metrics.map(() => 0.7);
      const facts = {
        parameters: {},
        metrics: [],
        reliability: twelve,
        split_half: twelve,
        is_from_many_accounts,
      };
      const { number } = await owner
        .insertInto('norm_versions')
        .values({
          number: 900,
          kind: 'h',
          stage: 'first',
          question_ids: [1],
          forms: 312,
          facts: JSON.stringify(facts),
          made_on: '2026-11-21',
        })
        .returning('number')
        .executeTakeFirstOrThrow();
      const { applicants } = (await technicalOf(admin, firstCycle)).body.technical;
      await owner.deleteFrom('norm_versions').where('number', '=', number).execute();
      if (expected) expect(applicants).toMatchObject(expected);
      else expect(applicants).toBeNull();
    },
  );

  test('is that of the newest campaign by default, and is never changed', async () => {
    expect((await technicalOf(admin)).body.technical.campaign_id).toBe(smallCycle);
    const change = server.database.executeSql('update metric_releases set technical = null');
    await expect(change).rejects.toThrow('never changed');
  });

  test('does not exist for results from before it was measured', async () => {
    const other = await server.anAccount({ modules: [1, 2, 3, 4] });
    const theirs = await server.signIn(
      await server.aUser({ account: other, permissions: ['user', 'local_admin'] }),
    );
    expect((await technicalOf(theirs)).body).toEqual({ technical: null });
    expect((await technicalOf(theirs, firstCycle)).status).toBe(404);
  });

  test('is for administrators only', async () => {
    const lead = await server.signIn(await server.aUser({ account, permissions: ['user', 'supervisor'] }));
    const member = await server.signIn({ id: people[0] ?? 0 });
    expect((await technicalOf(lead, firstCycle)).status).toBe(403);
    expect((await technicalOf(member, firstCycle)).status).toBe(403);
    expect((await technicalOf(server.visitor(), firstCycle)).status).toBe(401);
    expect((await technicalOf(admin, 'x')).status).toBe(422);
    expect((await technicalOf(admin, 999_999)).status).toBe(404);
  });

  test('people see the measured reliability of their own campaign beside that by design', async () => {
    await scoreNewAssessments(server.deps);
    const own = (await (await server.signIn({ id: people[0] ?? 0 })).get('/api/v2/scores/own')).body.scores;
    const scoreIn = (id: number) => own.find((one: { campaign: { id: number } }) => one.campaign.id === id);
    const { technical } = (await technicalOf(admin, secondCycle)).body;
    const second = scoreIn(secondCycle);
    expect(second.measured_on).toEqual({ basis: 'campaign', people: 30 });
    expect(second.metrics[0].measured_reliability).toEqual(technical.metrics[0].measured);
    const small = scoreIn(smallCycle);
    expect(small.measured_on).toBeNull();
    expect(small.metrics[0].measured_reliability).toBeNull();
  });

  test('counts people whose answers cannot be told from a random ranking, as long as the form is not calibrated', async () => {
    const client = await server.signIn({ id: people[clicker] ?? 0 });
    const [score] = (await client.get('/api/v2/scores/own')).body.scores;
    expect(score).toMatchObject({ campaign: { id: secondCycle }, outcome: 'profiled', is_undecided: true });
    expect(score.measured_on).toEqual({ basis: 'campaign', people: 30 });
    expect(score.metrics[0].value).not.toBeNull();
    const { insight } = (await client.get('/api/v2/scores/insight')).body;
    expect(insight).toMatchObject({ score_id: score.id, outcome: 'even', nearest: [] });
    const serious = await server.signIn({ id: people[0] ?? 0 });
    const { scores } = (await serious.get('/api/v2/scores/own')).body;
    expect(scores.map(({ is_undecided }: { is_undecided: boolean }) => is_undecided)).toEqual([
      false,
      false,
      false,
    ]);
  });

  test('counts complete answers that an earlier version gave no profile', async () => {
    const { technical } = (await technicalOf(admin, firstCycle)).body;
    expect(technical.people).toBe(30); // 29 without them, and then nothing is measured.
    expect(technical.metrics[0].measured).not.toBeNull();
  });

  test('P19 R27 leaves a range of 50 points to the only one of two campaigns who shares nothing', async () => {
    // Somebody who has seen all profiles but one knows these numbers.
    const [thetas, now] = [await thetasIn(firstCycle), await thetasIn(secondCycle)];
    const [hidden = 0, ...sharers] = people.slice(0, 32);
    const { technical } = (await technicalOf(admin, secondCycle)).body;
    for (const [at, metric] of metrics.entries()) {
      const before = [...sharers, hidden].map((id) => thetas.get(id)?.[at] ?? 0);
      const others = sharers.map((id) => now.get(id)?.[at] ?? 0);
      const published = technical.metrics.find((one: { metric: string }) => one.metric === metric);
      const figure = published.retest?.value;
      const possible = percentiles.filter(
        (percentile) =>
          figure === undefined ||
          Math.abs(correlationOf(before, [...others, normalQuantile(percentile / 100)]) - figure) <= 0.00501,
      );
      expect((possible.at(-1) ?? 0) - (possible[0] ?? 0), metric).toBeGreaterThanOrEqual(50);
    }
  });
});
