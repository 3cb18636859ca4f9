import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sendNotifications } from '../../../server/usecases/notifications/sendNotifications.ts';
import type { Client } from '../../support/client.ts';
import { type ActionCompany, ask, idsOf, startActionCompany, statusOf } from './actionCompany.ts';

let server: ActionCompany['server'];
let people: ActionCompany['people'];
let clients: ActionCompany['clients'];
let teams: ActionCompany['teams'];
let campaignId: ActionCompany['campaignId'];
let topicIds: ActionCompany['topicIds'];
let passDays: ActionCompany['passDays'];
let draft: ActionCompany['draft'];
let choose: ActionCompany['choose'];

beforeAll(async () => {
  ({ server, people, clients, teams, campaignId, topicIds, passDays, draft, choose } =
    await startActionCompany());
});
afterAll(() => server.close());

describe('choosing a focus', () => {
  test('ACT-01 a lead gets the topics of their published team, with reasons, errors and suggestions', async () => {
    const { body } = await ask(clients.lead, 'focus', { campaign_id: campaignId });
    expect(body).toMatchObject({
      groups: [{ team_id: teams.north, name: 'North' }],
      unpublished: ['Tiny'],
      team_id: teams.north,
    });
    expect(body.topics[0]).toMatchObject({
      topic_id: topicIds[0],
      answer_percent: 57,
      reasons: [
        { kind: 'decline', reference: 73, points: 16, margin: 3, isBeyondChance: true },
        { kind: 'gap', reference: 62, points: 5, margin: 3, isBeyondChance: true },
      ],
      suggestions: [{ kind: 'course', title: 'Being heard' }],
    });
  });

  test('an administrator chooses for the company and for every published team', async () => {
    const { body } = await ask(clients.admin, 'focus', { campaign_id: campaignId });
    expect(body.groups).toEqual([
      { team_id: null, name: null },
      { team_id: teams.north, name: 'North' },
      { team_id: teams.south, name: 'South' },
    ]);
    expect(body.team_id).toBeNull();
    await choose({ team_id: null, owner_id: people.owner.id }, clients.admin);
  });

  test('ACT-02 R37 a team without published results, one of another lead, and one that doesn’t exist are refused alike', async () => {
    const refused = await Promise.all(
      [teams.tiny, teams.south, 900_003, null].map(async (team_id) => {
        const { status, body } = await ask(clients.lead, 'create', draft({ team_id }));
        const focus = await ask(clients.lead, 'focus', {
          campaign_id: campaignId,
          team_id: team_id ?? 900_003,
        });
        return [status, body.code, focus.body.topics];
      }),
    );
    expect(new Set(refused.map((one) => JSON.stringify(one)))).toEqual(new Set(['[403,"forbidden",[]]']));
  });

  test('repeating the request, also at the same time, adds one action', async () => {
    const request_key = randomUUID();
    const ids = await Promise.all([1, 2, 3].map(() => choose({ request_key })));
    expect(new Set(ids).size).toBe(1);
  });

  test('wrong input names its field', async () => {
    const problemOf = async (more: object, by = clients.lead) => {
      const { status, body } = await ask(by, 'create', draft(more));
      return [status, body.problems?.[0]?.field];
    };
    expect(await problemOf({ due_on: '2026-11-19' })).toEqual([422, 'due_on']);
    expect(await problemOf({ title: '' })).toEqual([422, 'title']);
    expect(await problemOf({ topic_id: 900_001 })).toEqual([422, 'topic_id']);
    expect(await problemOf({ owner_id: people.outsider.id })).toEqual([422, 'owner_id']);
    expect(await problemOf({ owner_id: 900_002 })).toEqual([422, 'owner_id']);
    expect(await problemOf({ suggestion: { kind: 'course', id: 900_009 } })).toEqual([422, 'suggestion']);
  });

  test('it needs a session, a lead, and the account of the campaign', async () => {
    expect(await statusOf(server.visitor(), 'create', draft())).toBe(401);
    expect(await statusOf(clients.member, 'create', draft())).toBe(403);
    expect(await statusOf(clients.member, 'focus', { campaign_id: campaignId })).toBe(403);
    expect(await statusOf(clients.member, 'overview', {})).toBe(403);
    expect(await statusOf(clients.stranger, 'create', draft({ owner_id: people.lead.id }))).toBe(404);
    expect(await statusOf(clients.stranger, 'focus', { campaign_id: campaignId })).toBe(404);
  });
});
test('ACT-05 administrators count and filter all actions by topic, team and progress; others only what they see', async () => {
  const id = await choose({ topic_id: topicIds[1], due_on: '2026-11-20' });
  await passDays(1);
  const { body } = await ask(clients.admin, 'overview');
  expect(body.topics).toContainEqual({
    topic_id: topicIds[1],
    topic: expect.any(String),
    not_started: 1,
    in_progress: 0,
    done: 0,
    dropped: 0,
    overdue: 1,
  });
  expect(await idsOf(clients.admin, { topic_id: topicIds[1] })).toEqual([id]);
  expect(await idsOf(clients.admin, { overdue: true, team_id: teams.north })).toEqual([id]);
  expect(await idsOf(clients.admin, { progress: 'done' })).toEqual([]);
  expect(await idsOf(clients.outsider, { topic_id: topicIds[1] })).toEqual([]);
  expect(await idsOf(clients.stranger)).toEqual([]);
});

describe('the owner', () => {
  const events = async (client: Client) =>
    (await client.post('/api/v2/notifications/list', { page: 1 })).body.notifications;

  test('is told of an action that someone else assigned, by its title, until it is someone else’s', async () => {
    const id = await choose({ owner_id: people.member.id, title: 'Assigned to a member' });
    const isAssigned = { event: 'action_assigned', record_id: id, name: 'Assigned to a member' };
    expect(await events(clients.member)).toContainEqual(expect.objectContaining(isAssigned));
    expect(await events(clients.lead)).not.toContainEqual(expect.objectContaining({ record_id: id }));
    const { starts_on, due_on } = draft();
    const edit = { id, version: 1, title: 'Assigned', owner_id: people.lead.id, starts_on, due_on };
    await ask(clients.lead, 'update', { ...edit, visible_to_team: false });
    expect(await events(clients.member)).not.toContainEqual(expect.objectContaining({ record_id: id }));
  });

  test('ACT-06 gets one notification before and one after the due dates of all their actions', async () => {
    const day = (days: number) =>
      new Date(server.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);
    const due = { owner_id: people.outsider.id, starts_on: day(0), due_on: day(2) };
    for (const title of ['One', 'Two', 'Three']) await choose({ ...due, title }, clients.admin);
    const count = async () =>
      (await events(clients.outsider)).filter(({ event }: { event: string }) => event === 'actions_due')
        .length;
    await Promise.all([sendNotifications(server.deps), sendNotifications(server.deps)]);
    expect(await count()).toBe(1);
    await passDays(1);
    await sendNotifications(server.deps);
    expect(await count()).toBe(1);
    await passDays(3);
    await sendNotifications(server.deps);
    await sendNotifications(server.deps);
    expect(await count()).toBe(2);
  });
});
