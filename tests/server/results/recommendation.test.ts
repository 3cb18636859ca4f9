import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OwnResult } from '../../../server/usecases/results/computeOwnResult.ts';
import { privateCopyKey } from '../../../server/usecases/results/privateCopyKey.ts';
import { encryptJson } from '../../../server/vault/cipher.ts';
import type { AnAccount, AUser } from '../../support/builders.ts';
import type { Client, Reply } from '../../support/client.ts';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';

let server: TestServer;
let account: AnAccount;
/** A person with an old and a newer copy; only the newer one counts. */
let keeper: AUser;
let own: Client;

const paths = {
  report: '/api/v2/recommendation/local_user_report',
  plan: '/api/v2/rec_plans/get_rec_plan',
} as const;
const both = Object.values(paths);

const aCopy = (campaign_id: number, finished_on: string, scores: readonly number[]): OwnResult => ({
  campaign_id,
  campaign: `Benchmark ${campaign_id}`,
  finished_on,
  topics: scores.map((answer_percent, index) => ({
    topic_id: index + 1,
    topic: `Topic ${index + 1}`,
    answer_percent,
    elements: [],
  })),
});

async function keep(user: AUser, copy: OwnResult): Promise<void> {
  const sealed = encryptJson(privateCopyKey(server.environment.secret, user.id), copy);
  await server.database.owner.insertInto('private_copies').values({ user_id: user.id, sealed }).execute();
}

async function someone(...copies: readonly OwnResult[]): Promise<[Client, AUser]> {
  const user = await server.aUser({ account });
  for (const copy of copies) await keep(user, copy);
  return [await server.signIn(user), user];
}

const codeOf = ({ status, body }: Reply) => [status, body.code];

beforeAll(async () => {
  server = await startTestServer();
  account = await server.anAccount();
  const newer = aCopy(2, '2026-11-01', [44, 70, 20, 45]);
  const older = aCopy(3, '2026-08-01', [90, 10, 90, 90]);
  [own, keeper] = await someone(newer, older);
});
afterAll(() => server.close());

test('ENT-50 ENT-53 ENT-54 own results have one entry per campaign with its topics, newest first', async () => {
  const [client, { id }] = await someone(
    aCopy(4, '2026-08-01', [90]),
    aCopy(6, '2026-11-01', [44, 70]),
    aCopy(5, '2026-11-01', [10]),
  );
  const { body } = await client.post('/api/v2/microsurvey_results/individual_results', { user_id: id });
  const topicsOf = (result: OwnResult) =>
    result.topics.map(({ topic_id, topic, answer_percent }) => [topic_id, topic, answer_percent]);
  expect(body.results.map((result: OwnResult) => [result.campaign_id, topicsOf(result)])).toEqual([
    [
      6,
      [
        [1, 'Topic 1', 44],
        [2, 'Topic 2', 70],
      ],
    ],
    [5, [[1, 'Topic 1', 10]]],
    [4, [[1, 'Topic 1', 90]]],
  ]);
});

describe('the report', () => {
  test('API-16 ENT-56 local_user_report is keyed by the user and lists the low topics of the newest copy', async () => {
    const { status, body } = await own.post(paths.report, { user_id: keeper.id });
    expect(status).toBe(200);
    expect(body).toEqual({
      report: {
        user_id: keeper.id,
        has_recommendations: true,
        topics: [
          { topic_id: 1, topic: 'Topic 1', answer_percent: 44 },
          { topic_id: 3, topic: 'Topic 3', answer_percent: 20 },
        ],
      },
    });
  });

  test('API-16 has no recommendations without a copy or without low topics', async () => {
    for (const [client, { id }] of [await someone(), await someone(aCopy(2, '2026-11-01', [45, 99]))]) {
      const { status, body } = await client.post(paths.report, { user_id: id });
      expect([status, body]).toEqual([
        200,
        { report: { user_id: id, has_recommendations: false, topics: [] } },
      ]);
    }
  });
});

describe('the plan', () => {
  const planned = async (body: object) =>
    (await own.post(paths.plan, { user_id: keeper.id, ...body })).body.rec_plans;

  test('API-17 ENT-55 get_rec_plan returns each low topic with its reason, in benchmark order', async () => {
    const source = { campaign: 'Benchmark 2', finished_on: '2026-11-01' };
    const ofTopic = { metric: null, low: null, high: null, margin: 16, source, suggestions: [] };
    expect(await planned({})).toEqual([
      { topic_id: 1, topic: 'Topic 1', answer_percent: 44, reason: 'possiblyLowTopic', ...ofTopic },
      { topic_id: 3, topic: 'Topic 3', answer_percent: 20, reason: 'lowTopic', ...ofTopic },
    ]);
  });

  test('API-17 ENT-57 ordered puts the lowest topic first', async () => {
    const topics = (await planned({ ordered: true })).map(({ topic }: { topic: string }) => topic);
    expect(topics).toEqual(['Topic 3', 'Topic 1']);
  });

  test('each topic comes from the newest copy that has it, with the margin of its campaign', async () => {
    const pulse = { ...aCopy(8, '2026-12-01', [30]), asked_share: 0.5 };
    const [client, { id }] = await someone(aCopy(7, '2026-11-01', [90, 20]), pulse);
    const { body } = await client.post(paths.plan, { user_id: id, ordered: false });
    expect(body.rec_plans).toMatchObject([
      {
        topic_id: 1,
        answer_percent: 30,
        margin: 23,
        source: { campaign: 'Benchmark 8' },
        reason: 'possiblyLowTopic',
      },
      {
        topic_id: 2,
        answer_percent: 20,
        margin: 16,
        source: { campaign: 'Benchmark 7' },
        reason: 'lowTopic',
      },
    ]);
  });

  test('API-17 is empty without a copy', async () => {
    const [client, { id }] = await someone();
    expect((await client.post(paths.plan, { user_id: id, ordered: true })).body).toEqual({ rec_plans: [] });
  });
});

describe('access', () => {
  test.each(both)('%s requires a session', async (path) => {
    expect(codeOf(await server.visitor().post(path, { user_id: keeper.id }))).toEqual([401, 'signed_out']);
  });

  test.each(both)('%s refuses a body without a user', async (path) => {
    for (const user_id of [undefined, 'Ada', 0]) {
      const reply = await own.post(path, { user_id });
      expect(codeOf(reply)).toEqual([422, 'invalid']);
      expect(reply.body.problems).toMatchObject([{ field: 'user_id' }]);
    }
  });

  test.each(both)('%s returns the same for another person as for an unknown one', async (path) => {
    const administrator = await server.aUser({ account, permissions: ['user', 'local_admin', 'supervisor'] });
    const stranger = await server.aUser({ account: await server.anAccount() });
    for (const user of [administrator, stranger]) {
      const client = await server.signIn(user);
      const foreign = await client.post(path, { user_id: keeper.id });
      const missing = await client.post(path, { user_id: 999_999 });
      expect(codeOf(foreign)).toEqual([404, 'not_found']);
      expect([foreign.status, foreign.text]).toEqual([missing.status, missing.text]);
    }
  });

  test.each(both)('%s is closed during emulation', async (path) => {
    const platform = await server.aUser({
      account: await server.anAccount(),
      permissions: ['user', 'admin'],
    });
    await keep(platform, aCopy(2, '2026-11-01', [10]));
    const client = await server.signIn(platform);
    client.emulatedAccountId = account.id;
    for (const { id } of [platform, keeper]) {
      expect(codeOf(await client.post(path, { user_id: id }))).toEqual([403, 'emulating']);
    }
  });
});
