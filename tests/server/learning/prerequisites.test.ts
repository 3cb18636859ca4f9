import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { AnAccount } from '../../support/builders.ts';
import type { Client } from '../../support/client.ts';
import type { TestServer } from '../../support/startTestServer.ts';
import { records } from './testContent.ts';
import { completed, learningSteps, own, start, startLearning } from './testLearners.ts';

let server: TestServer;
let author: Client;
let admin: Client;
let account: AnAccount;

beforeAll(async () => {
  ({ server, account, author, admin } = await startLearning());
});
beforeEach(() => server.clock.set(start));
afterAll(() => server.close());

const { aLearner, aPublished, setStatus } = learningSteps(() => ({ server, account, author, admin }));

const requirePrerequisites = async (id: number, ids: readonly number[]) => {
  const one = `${records}/courses/${id}`;
  return author.put(one, { ...(await author.get(one)).body, prerequisite_ids: ids });
};

test('LEARN-17 a course is started once its prerequisites are completed, and the refusal names them', async () => {
  const { client } = await aLearner();
  const [first, second] = [await aPublished('Listening'), await aPublished('Asking')];
  const course_id = await aPublished('Feedback', [{}], { prerequisite_ids: [first, second] });
  const before = await own(client, 'read_course', { course_id });
  expect(before.body.after).toEqual({ needed: 2, titles: ['Listening', 'Asking'] });
  const refused = await own(client, 'start_course', { course_id });
  expect([refused.status, refused.body.code]).toEqual([409, 'prerequisites_missing']);
  expect(refused.body.message).toContain('Complete these courses first: Listening, Asking.');
  await completed(client, first);
  expect((await own(client, 'read_course', { course_id })).body.after.titles).toEqual(['Asking']);
  await completed(client, second);
  expect((await own(client, 'read_course', { course_id })).body.after).toBeNull();
  expect((await own(client, 'start_course', { course_id })).status).toBe(200);
});

test('a prerequisite that the learner can’t start, or that was withdrawn, isn’t required', async () => {
  const { client } = await aLearner({ program_ids: [1] });
  const elsewhere = await aPublished('Other program', [{}], { program_ids: [2] });
  const withdrawn = await aPublished('Withdrawn');
  await setStatus('courses', withdrawn, 'withdrawn');
  const course_id = await aPublished('Open', [{}], { prerequisite_ids: [elsewhere, withdrawn] });
  expect((await own(client, 'start_course', { course_id })).status).toBe(200);
});

test('prerequisites that form a cycle are refused, also if two authors save at once', async () => {
  const [a, b, c] = [await aPublished('A'), await aPublished('B'), await aPublished('C')];
  const problem = { field: 'prerequisite_ids', problem: 'prerequisiteCycle' };
  expect((await requirePrerequisites(a, [a])).body.problems).toEqual([problem]);
  expect((await requirePrerequisites(b, [a])).status).toBe(200);
  expect((await requirePrerequisites(c, [b])).status).toBe(200);
  expect((await requirePrerequisites(a, [c])).body.problems).toEqual([problem]);
  const [d, e] = [await aPublished('D'), await aPublished('E')];
  const replies = await Promise.all([requirePrerequisites(d, [e]), requirePrerequisites(e, [d])]);
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 422]);
  expect((await author.delete(`${records}/courses/${a}`)).body.code).toBe('in_use');
});
