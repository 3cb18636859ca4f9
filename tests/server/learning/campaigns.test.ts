import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AnAccount, AUser } from '../../support/builders.ts';
import type { Client } from '../../support/client.ts';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';
import { aCourse, aPath, records } from './testContent.ts';

let server: TestServer;
let author: Client;
let admin: Client;
let stranger: Client;
let ordinary: Client;
let account: AnAccount;
let people: AUser[];
let team: number;
let courses: number[];
let path: number;

const learning = (client: Client, call: string, body: object) =>
  client.post(`/api/v2/learning/${call}`, body);

beforeAll(async () => {
  server = await startTestServer();
  account = await server.anAccount({ name: 'Harbor & Pine' });
  const cairn = await server.anAccount({ name: 'Cairn' });
  author = await server.signIn(await server.aUser({ account: cairn, permissions: ['user', 'admin'] }));
  people = [
    await server.aUser({ account }),
    await server.aUser({ account }),
    await server.aUser({ account }),
  ];
  const keeper = await server.aUser({ account, permissions: ['user', 'local_admin'], type: 3 });
  admin = await server.signIn(keeper);
  ordinary = await server.signIn(people[0] ?? keeper);
  const lumen = await server.anAccount({ name: 'Lumen Works' });
  stranger = await server.signIn(
    await server.aUser({ account: lumen, permissions: ['user', 'local_admin'] }),
  );

  const created = await admin.post(`${records}/teams`, { name: 'Crew' });
  team = created.body.id;
  for (const user of people.slice(0, 2)) {
    await admin.post(`${records}/memberships`, { team_id: team, user_id: user.id });
  }
  courses = [
    await aCourse(author, { link: 'https://a.example' }),
    await aCourse(author, { link: 'https://b.example' }),
  ];
  path = await aPath(author);
  for (const course_id of courses) {
    await learning(author, 'set_content_status', { of: 'courses', id: course_id, status: 'published' });
    await author.post(`${records}/path_steps`, { path_id: path, course_id, position: course_id });
  }
  await learning(author, 'set_content_status', { of: 'learning_paths', id: path, status: 'published' });
});
afterAll(() => server.close());

const draft = () => ({
  name: 'Listening, autumn',
  content: 'path',
  path_id: path,
  audience: 'chosen',
  team_ids: [team],
  starts_on: '2026-11-01',
  due_kind: 'after_days',
  due_days: 14,
});
async function aCampaign(facts: object = {}): Promise<number> {
  const reply = await admin.post(`${records}/learning_campaigns`, { ...draft(), ...facts });
  if (reply.status !== 201) throw new Error(reply.text);
  return reply.body.id;
}
async function launched(facts: object = {}): Promise<number> {
  const campaign_id = await aCampaign(facts);
  const reply = await learning(admin, 'set_campaign_status', { campaign_id, status: 'active' });
  if (reply.status !== 200) throw new Error(reply.text);
  return campaign_id;
}
const assignmentsOf = async (campaign_id: number) =>
  (
    await admin.get(
      `${records}/learning_assignments?filter={"campaign_id":${campaign_id}}&sort=["user_id","ASC"]`,
    )
  ).body;
const entryOf = (resource: string, id: number) =>
  server.database.owner
    .selectFrom('audit_entries')
    .select(['action', 'account_id', 'changes'])
    .where('resource', '=', resource)
    .where('record_id', '=', String(id))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

describe('PROD-15 a learning campaign', () => {
  test('assigns a path to the people of its teams, with courses and a last day for each', async () => {
    const id = await aCampaign();
    expect((await learning(admin, 'reach', { campaign_id: id })).body).toMatchObject({
      people: 2,
      assigned: 0,
    });
    const reply = await learning(admin, 'set_campaign_status', { campaign_id: id, status: 'active' });
    expect(reply.body).toEqual({ people: 2 });
    const given = await assignmentsOf(id);
    expect(given.map((one: { user_id: number }) => one.user_id)).toEqual(
      people.slice(0, 2).map((one) => one.id),
    );
    expect(given[0]).toMatchObject({
      state: 'assigned',
      path_id: path,
      course_ids: courses,
      assigned_on: '2026-11-21',
      due_on: '2026-12-05',
    });
    expect((await admin.get(`${records}/learning_campaigns/${id}`)).body).toMatchObject({
      status: 'active',
      launched_on: '2026-11-21',
    });
    expect(await entryOf('learning_campaigns', id)).toMatchObject({
      action: 'launch',
      account_id: account.id,
      changes: { status: ['draft', 'active'], people: [null, 2] },
    });
  });

  test('starts on its first day and is due on the day it states', async () => {
    const id = await launched({ starts_on: '2026-12-01', due_kind: 'on_day', due_on: '2026-12-24' });
    const [first] = await assignmentsOf(id);
    expect(first).toMatchObject({ assigned_on: '2026-12-01', due_on: '2026-12-24' });
  });

  test('assigns single courses to all active people', async () => {
    const id = await launched({
      content: 'courses',
      course_ids: [courses[1]],
      audience: 'everyone',
      due_kind: 'none',
    });
    const given = await assignmentsOf(id);
    expect(given.length).toBe(people.length);
    expect(given[0]).toMatchObject({ path_id: null, course_ids: [courses[1]], due_on: null });
  });

  test('assigns a course group while all of its courses are published', async () => {
    const draftCourse = await aCourse(author, { link: 'https://c.example' });
    const group = await author.post(`${records}/course_groups`, { name: 'Basics', course_ids: courses });
    expect(group.status).toBe(201);
    const id = await launched({ content: 'group', group_id: group.body.id });
    expect((await assignmentsOf(id))[0].course_ids).toEqual(courses);
    await author.put(`${records}/course_groups/${group.body.id}`, { course_ids: [...courses, draftCourse] });
    const later = await aCampaign({ content: 'group', group_id: group.body.id });
    const refused = await learning(admin, 'set_campaign_status', { campaign_id: later, status: 'active' });
    expect([refused.status, refused.body.code]).toEqual([409, 'content_unpublished']);
    expect((await author.delete(`${records}/course_groups/${group.body.id}`)).body.code).toBe('in_use');
  });

  test('is assigned to new people, and to no one twice', async () => {
    const id = await launched();
    const third = people[2]?.id;
    expect((await admin.put(`${records}/learning_campaigns/${id}`, { user_ids: [third] })).status).toBe(200);
    expect((await learning(admin, 'reach', { campaign_id: id })).body).toMatchObject({
      people: 3,
      assigned: 2,
    });
    expect((await learning(admin, 'assign_newcomers', { campaign_id: id })).body).toEqual({ people: 1 });
    expect((await learning(admin, 'assign_newcomers', { campaign_id: id })).body).toEqual({ people: 0 });
    expect(await entryOf('learning_campaigns', id)).toMatchObject({
      action: 'assign',
      changes: { people: [null, 1] },
    });
  });

  test('can be closed and reopened, and assigns nothing in between', async () => {
    const id = await launched();
    const set = (status: string) => learning(admin, 'set_campaign_status', { campaign_id: id, status });
    expect((await set('draft')).body.code).toBe('status_change');
    expect((await set('closed')).status).toBe(200);
    expect((await learning(admin, 'assign_newcomers', { campaign_id: id })).body.code).toBe('status_change');
    expect((await set('active')).body).toEqual({ people: 0 });
    expect((await assignmentsOf(id)).length).toBe(2);
  });

  test('cannot be launched without people', async () => {
    const id = await aCampaign({ team_ids: [], user_ids: [] });
    const refused = await learning(admin, 'set_campaign_status', { campaign_id: id, status: 'active' });
    expect([refused.status, refused.body.code]).toEqual([409, 'learning_empty']);
  });

  test('is locked after launch and can then not be deleted', async () => {
    const id = await launched();
    const one = `${records}/learning_campaigns/${id}`;
    for (const change of [
      { path_id: null, content: 'courses', course_ids: courses },
      { due_days: 30 },
      { starts_on: '2026-11-02' },
    ]) {
      expect((await admin.put(one, change)).body.code).toBe('campaign_locked');
    }
    expect((await admin.put(one, { name: 'Another name', reminders: false })).body.name).toBe('Another name');
    expect((await admin.delete(one)).body.code).toBe('campaign_locked');
    const open = await aCampaign();
    expect((await admin.delete(`${records}/learning_campaigns/${open}`)).status).toBe(200);
  });

  test.each([
    [{ path_id: null }, 'path_id', 'required'],
    [{ path_id: 900_001 }, 'path_id', 'unknown'],
    [{ content: 'group' }, 'group_id', 'required'],
    [{ content: 'courses' }, 'course_ids', 'required'],
    [{ due_days: null }, 'due_days', 'required'],
    [{ due_kind: 'on_day' }, 'due_on', 'required'],
    [{ due_kind: 'on_day', due_on: '2026-10-31' }, 'due_on', 'beforeStart'],
    [{ name: '' }, 'name', 'required'],
  ])('with %o is refused at its field', async (facts, field, problem) => {
    const reply = await admin.post(`${records}/learning_campaigns`, { ...draft(), ...facts });
    expect(reply.status).toBe(422);
    expect(reply.body.problems).toContainEqual(expect.objectContaining({ field, problem }));
  });
});

describe('an assignment', () => {
  test('can get another last day until it is finished', async () => {
    const given = await assignmentsOf(await launched());
    const [first, second] = given.map((one: { id: number }) => one.id);
    await server.database.owner
      .updateTable('learning_assignments')
      .set({ state: 'finished' })
      .where('id', '=', second)
      .execute();
    const requests = { assignment_ids: [first, second], due_on: '2027-01-31' };
    expect((await learning(admin, 'extend_assignments', requests)).body).toEqual({ people: 1 });
    expect((await admin.get(`${records}/learning_assignments/${first}`)).body.due_on).toBe('2027-01-31');
    expect((await admin.get(`${records}/learning_assignments/${second}`)).body.due_on).toBe('2026-12-05');
    expect(await entryOf('learning_assignments', first)).toMatchObject({
      action: 'extend',
      account_id: account.id,
      changes: { due_on: ['2026-12-05', '2027-01-31'] },
    });
    const early = await learning(admin, 'extend_assignments', { ...requests, due_on: '2026-11-20' });
    expect(early.body.problems).toEqual([{ field: 'due_on', problem: 'beforeStart' }]);
    const none = await learning(admin, 'extend_assignments', { ...requests, due_on: null });
    expect(none.body).toEqual({ people: 1 });
    for (const due_on of ['soon', '2026-13-01', undefined]) {
      expect((await learning(admin, 'extend_assignments', { ...requests, due_on })).status).toBe(422);
    }
  });

  test('can be revoked and restored', async () => {
    const [first] = await assignmentsOf(await launched());
    const change = (state: string) =>
      learning(admin, 'change_assignments', { assignment_ids: [first.id], state });
    expect((await change('withdrawn')).body).toEqual({ people: 1 });
    expect((await change('withdrawn')).body).toEqual({ people: 0 });
    expect((await change('assigned')).body).toEqual({ people: 1 });
    expect((await change('finished')).status).toBe(422);
    expect((await admin.get(`${records}/learning_assignments/${first.id}`)).body.state).toBe('assigned');
  });

  test('cannot be written in any other way', async () => {
    const [first] = await assignmentsOf(await launched());
    const one = `${records}/learning_assignments/${first.id}`;
    expect((await admin.put(one, { state: 'finished' })).status).toBe(404);
    expect((await admin.delete(one)).status).toBe(404);
    expect((await admin.post(`${records}/learning_assignments`, first)).status).toBe(404);
  });
});

test('campaigns and assignments of another account are not found, and non-administrators are refused', async () => {
  const campaign_id = await launched();
  const [first] = await assignmentsOf(campaign_id);
  const calls = {
    reach: { campaign_id },
    set_campaign_status: { campaign_id, status: 'closed' },
    assign_newcomers: { campaign_id },
    extend_assignments: { assignment_ids: [first.id], due_on: '2027-01-31' },
    change_assignments: { assignment_ids: [first.id], state: 'withdrawn' },
  };
  for (const [call, body] of Object.entries(calls)) {
    expect([call, (await learning(stranger, call, body)).status]).toEqual([call, 404]);
    expect([call, (await learning(ordinary, call, body)).status]).toEqual([call, 403]);
    expect([call, (await learning(server.visitor(), call, body)).status]).toEqual([call, 401]);
  }
  const foreign = await stranger.post(`${records}/learning_campaigns`, draft());
  expect(foreign.body.problems).toEqual([{ field: 'team_ids', problem: 'unknown' }]);
});
