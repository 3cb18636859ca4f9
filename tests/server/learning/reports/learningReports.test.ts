import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { AnAccount, AUser } from '../../../support/builders.ts';
import type { Client } from '../../../support/client.ts';
import { openPdf } from '../../../support/pdf.ts';
import type { TestServer } from '../../../support/startTestServer.ts';
import { completed, learningSteps, own, start, started, startLearning } from '../testLearners.ts';
import { aTeam, namesOf, reportCall } from './testReports.ts';

let server: TestServer;
let account: AnAccount;
let author: Client;
let admin: Client;
let lead: { user: AUser; client: Client };
let otherLead: { user: AUser; client: Client };
let amara: { user: AUser; client: Client };
let bo: { user: AUser; client: Client };
let cleo: { user: AUser; client: Client };
const ids = { listening: 0, feedback: 0, path: 0, north: 0, south: 0, group: 0 };

const { aLearner, aPublished, aPublishedPath, assign } = learningSteps(() => ({
  server,
  account,
  author,
  admin,
}));

beforeAll(async () => {
  ({ server, account, author, admin } = await startLearning());
  const supervisor = { permissions: ['user', 'supervisor'] };
  lead = await aLearner({ first_name: 'Lea', last_name: 'Lead', ...supervisor });
  otherLead = await aLearner({ first_name: 'Olu', last_name: 'Other', ...supervisor });
  amara = await aLearner({ first_name: 'Amara', last_name: 'Adams' });
  bo = await aLearner({ first_name: 'Bo', last_name: 'Berg' });
  cleo = await aLearner({ first_name: 'Cleo', last_name: 'Cruz' });
  await addTeams();
  await addLearning();
});
beforeEach(() => server.clock.set(start));
afterAll(() => server.close());

async function addTeams() {
  const { id } = await server.database.owner
    .insertInto('team_groups')
    .values({ account_id: account.id, name: 'Field' })
    .returning('id')
    .executeTakeFirstOrThrow();
  ids.group = id;
  const shared = { accountId: account.id };
  ids.north = await aTeam(server, {
    ...shared,
    name: 'North',
    leader: lead.user,
    members: [lead.user, amara.user, bo.user],
    groupId: id,
  });
  ids.south = await aTeam(server, {
    ...shared,
    name: 'South',
    leader: otherLead.user,
    members: [cleo.user],
  });
}

/**
 * Two courses in a path that Amara and Bo have to finish by a day that has passed: Amara has finished it, Bo has started the first course. Cleo
 * has started the second on her own, whose quiz she passed.
 */
async function addLearning() {
  ids.listening = await aPublished('Listening', [{ title: 'One' }, { title: 'Two' }, { title: 'Three' }]);
  ids.feedback = await aPublished('Feedback', [{ title: 'Read' }, { title: 'Practice' }]);
  ids.path = await aPublishedPath([ids.listening, ids.feedback], {
    title: 'Better talks',
    rule: 'any_order',
  });
  const facts = { content: 'path', path_id: ids.path, due_kind: 'on_day', due_on: '2026-11-20' };
  server.clock.set(new Date('2026-11-10T09:00:00.000Z'));
  await assign(amara.user, { ...facts, starts_on: '2026-11-10' });
  await assign(bo.user, { ...facts, starts_on: '2026-11-10' });
  const first = await started(bo.client, ids.listening);
  await own(bo.client, 'complete_lesson', first.keyOf(0));
  await own(bo.client, 'open_lesson', first.keyOf(1));
  await started(cleo.client, ids.feedback);
  await started(amara.client, ids.listening);
  server.clock.set(new Date('2026-11-14T09:00:00.000Z'));
  await completed(amara.client, ids.listening);
  await completed(amara.client, ids.feedback);
  server.clock.set(start);
  await server.database.owner
    .updateTable('enrolments')
    .set({ score: 80 })
    .where('user_id', '=', amara.user.id)
    .where('course_id', '=', ids.listening)
    .execute();
}

const completion = async (client: Client, body: object) =>
  (await client.post(reportCall('completion'), body)).body;
const people = async (client: Client, body: object) => (await client.post(reportCall('people'), body)).body;

describe('a report on completion', () => {
  test('LEARN-20 counts the courses of people by state, with overdue, days and score, the least completed first', async () => {
    const { total, all, rows } = await completion(admin, { report: 'courses' });
    expect(total).toBe(2);
    expect(all).toEqual({ people: 5, completed: 2, started: 2, assigned: 1, overdue: 2, days: 2, score: 80 });
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

  test('LEARN-20 counts paths by the state of their assignments', async () => {
    const { all, rows } = await completion(admin, { report: 'paths' });
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

  test('LEARN-20 counts the courses of the members of teams', async () => {
    const { rows } = await completion(admin, { report: 'teams' });
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
    const { all } = await completion(admin, { report: 'courses', ...filters() });
    expect(all.people).toBe(expected);
  });

  test('leaves out what began before the period', async () => {
    server.clock.set(new Date('2027-01-21T09:00:00.000Z'));
    const later = await server.signIn(await server.aUser({ account, permissions: ['user', 'local_admin'] }));
    expect((await completion(later, { report: 'courses', period: 30 })).total).toBe(0);
    expect((await completion(later, { report: 'courses', period: 90 })).all.people).toBe(5);
  });

  test('doesn’t count people who are no longer active', async () => {
    const { owner } = server.database;
    const setStatus = (status: 'active' | 'inactive') =>
      owner.updateTable('users').set({ status }).where('id', '=', cleo.user.id).execute();
    await setStatus('inactive');
    expect((await completion(admin, { report: 'courses' })).all.people).toBe(4);
    await setStatus('active');
  });
});

describe('the lessons of a course', () => {
  test('LEARN-21 say how many learners reached, completed and stopped at each', async () => {
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
    const at = (lesson: string) => people(admin, { course_id: ids.listening, lesson_id, lesson });
    expect(namesOf((await at('stopped')).records)).toEqual(['Bo Berg']);
    expect(namesOf((await at('reached')).records)).toEqual(['Amara Adams', 'Bo Berg']);
    expect(namesOf((await at('completed')).records)).toEqual(['Amara Adams']);
  });

  test('are not found for a course that nobody has started, and for a lesson of another course', async () => {
    const course_id = await aPublished('Unused');
    expect((await admin.post(reportCall('lessons'), { course_id })).status).toBe(404);
    const other = await admin.post(reportCall('people'), { course_id: ids.feedback, lesson_id: 2_000_000 });
    expect(other.status).toBe(404);
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
  ])('LEARN-22 are as many as it says: %s', async (_name, filters, names) => {
    const { total, records } = await people(admin, filters());
    expect(namesOf(records)).toEqual(names);
    expect(total).toBe(names.length);
  });

  test('are listed page by page', async () => {
    expect((await people(admin, { page: 2 })).records).toEqual([]);
  });
});

describe('names', () => {
  test('LEARN-23 are visible to the lead of these people and to administrators only', async () => {
    expect(new Set(namesOf((await people(lead.client, {})).records))).toEqual(
      new Set(['Amara Adams', 'Bo Berg']),
    );
    expect(namesOf((await people(otherLead.client, {})).records)).toEqual(['Cleo Cruz']);
    expect((await people(otherLead.client, { team_id: ids.north })).total).toBe(0);
    expect((await completion(otherLead.client, { report: 'teams' })).rows).toMatchObject([{ name: 'South' }]);
    const options = (await otherLead.client.post(reportCall('options'))).body;
    expect(options.teams).toEqual([{ id: ids.south, name: 'South' }]);
    expect(options.groups).toEqual([]);
  });

  test('LEARN-23 of people whom someone manages are visible to the manager', async () => {
    const manager = await aLearner({ permissions: ['user', 'supervisor'] });
    await server.database.owner
      .insertInto('relationships')
      .values({
        account_id: account.id,
        from_user_id: manager.user.id,
        to_user_id: bo.user.id,
        kind: 'manager',
      })
      .execute();
    expect(new Set(namesOf((await people(manager.client, {})).records))).toEqual(new Set(['Bo Berg']));
  });

  test('LEARN-23 are refused to people without a team, and another account has none', async () => {
    for (const call of ['options', 'completion', 'lessons', 'people']) {
      const body = { report: 'courses', course_id: ids.listening };
      expect((await amara.client.post(reportCall(call), body)).status).toBe(403);
      expect((await server.visitor().post(reportCall(call), body)).status).toBe(401);
    }
    const elsewhere = await server.anAccount();
    const stranger = await server.signIn(
      await server.aUser({ account: elsewhere, permissions: ['user', 'local_admin', 'supervisor'] }),
    );
    expect((await people(stranger, {})).total).toBe(0);
    expect((await people(stranger, { team_id: ids.north })).total).toBe(0);
    expect((await completion(stranger, { report: 'courses' })).total).toBe(0);
    const lessons = await stranger.post(reportCall('lessons'), { course_id: ids.listening });
    expect(lessons.status).toBe(404);
    expect((await stranger.post(reportCall('options'))).body.teams).toEqual([]);
  });
});

describe('an export', () => {
  const file = (client: Client, query: Record<string, string>) =>
    client.get(`${reportCall('export')}?${new URLSearchParams(query)}`);

  test('LEARN-24 of a report is a CSV file, a workbook or a PDF, and is in the audit log', async () => {
    const csv = await file(admin, { report: 'courses', format: 'csv' });
    expect(csv.text).toContain('Feedback,3,1,1,1,1,33%');
    const xlsx = await file(admin, { report: 'teams', format: 'xlsx' });
    expect(xlsx.headers['content-type']).toContain('spreadsheetml');
    const pdf = await file(admin, { report: 'courses', format: 'pdf' });
    expect((await openPdf(pdf.raw)).title).toBe('Completion by course');
    const exports = await server.database.owner
      .selectFrom('audit_entries')
      .select('changes')
      .where('action', '=', 'export')
      .where('resource', '=', 'learning_assignments')
      .execute();
    expect(exports.map(({ changes }) => changes)).toContainEqual({
      report: [null, 'courses'],
      format: [null, 'pdf'],
    });
  });

  test('LEARN-24 of people contains only those whom the reader may see', async () => {
    const csv = await file(lead.client, { report: 'people', format: 'csv', state: 'overdue' });
    expect(csv.text).toContain('Bo Berg,Feedback,Overdue,2026-11-20');
    expect(csv.text).not.toContain('Cleo');
    expect((await file(amara.client, { report: 'people', format: 'csv' })).status).toBe(403);
  });

  test('of lessons needs a course', async () => {
    expect((await file(admin, { report: 'lessons', format: 'csv' })).status).toBe(422);
    const csv = await file(admin, { report: 'lessons', format: 'csv', course_id: String(ids.listening) });
    expect(csv.text).toContain('Two,2,1,1');
  });

  test('refuses a format or a report that doesn’t exist', async () => {
    expect((await file(admin, { report: 'courses', format: 'doc' })).status).toBe(422);
    expect((await file(admin, { report: 'salaries', format: 'csv' })).status).toBe(422);
  });
});
