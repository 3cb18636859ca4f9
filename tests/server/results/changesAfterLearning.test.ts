import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AnAccount, AUser } from '../../support/builders.ts';
import type { Client } from '../../support/client.ts';
import { questionsOf } from '../../support/finishedForms.ts';
import type { TestServer } from '../../support/startTestServer.ts';
import { completed, learningSteps, own, startLearning } from '../learning/testLearners.ts';
import { addProfile } from './profiles.ts';

let server: TestServer;
let account: AnAccount;
let author: Client;
let admin: Client;
let ada: { user: AUser; client: Client };
let questionIds: number[];
let earlier: number;
let recommended: number;

const { aLearner, aPublished } = learningSteps(() => ({ server, account, author, admin }));

beforeAll(async () => {
  ({ server, account, author, admin } = await startLearning());
  questionIds = (await questionsOf(server.deps, 's')).map(({ id }) => id);
  ada = await aLearner({ program_ids: [1] });
  const facts = { metric: 'trust', program_ids: [1] };
  earlier = await aPublished('Taken before', [{}], facts);
  recommended = await aPublished('Trusting', [{}], facts);
  server.clock.set(new Date('2026-10-20T09:00:00.000Z'));
  await completed(ada.client, earlier);
  await aScore(ada.user, '2026-11-01', -1.6);
  server.clock.set(new Date('2026-11-21T09:00:00.000Z'));
});
afterAll(() => server.close());

const aScore = (user: AUser, made_on: string, trust: number) =>
  addProfile(
    server,
    { trust, empathy: 1.5 },
    { account_id: account.id, user_id: user.id, question_ids: questionIds, made_on },
  );
const changesOf = async (client: Client) => (await client.get('/api/v2/scores/own')).body.changes;

describe('a low metric, a course and the next assessment', () => {
  test('LEARN-45 the recommended course opens, and its completion is next to the change', async () => {
    const query = { user_id: ada.user.id, ordered: true };
    const plan = (await ada.client.post('/api/v2/rec_plans/get_rec_plan', query)).body;
    const [low] = plan.rec_plans.filter(({ metric }: { metric: string }) => metric === 'trust');
    const course = low.suggestions.find(({ title }: { title: string }) => title === 'Trusting');
    expect(course).toMatchObject({ kind: 'course', id: recommended });
    expect((await own(ada.client, 'read_course', { course_id: course.id })).status).toBe(200);
    await completed(ada.client, course.id);
    await aScore(ada.user, '2026-12-15', 0.4);
    const [change] = await changesOf(ada.client);
    expect(change.completed).toEqual([
      { course_id: recommended, title: 'Trusting', metric: 'trust', completed_on: '2026-11-21' },
    ]);
    const trust = change.metrics.find(({ metric }: { metric: string }) => metric === 'trust');
    expect(trust).toMatchObject({ word: 'up' });
    expect(trust.after).toBeGreaterThan(trust.before);
  });

  test('LEARN-45 what others completed isn’t in a person’s results', async () => {
    const other = await aLearner();
    await aScore(other.user, '2026-11-01', 0);
    await aScore(other.user, '2026-12-15', 0);
    const [change] = await changesOf(other.client);
    expect(change.completed).toEqual([]);
  });
});
