import { afterAll, beforeAll } from 'vitest';
import type { Metric } from '../../../domain/metrics/metrics.ts';
import { privateCopyKey } from '../../../server/usecases/results/privateCopyKey.ts';
import { encryptJson } from '../../../server/vault/cipher.ts';
import type { AnAccount, AUser } from '../../support/builders.ts';
import type { Client, Reply } from '../../support/client.ts';
import { questionsOf } from '../../support/finishedForms.ts';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';
import { addProfile } from './profiles.ts';

export let server: TestServer;
export let account: AnAccount;
export let ada: AUser;
export let own: Client;
export let topicId: number;
let questionIds: number[];

const calls = '/api/v2/rec_plans';
export const path = (name: string) => `${calls}/${name}`;
export const codeOf = ({ status, body }: Reply) => [status, body.code];
export const aPlan = (facts: object = {}) => ({
  metric: 'trust',
  title: 'Hand over one decision a week',
  steps: [{ text: 'Choose which' }, { text: 'Tell the team', due_on: '2026-12-01' }],
  due_on: '2027-01-31',
  ...facts,
});
export const saved = async (client: Client, facts: object = {}): Promise<number> =>
  (await client.post(path('save_action_plan'), aPlan(facts))).body.id;
export const plansOf = async (client: Client) => (await client.post(path('action_plans'))).body.plans;
export const planOf = async (client: Client, id: number) =>
  (await plansOf(client)).find((plan: { id: number }) => plan.id === id);

export const aScore = (
  user: AUser,
  made_on: string,
  at: Partial<Record<Metric, number>>,
  facts: object = {},
) =>
  addProfile(server, at, {
    account_id: account.id,
    user_id: user.id,
    question_ids: questionIds,
    made_on,
    ...facts,
  });

export async function aCopy(
  user: AUser,
  finished_on: string,
  answer_percent: number,
  facts: object = {},
): Promise<void> {
  const topics = [{ topic_id: topicId, topic: 'Voice', answer_percent, elements: [] }];
  const copy = { campaign_id: 1, campaign: 'Benchmark', finished_on, topics, ...facts };
  const sealed = encryptJson(privateCopyKey(server.environment.secret, user.id), copy);
  await server.database.owner.insertInto('private_copies').values({ user_id: user.id, sealed }).execute();
}

/** Starts a server for the tests of a file, with one person who has a profile and courses to recommend. */
export function openTestPlans(): void {
  beforeAll(async () => {
    server = await startTestServer();
    questionIds = (await questionsOf(server.deps, 's')).map(({ id }) => id);
    account = await server.anAccount();
    ada = await server.aUser({ account, program_ids: [1] });
    own = await server.signIn(ada);
    const { owner } = server.database;
    topicId = (await owner.selectFrom('topics').select('id').orderBy('id').executeTakeFirstOrThrow()).id;
    const course = { summary: 'What it is about.', minutes: 30, status: 'published' as const };
    await owner
      .insertInto('courses')
      .values([
        { ...course, title: 'Trusting', metric: 'trust', program_ids: [1] },
        { ...course, title: 'Trusting elsewhere', metric: 'trust', program_ids: [2] },
        { ...course, title: 'Not ready', metric: 'trust', status: 'draft' },
        { ...course, title: 'Being heard', topic_id: topicId },
      ])
      .execute();
    await aScore(ada, '2026-11-01', { trust: -1.6, empathy: 1.5 });
  });
  afterAll(() => server.close());
}
