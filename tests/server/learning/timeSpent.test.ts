import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Client } from '../../support/client.ts';
import { learningSteps, own, start, started, startLearning } from './testLearners.ts';

let learning: Awaited<ReturnType<typeof startLearning>>;
let courses: number[];
beforeAll(async () => {
  learning = await startLearning();
  courses = [
    await aPublished('Listening', [{ title: 'One' }, { title: 'Two' }]),
    await aPublished('Feedback', [{ title: 'Read' }]),
  ];
});
afterAll(() => learning.server.close());
beforeEach(() => learning.server.clock.set(start));

const { aPublished, aLearner } = learningSteps(() => learning);
const letPass = (seconds: number) => learning.server.clock.set(new Date(start.getTime() + seconds * 1_000));

interface Key {
  readonly enrolment_id: number;
  readonly lesson_id: number;
}
const add = async (client: Client, key: Key, seconds: number) =>
  (await own(client, 'add_time', { ...key, seconds })).body.seconds;

async function aReader() {
  const { client, user } = await aLearner();
  const keys = await Promise.all(
    courses.map(async (id) => {
      const { keyOf } = await started(client, id);
      return keyOf(0);
    }),
  );
  const [first = keys[0], second = first] = keys;
  if (!first || !second) throw new Error('no lessons');
  await own(client, 'open_lesson', first);
  const timeOf = async (index: number) =>
    (await own(client, 'read_course', { course_id: courses[index] })).body.enrolment.seconds;
  return { client, user, first, second, timeOf };
}

describe('LEARN-51 the time in a lesson', () => {
  test('is added to the lesson and its course', async () => {
    const { client, first, timeOf } = await aReader();
    letPass(30);
    expect(await add(client, first, 30)).toBe(30);
    letPass(90);
    expect(await add(client, first, 45)).toBe(45);
    expect(await timeOf(0)).toBe(75);
    const row = await learning.server.database.owner
      .selectFrom('lesson_progress')
      .select(['seconds', 'state'])
      .where('enrolment_id', '=', first.enrolment_id)
      .executeTakeFirst();
    expect(row).toEqual({ seconds: 75, state: 'started' });
  });

  test('is never more than has passed, whatever is reported', async () => {
    const { client, first, timeOf } = await aReader();
    expect(await add(client, first, 120)).toBe(0);
    letPass(20);
    const counted = await Promise.all([1, 2, 3, 4].map(() => add(client, first, 120)));
    expect(counted.reduce((sum, one) => sum + one, 0)).toBe(20);
    expect(await timeOf(0)).toBe(20);
  });

  test('counts once when two lessons are open at the same time, on any device', async () => {
    const { client, first, second, timeOf } = await aReader();
    letPass(60);
    expect([await add(client, first, 60), await add(client, second, 60)]).toEqual([60, 0]);
    expect([await timeOf(0), await timeOf(1)]).toEqual([60, 0]);
  });

  test('is in the copy of one’s own data, and deleted with its person', async () => {
    const { client, first, user } = await aReader();
    letPass(30);
    await add(client, first, 30);
    const { owner } = learning.server.database;
    const { rows } = await learning.server.database.executeSql(
      'select place, entries::text as entries from kept_about($1::int)',
      [user.id],
    );
    const copied = new Map(rows.map(({ place, entries }) => [String(place), String(entries)]));
    expect(copied.get('lesson_progress')).toMatch(/"seconds": ?30/);
    expect(copied.has('learner_clocks')).toBe(true);
    await owner.deleteFrom('users').where('id', '=', user.id).execute();
    for (const table of ['learner_clocks', 'lesson_progress'] as const) {
      const left = await owner.selectFrom(table).select('user_id').where('user_id', '=', user.id).execute();
      expect(left).toEqual([]);
    }
  });
});

describe('the call is refused', () => {
  test.each([
    ['for less than a second', { seconds: 0 }, 422],
    ['for more than a report can contain', { seconds: 121 }, 422],
    ['for parts of a second', { seconds: 1.5 }, 422],
    ['without a number', { seconds: 'long' }, 422],
    ['for a lesson of another course', { lesson_id: 2_000_000 }, 404],
    ['for a value that no id has', { lesson_id: 3_000_000_000 }, 422],
  ])('%s', async (_name, facts, status) => {
    const { client, first } = await aReader();
    letPass(60);
    expect((await own(client, 'add_time', { ...first, seconds: 30, ...facts })).status).toBe(status);
  });

  test('for the enrolment of someone else, and for visitors', async () => {
    const { first } = await aReader();
    const { client } = await aLearner();
    expect((await own(client, 'add_time', { ...first, seconds: 30 })).status).toBe(404);
    expect((await own(learning.server.visitor(), 'add_time', { ...first, seconds: 30 })).status).toBe(401);
  });
});
