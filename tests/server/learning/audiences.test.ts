import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AUser } from '../../support/builders.ts';
import type { Client } from '../../support/client.ts';
import { records } from './testContent.ts';
import { learningSteps, startLearning } from './testLearners.ts';

let learning: Awaited<ReturnType<typeof startLearning>>;
let stranger: Client;
let course: number;
let group: number;
let team: number;
let lead: AUser;
let recruiter: AUser;
let member: AUser;

beforeAll(async () => {
  learning = await startLearning();
  const { server, account, admin } = learning;
  course = await aPublished('Listening');
  const create = async (resource: string, draft: object) =>
    (await admin.post(`${records}/${resource}`, draft)).body.id as number;
  group = await create('team_groups', { name: 'Field' });
  team = await create('teams', { name: 'Crew', group_id: group });
  member = await server.aUser({ account });
  await create('memberships', { team_id: team, user_id: member.id });
  lead = await server.aUser({ account, permissions: ['user', 'supervisor'] });
  recruiter = await server.aUser({ account, permissions: ['user', 'full_hiring', 'supervisor'] });
  await server.aUser({ account, permissions: ['user', 'supervisor'], status: 'inactive' });
  const other = await server.anAccount({ name: 'Lumen Works' });
  await server.aUser({ account: other, permissions: ['user', 'supervisor'] });
  stranger = await server.signIn(
    await server.aUser({ account: other, permissions: ['user', 'local_admin'] }),
  );
});
afterAll(() => learning.server.close());

const { aPublished } = learningSteps(() => learning);
const draft = (facts: object) => ({
  name: 'For some',
  content: 'courses',
  course_ids: [course],
  audience: 'chosen',
  starts_on: '2026-11-01',
  due_kind: 'none',
  ...facts,
});
async function launched(facts: object): Promise<number> {
  const created = await learning.admin.post(`${records}/learning_campaigns`, draft(facts));
  expect(created.status, created.text).toBe(201);
  const change = { campaign_id: created.body.id, status: 'active' };
  const reply = await learning.admin.post('/api/v2/learning/set_campaign_status', change);
  expect(reply.status, reply.text).toBe(200);
  return created.body.id;
}
const assigned = async (id: number): Promise<number[]> => {
  const { body } = await learning.admin.get(
    `${records}/learning_assignments?filter={"campaign_id":${id}}&sort=["user_id","ASC"]`,
  );
  return body.map(({ user_id }: { user_id: number }) => user_id);
};
const newcomers = async (campaign_id: number) =>
  (await learning.admin.post('/api/v2/learning/assign_newcomers', { campaign_id })).body.people;

describe('LEARN-50 a learning campaign reaches', () => {
  test('everyone with one of its roles who is active in the account', async () => {
    expect(await assigned(await launched({ roles: ['supervisor'] }))).toEqual([lead.id, recruiter.id]);
  });

  test('the members of all teams of a team group', async () => {
    expect(await assigned(await launched({ team_group_ids: [group] }))).toEqual([member.id]);
  });

  test('each person once, in however many ways', async () => {
    const id = await launched({
      roles: ['supervisor', 'full_hiring'],
      team_group_ids: [group],
      team_ids: [team],
      user_ids: [member.id, lead.id],
    });
    expect(await assigned(id)).toEqual([member.id, lead.id, recruiter.id]);
  });

  test('people who get the role or join the group later, and keeps those who leave', async () => {
    const { server, admin } = learning;
    const id = await launched({ roles: ['consultant'], team_group_ids: [group] });
    expect(await assigned(id)).toEqual([member.id]);
    const late = await server.aUser({ account: learning.account, permissions: ['user', 'consultant'] });
    const joined = await server.aUser({ account: learning.account });
    const added = await admin.post(`${records}/memberships`, { team_id: team, user_id: joined.id });
    expect(await newcomers(id)).toBe(2);
    expect(await newcomers(id)).toBe(0);
    await admin.delete(`${records}/memberships/${added.body.id}`);
    await admin.put(`${records}/users/${late.id}`, { permissions: ['user'] });
    expect(await newcomers(id)).toBe(0);
    expect(await assigned(id)).toEqual([member.id, late.id, joined.id]);
  });

  test('no one by a role that nobody has', async () => {
    const created = await learning.admin.post(
      `${records}/learning_campaigns`,
      draft({ roles: ['delegated_admin'] }),
    );
    const change = { campaign_id: created.body.id, status: 'active' };
    const reply = await learning.admin.post('/api/v2/learning/set_campaign_status', change);
    expect([reply.status, reply.body.code]).toEqual([409, 'learning_empty']);
  });
});

describe('the audience is refused', () => {
  test.each([
    ['with a role of the platform', { roles: ['super_admin'] }, 'roles'],
    ['with a role that doesn’t exist', { roles: ['captain'] }, 'roles'],
    ['with roles that aren’t a list', { roles: 'supervisor' }, 'roles'],
    ['with a group that doesn’t exist', { team_group_ids: [2_000_000] }, 'team_group_ids'],
    ['with a group that isn’t an id', { team_group_ids: ['all'] }, 'team_group_ids'],
  ])('%s', async (_name, facts, field) => {
    const reply = await learning.admin.post(`${records}/learning_campaigns`, draft(facts));
    expect(reply.status).toBe(422);
    expect(String(reply.body.problems[0].field)).toContain(field);
  });

  test('with a group of another account', async () => {
    const reply = await stranger.post(`${records}/learning_campaigns`, draft({ team_group_ids: [group] }));
    expect(reply.body.problems).toEqual([{ field: 'team_group_ids', problem: 'unknown' }]);
  });

  test('if its group is to be deleted', async () => {
    await launched({ team_group_ids: [group] });
    const reply = await learning.admin.delete(`${records}/team_groups/${group}`);
    expect([reply.status, reply.body.code]).toEqual([409, 'in_use']);
  });
});
