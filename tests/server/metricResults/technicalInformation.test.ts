import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seededRandom } from '../../../server/seed/demoRandom.ts';
import { randomMetrics, rankingsBy } from '../../../server/seed/rankings.ts';
import { findEarlierCampaign } from '../../../server/store/metricResults/earlierCampaign.ts';
import { scoreNewAssessments } from '../../../server/usecases/scoring/scoreNewAssessments.ts';
import type { AnAccount } from '../../support/builders.ts';
import type { Client } from '../../support/client.ts';
import { aCycle, addTargets, finishForms, questionsOf } from '../../support/finishedForms.ts';
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

/** Creates two cycles with the same 32 people, whose metrics don't change, and one with 29 of them. */
beforeAll(async () => {
  server = await startTestServer();
  account = await server.anAccount({ modules: [1, 2, 3, 4] });
  admin = await server.signIn(await server.aUser({ account, permissions: ['user', 'local_admin'] }));
  const random = seededRandom(8);
  const questions = await questionsOf(server.deps, 's');
  const users = await server.database.owner
    .insertInto('users')
    .values(
      Array.from({ length: 32 }, (_, at) => ({
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
  const runCycle = async (name: string, count: number) => {
    const campaignId = await aCycle(server.deps, account.id, { name });
    const some = people.slice(0, count);
    const targets = await addTargets(server.deps, { id: campaignId, accountId: account.id }, some);
    await finishForms(
      server.deps,
      some.map((userId, at) => ({
        accountId: account.id,
        campaignId,
        targetId: targets[at] ?? 0,
        userId,
        answers: rankingsBy(random, questions, metricsOf[at] ?? randomMetrics(random)),
      })),
    );
    await admin.post('/api/v2/surveys/close', { campaign_id: campaignId });
    await admin.post('/api/v2/surveys/release', { campaign_id: campaignId });
    return campaignId;
  };
  firstCycle = await runCycle('First', 32);
  secondCycle = await runCycle('Second', 32);
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
      retest: null,
      raters: null,
      applicants: null,
    });
    expect(technical.metrics).toHaveLength(12);
    for (const { by_design, measured, retest } of technical.metrics) {
      expect(by_design).toBeGreaterThan(0.7);
      expect(measured.low).toBeLessThanOrEqual(measured.value);
      expect(measured.high).toBeGreaterThanOrEqual(measured.value);
      expect(String(measured.value).length).toBeLessThanOrEqual(4);
      expect(retest).toBeNull();
    }
  });

  test('has the correlation with an earlier campaign of the same people', async () => {
    const { technical } = (await technicalOf(admin, secondCycle)).body;
    expect(technical.retest).toEqual({ people: 30, days: 0 });
    const values = technical.metrics.map(({ retest }: { retest: { value: number } }) => retest.value);
    const mean = values.reduce((sum: number, value: number) => sum + value, 0) / values.length;
    // The metrics of the people don't change, so the correlation is below 1 only because of chance.
    expect(mean).toBeGreaterThan(0.6);
  });

  test('is compared with the latest earlier campaign in which enough of the same people answered', async () => {
    const builder = { role: 'builder', accountId: account.id, userId: null, platform: false } as const;
    const earlierOf = async (id: number, fewest: number) =>
      (await server.database.as(builder, (tx) => findEarlierCampaign(tx, id, fewest)))?.campaign_id ?? null;
    expect(await earlierOf(secondCycle, 30)).toBe(firstCycle);
    expect(await earlierOf(secondCycle, 33)).toBeNull();
    expect(await earlierOf(firstCycle, 30)).toBe(secondCycle);
    // The newest campaign has fewer of the same people.
    expect(await earlierOf(firstCycle, 1)).toBe(smallCycle);
  });

  test('has no numbers for fewer than 30 people', async () => {
    expect((await technicalOf(admin, smallCycle)).body.technical).toMatchObject({
      people: null,
      metrics: [],
      retest: null,
    });
  });

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
    expect(second).toMatchObject({
      measured_on: { basis: 'campaign', people: 30 },
      retest: { people: 30, days: 0 },
    });
    expect(second.metrics[0]).toMatchObject({
      measured_reliability: technical.metrics[0].measured,
      retest: technical.metrics[0].retest,
    });
    const small = scoreIn(smallCycle);
    expect(small).toMatchObject({ measured_on: null, retest: null });
    expect(small.metrics[0]).toMatchObject({ measured_reliability: null, retest: null });
  });
});
