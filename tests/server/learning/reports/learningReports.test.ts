import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { start } from '../testLearners.ts';
import { namesOf, type Reports, readPeople, readReport, reportCall, startReports } from './testReports.ts';

let server: Reports['server'];
let account: Reports['account'];
let admin: Reports['admin'];
let amara: Reports['amara'];
let bo: Reports['bo'];
let cleo: Reports['cleo'];
let ids: Reports['ids'];
let steps: Reports['steps'];

beforeAll(async () => {
  ({ server, account, admin, amara, bo, cleo, ids, steps } = await startReports());
});
beforeEach(() => server.clock.set(start));
afterAll(() => server.close());

describe('a report on completion', () => {
  test('LEARN-40 counts the courses of people by state, with overdue, days and score, the least completed first', async () => {
    const { total, all, rows } = await readReport(admin, { report: 'courses' });
    expect(total).toBe(2);
    expect(all).toEqual({
      ...{ people: 5, completed: 2, started: 2, assigned: 1, overdue: 2, days: 2, score: 80 },
      ...{ median_seconds: null, total_seconds: 0 },
    });
    expect(rows).toEqual([
      expect.objectContaining({
        name: 'Feedback',
        people: 3,
        completed: 1,
        started: 1,
        assigned: 1,
        overdue: 1,
      }),
      expect.objectContaining({ name: 'Listening', people: 2, completed: 1, started: 1, days: 4, score: 80 }),
    ]);
  });

  test('LEARN-40 counts paths by the state of their assignments', async () => {
    const { all, rows } = await readReport(admin, { report: 'paths' });
    expect(rows).toEqual([
      expect.objectContaining({
        name: 'Better talks',
        people: 2,
        completed: 1,
        started: 1,
        overdue: 1,
        days: 4,
        score: 80,
      }),
    ]);
    expect(all).toMatchObject({ people: 2, completed: 1 });
  });

  test('LEARN-40 counts the courses of the members of teams', async () => {
    const { rows } = await readReport(admin, { report: 'teams' });
    expect(rows.map(({ name, people: count }: { name: string; people: number }) => [name, count])).toEqual([
      ['South', 1],
      ['North', 4],
    ]);
  });

  test.each([
    ['a team', () => ({ team_id: ids.south }), 1],
    ['a team group', () => ({ group_id: ids.group }), 4],
    ['a course', () => ({ course_id: ids.listening }), 2],
    ['a period', () => ({ period: 30 }), 5],
    ['a course of a team', () => ({ team_id: ids.south, course_id: ids.listening }), 0],
  ])('is filtered by %s', async (_name, filters, expected) => {
    const { all } = await readReport(admin, { report: 'courses', ...filters() });
    expect(all.people).toBe(expected);
  });

  test('leaves out what began before the period', async () => {
    server.clock.set(new Date('2027-01-21T09:00:00.000Z'));
    const later = await server.signIn(await server.aUser({ account, permissions: ['user', 'local_admin'] }));
    expect((await readReport(later, { report: 'courses', period: 30 })).total).toBe(0);
    expect((await readReport(later, { report: 'courses', period: 90 })).all.people).toBe(5);
  });

  test('doesn’t count people who are no longer active', async () => {
    const { owner } = server.database;
    const setStatus = (status: 'active' | 'inactive') =>
      owner.updateTable('users').set({ status }).where('id', '=', cleo.user.id).execute();
    await setStatus('inactive');
    expect((await readReport(admin, { report: 'courses' })).all.people).toBe(4);
    await setStatus('active');
  });
});

describe('the lessons of a course', () => {
  test('LEARN-41 say how many learners reached, completed and stopped at each', async () => {
    const { body } = await admin.post(reportCall('lessons'), { course_id: ids.listening });
    expect(body).toMatchObject({ title: 'Listening', version: 1, learners: 2, completed: 1 });
    expect(
      body.lessons.map(({ title, reached, completed: done, stopped }: never) => [
        title,
        reached,
        done,
        stopped,
      ]),
    ).toEqual([
      ['One', 2, 2, 0],
      ['Two', 2, 1, 1],
      ['Three', 1, 1, 0],
    ]);
    const lesson_id = body.lessons[1].id;
    const at = (lesson: string) => readPeople(admin, { course_id: ids.listening, lesson_id, lesson });
    expect(namesOf((await at('stopped')).records)).toEqual(['Bo Berg']);
    expect(namesOf((await at('reached')).records)).toEqual(['Amara Adams', 'Bo Berg']);
    expect(namesOf((await at('completed')).records)).toEqual(['Amara Adams']);
  });

  test('LEARN-51 say the median time that their learners spent', async () => {
    const { owner } = server.database;
    const spend = (userId: number, title: string, seconds: number) =>
      sql`update lesson_progress p set seconds = ${seconds} from lessons l
        where l.id = p.lesson_id and l.title = ${title} and p.user_id = ${userId}`.execute(owner);
    await spend(amara.user.id, 'One', 100);
    await spend(bo.user.id, 'One', 300);
    await spend(amara.user.id, 'Two', 60);
    const { body } = await admin.post(reportCall('lessons'), { course_id: ids.listening });
    expect(body.lessons.map(({ median_seconds }: { median_seconds: number }) => median_seconds)).toEqual([
      200,
      60,
      null,
    ]);
  });

  test('are not found for a course that nobody has started, and for a lesson of another course', async () => {
    const course_id = await steps.aPublished('Unused');
    expect((await admin.post(reportCall('lessons'), { course_id })).status).toBe(404);
    const other = await admin.post(reportCall('people'), { course_id: ids.feedback, lesson_id: 2_000_000 });
    expect(other.status).toBe(404);
  });
});

describe('LEARN-51 the time that was spent', () => {
  beforeAll(async () => {
    const { owner } = server.database;
    const spend = (userId: number, courseId: number, seconds: number) =>
      owner
        .updateTable('enrolments')
        .set({ seconds })
        .where('user_id', '=', userId)
        .where('course_id', '=', courseId)
        .execute();
    await spend(amara.user.id, ids.listening, 1_200);
    await spend(amara.user.id, ids.feedback, 600);
    await spend(bo.user.id, ids.listening, 600);
  });

  test.each([
    ['courses', 600, 2_400, [900, 600]],
    ['paths', 1_200, 2_400, [1_200]],
    ['teams', 600, 2_400, [600, null]],
  ])(
    'has a median of those whose time was measured, and a total, in %s',
    async (report, median, total, rows) => {
      const { all, rows: shown } = await readReport(admin, { report });
      expect([all.median_seconds, all.total_seconds]).toEqual([median, total]);
      const medians = shown.map(({ median_seconds }: { median_seconds: number | null }) => median_seconds);
      expect(medians.toSorted()).toEqual(rows.toSorted());
    },
  );

  test('is listed for each person, and exported in minutes', async () => {
    const { records } = await readPeople(admin, { course_id: ids.listening });
    expect(records.map(({ seconds }: { seconds: number }) => seconds)).toEqual([1_200, 600]);
    expect((await readPeople(admin, { path_id: ids.path })).records[0].seconds).toBe(1_800);
    const file = await admin.get(
      `${reportCall('export')}?report=people&format=csv&course_id=${ids.listening}`,
    );
    expect(file.text).toMatch(/Time spent \(minutes\)/);
    expect(file.text).toMatch(/Amara Adams.*,20\r?\n/);
  });
});

describe('the people behind a figure', () => {
  test.each([
    ['everyone', () => ({}), ['Amara Adams', 'Amara Adams', 'Bo Berg', 'Bo Berg', 'Cleo Cruz']],
    ['overdue', () => ({ state: 'overdue' }), ['Bo Berg', 'Bo Berg']],
    ['completed', () => ({ state: 'completed', course_id: ids.feedback }), ['Amara Adams']],
    ['started', () => ({ state: 'started' }), ['Bo Berg', 'Cleo Cruz']],
    ['assigned', () => ({ state: 'assigned' }), ['Bo Berg']],
    ['a path', () => ({ path_id: ids.path, state: 'completed' }), ['Amara Adams']],
    ['a team', () => ({ team_id: ids.south }), ['Cleo Cruz']],
  ])('LEARN-42 are as many as it says: %s', async (_name, filters, names) => {
    const { total, records } = await readPeople(admin, filters());
    expect(namesOf(records)).toEqual(names);
    expect(total).toBe(names.length);
  });

  test('are listed page by page', async () => {
    expect((await readPeople(admin, { page: 2 })).records).toEqual([]);
  });
});
