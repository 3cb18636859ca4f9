import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AnAccount } from '../../support/builders.ts';
import type { Client, Reply } from '../../support/client.ts';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';

let server: TestServer;
let account: AnAccount;
let own: Client;
let lead: Client;
let campaignId: number;
let topicId: number;

const codeOf = ({ status, body }: Reply) => [status, body.code];
const ask = async (client: Client, name: string, body: object = {}) =>
  client.post(`/api/v2/microsurvey_results/${name}`, body);

beforeAll(async () => {
  server = await startTestServer();
  account = await server.anAccount();
  own = await server.signIn(await server.aUser({ account }));
  lead = await server.signIn(await server.aUser({ account, permissions: ['user', 'supervisor'] }));
  const { owner } = server.database;
  topicId = (await owner.selectFrom('topics').select('id').orderBy('id').executeTakeFirstOrThrow()).id;
  const course = { summary: 'What it is about.', minutes: 30, status: 'published' as const };
  await owner
    .insertInto('courses')
    .values({ ...course, title: 'Being heard', topic_id: topicId })
    .execute();
  campaignId = await aClosedCampaign(44);
});
afterAll(() => server.close());

async function aClosedCampaign(value: number, banded = false): Promise<number> {
  const { owner } = server.database;
  const { id } = await owner
    .insertInto('benchmark_campaigns')
    .values({ account_id: account.id, name: 'Autumn', status: 'closed', closes_on: '2026-10-31' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const release = await owner
    .insertInto('releases')
    .values({
      account_id: account.id,
      campaign_id: id,
      epoch: 1,
      k: 5,
      certificate: null,
      spread: '{}',
      banded,
      created_on: '2026-10-31',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const cell = {
    release_id: release.id,
    account_id: account.id,
    dim: 'overall',
    category: 'all',
    members: [],
    low: false,
    high: false,
    n_band: 20,
  };
  await owner
    .insertInto('release_cells')
    .values([
      { ...cell, subject: 'overall', subject_id: 0, value: 60 },
      { ...cell, subject: 'topic', subject_id: topicId, value },
      { ...cell, subject: 'topic', subject_id: topicId + 1, value: 76 },
    ])
    .execute();
  return id;
}

test('API-28 icb_recommendations returns the low published topics', async () => {
  const { body } = await ask(lead, 'icb_recommendations');
  expect(body).toEqual({
    recommendations: [
      {
        topic_id: topicId,
        topic: expect.any(String),
        answer_percent: 44,
        low: false,
        high: false,
        n_band: 20,
      },
    ],
  });
});

test('API-29 icb_recommendations_v2 adds the campaign, the reason and suggestions', async () => {
  const { body } = await ask(lead, 'icb_recommendations_v2', { campaign_id: campaignId });
  expect(body.campaign).toEqual({ campaign_id: campaignId, name: 'Autumn', closed_on: '2026-10-31' });
  expect(body.recommendations).toMatchObject([
    {
      topic_id: topicId,
      reason: 'possiblyLowTopic',
      suggestions: [{ kind: 'course', title: 'Being heard' }],
    },
  ]);
});

test.each(['icb_recommendations', 'icb_recommendations_v2'])(
  '%s refuses unknown filters, other accounts, a lower tier and a missing session',
  async (name) => {
    expect(codeOf(await ask(lead, name, { team_id: 1 }))).toEqual([422, 'cut_unknown']);
    expect(codeOf(await ask(own, name))).toEqual([403, 'forbidden']);
    expect(codeOf(await ask(server.visitor(), name))).toEqual([401, 'signed_out']);
    const elsewhere = await server.anAccount();
    const stranger = await server.signIn(
      await server.aUser({ account: elsewhere, permissions: ['user', 'supervisor'] }),
    );
    expect((await ask(stranger, name)).body.recommendations).toEqual([]);
    expect(codeOf(await ask(stranger, name, { campaign_id: campaignId }))).toEqual([404, 'not_found']);
  },
);

test('a release in bands of ten marks its recommendations, and its trend reports no change', async () => {
  const bandedId = await aClosedCampaign(40, true);
  const { body } = await ask(lead, 'icb_recommendations_v2', { campaign_id: bandedId });
  expect(body.recommendations).toMatchObject([{ topic_id: topicId, answer_percent: 40, banded: true }]);
  const trends = (await ask(lead, 'icb_topic_trends')).body.topics as {
    topic_id: number;
    points: object[];
  }[];
  const points = trends.find((trend) => trend.topic_id === topicId)?.points;
  expect(points?.map((point) => Reflect.get(point, 'change'))).toEqual([null, null]);
});
