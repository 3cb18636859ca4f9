import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AnAccount } from '../../support/builders.ts';
import type { Client } from '../../support/client.ts';
import type { TestServer } from '../../support/startTestServer.ts';
import { completed, learningSteps, own, started, startLearning } from './testLearners.ts';

let server: TestServer;
let author: Client;
let admin: Client;
let account: AnAccount;
beforeAll(async () => {
  ({ server, account, author, admin } = await startLearning());
});
afterAll(() => server.close());

const { aLearner, aPublished } = learningSteps(() => ({ server, account, author, admin }));

async function graduates(course_id: number, count: number, of: AnAccount = account) {
  const clients: Client[] = [];
  for (let index = 0; index < count; index++) {
    const { client } = await aLearner({ account: of });
    await completed(client, course_id);
    clients.push(client);
  }
  return clients;
}
const rate = (client: Client, course_id: number, rating: unknown) =>
  own(client, 'rate_course', { course_id, rating });
const ratingFor = async (client: Client, course_id: number) =>
  (await client.post('/api/v2/learning/course_rating', { course_id })).body;

describe('ratings of a course', () => {
  test('LEARN-54 are given once after completing it, and shown in bands of complete batches of five', async () => {
    const course_id = await aPublished('Listening');
    const { client: beginner } = await aLearner();
    await started(beginner, course_id);
    expect((await own(beginner, 'read_course', { course_id })).body.rating).toBe('locked');
    expect((await rate(beginner, course_id, 5)).status).toBe(404);
    const seven = await graduates(course_id, 7);
    const shown = [];
    for (const [index, client] of seven.entries()) {
      expect((await own(client, 'read_course', { course_id })).body.rating).toBe('open');
      expect((await rate(client, course_id, index === 0 ? 2 : 5)).body).toEqual({ rating: 'given' });
      shown.push((await ratingFor(author, course_id)).summary?.answers ?? null);
    }
    expect(shown).toEqual([null, null, null, null, 5, 5, 5]);
    const favorable = { rating: { from: 80, to: 100 } };
    expect(await ratingFor(author, course_id)).toEqual({ of: 'all', summary: { answers: 5, favorable } });
    expect(await ratingFor(admin, course_id)).toEqual({ of: 'account', summary: { answers: 5, favorable } });
    const [first] = seven;
    if (!first) throw new Error('learners are missing');
    expect((await own(first, 'read_course', { course_id })).body.rating).toBe('given');
    expect((await rate(first, course_id, 5)).body.code).toBe('rating_given');
  });

  test('LEARN-54 have no person and no time, and aren’t in the audit log', async () => {
    const course_id = await aPublished('Unnamed');
    const [client] = await graduates(course_id, 1);
    const entries = async () => (await server.database.executeSql('select from audit_entries')).rows.length;
    const before = await entries();
    if (client) await rate(client, course_id, 4);
    expect(await entries()).toBe(before);
    const columns = await server.database.executeSql(
      "select column_name from information_schema.columns where table_name = 'course_ratings' order by 1",
    );
    expect(columns.rows.map(({ column_name }) => column_name)).toEqual([
      ...['account_id', 'batch', 'course_id', 'id', 'rating'],
    ]);
  });

  test('LEARN-54 form batches within an account: an administrator sees their own, an author the complete ones of all', async () => {
    const course_id = await aPublished('Shared');
    const lumen = await server.anAccount({ name: 'Lumen Works' });
    const lumenAdmin = await server.signIn(
      await server.aUser({ account: lumen, permissions: ['user', 'local_admin'] }),
    );
    for (const client of await graduates(course_id, 4)) await rate(client, course_id, 1);
    for (const client of await graduates(course_id, 5, lumen)) await rate(client, course_id, 5);
    const full = { answers: 5, favorable: { rating: { from: 80, to: 100 } } };
    expect(await ratingFor(admin, course_id)).toEqual({ of: 'account', summary: null });
    expect(await ratingFor(lumenAdmin, course_id)).toEqual({ of: 'account', summary: full });
    expect(await ratingFor(author, course_id)).toEqual({ of: 'all', summary: full });
  });

  test('LEARN-54 counts a person once, however often they send their rating at the same time', async () => {
    const course_id = await aPublished('Twice');
    const [client] = await graduates(course_id, 1);
    if (!client) throw new Error('a learner is missing');
    const replies = await Promise.all(Array.from({ length: 6 }, () => rate(client, course_id, 3)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('are refused to people without the tier, signed out, or outside of the scale', async () => {
    const course_id = await aPublished('Scale');
    const [client] = await graduates(course_id, 1);
    if (!client) throw new Error('a learner is missing');
    for (const rating of [0, 6, 2.5, 'five', null])
      expect([rating, (await rate(client, course_id, rating)).status]).toEqual([rating, 422]);
    expect((await rate(server.visitor(), course_id, 5)).status).toBe(401);
    expect((await rate(client, 2_147_483_647, 5)).status).toBe(404);
    const read = '/api/v2/learning/course_rating';
    expect((await client.post(read, { course_id })).status).toBe(403);
    expect((await server.visitor().post(read, { course_id })).status).toBe(401);
  });
});
