import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { maxUpdates } from '../../../domain/actions/teamAction.ts';
import { sendNotifications } from '../../../server/usecases/notifications/sendNotifications.ts';
import type { AnAccount, AUser } from '../../support/builders.ts';
import type { Client } from '../../support/client.ts';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';
import { publishTeams } from './publishTeams.ts';

type Reader = 'admin' | 'lead' | 'otherLead' | 'member' | 'owner' | 'outsider' | 'stranger';

let server: TestServer;
let account: AnAccount;
let people: Record<Reader, AUser>;
let clients: Record<Reader, Client>;
let teams: { north: number; south: number; tiny: number };
let campaignId: number;
let topicIds: number[];

const ask = (client: Client, name: string, body: object = {}) =>
  client.post(`/api/v2/team_actions/${name}`, body);

beforeAll(async () => {
  server = await startTestServer();
  account = await server.anAccount();
  const elsewhere = await server.anAccount();
  const person = (...more: ('supervisor' | 'local_admin')[]) =>
    server.aUser({ account, permissions: ['user', ...more] });
  people = {
    admin: await person('local_admin'),
    lead: await person('supervisor'),
    otherLead: await person('supervisor'),
    member: await person(),
    owner: await person(),
    outsider: await person(),
    stranger: await server.aUser({ account: elsewhere, permissions: ['user', 'local_admin'] }),
  };
  const { owner } = server.database;
  const addTeam = async (name: string, leader_id: number) =>
    (
      await owner
        .insertInto('teams')
        .values({ account_id: account.id, name, leader_id })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id;
  teams = {
    north: await addTeam('North', people.lead.id),
    tiny: await addTeam('Tiny', people.lead.id),
    south: await addTeam('South', people.otherLead.id),
  };
  for (const user of [people.member, people.owner]) {
    await owner
      .insertInto('memberships')
      .values({ account_id: account.id, team_id: teams.north, user_id: user.id })
      .execute();
  }
  topicIds = (await owner.selectFrom('topics').select('id').orderBy('id').limit(3).execute()).map(
    ({ id }) => id,
  );
  const north = `${teams.north}:North`;
  const south = `${teams.south}:South`;
  await publishTeams(server, {
    accountId: account.id,
    closedOn: '2026-07-31',
    topicIds,
    scores: { all: [61, 71, 81], [north]: [73, 63, 53], [south]: [51, 52, 53] },
  });
  campaignId = await publishTeams(server, {
    accountId: account.id,
    closedOn: '2026-10-31',
    topicIds,
    scores: { all: [62, 72, 82], [north]: [57, 74, 83], [south]: [41, 42, 43] },
  });
  await owner
    .insertInto('courses')
    .values({
      title: 'Being heard',
      summary: 'S',
      minutes: 30,
      status: 'published',
      topic_id: topicIds[0] ?? 0,
    })
    .execute();
  await signInAll();
});
afterAll(() => server.close());

async function signInAll(): Promise<void> {
  const signedIn = Object.entries(people).map(async ([name, user]) => [name, await server.signIn(user)]);
  clients = Object.fromEntries(await Promise.all(signedIn));
}
/** Sessions end within a day. */
async function passDays(days: number): Promise<void> {
  server.clock.advance(days * 86_400_000);
  await signInAll();
}

const draft = (more: object = {}) => ({
  request_key: randomUUID(),
  campaign_id: campaignId,
  team_id: teams.north,
  topic_id: topicIds[0],
  title: 'Start each meeting with a round',
  suggestion: null,
  owner_id: people.lead.id,
  starts_on: '2026-11-20',
  due_on: '2026-12-31',
  visible_to_team: false,
  ...more,
});
async function choose(more: object = {}, by: Client = clients.lead): Promise<number> {
  const { status, body } = await ask(by, 'create', draft(more));
  expect([status, body.code]).toEqual([200, undefined]);
  return body.id;
}
const read = async (client: Client, id: number) => (await ask(client, 'read', { id })).body.action;
const statusOf = async (client: Client, name: string, body: object) => (await ask(client, name, body)).status;
const idsOf = async (client: Client, filters: object = {}) =>
  (await ask(client, 'list', filters)).body.actions.map(({ id }: { id: number }) => id);

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
        { kind: 'gap', reference: 62, points: 5, margin: 2, isBeyondChance: true },
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

describe('an action', () => {
  test('ACT-03 is seen by its chooser, owner and administrators, by the team only if visible, and by nobody else', async () => {
    const hidden = await choose({ owner_id: people.owner.id });
    const visible = await choose({ owner_id: people.owner.id, visible_to_team: true });
    const seenBy = async (id: number) =>
      Object.fromEntries(
        await Promise.all(
          Object.entries(clients).map(async ([name, client]) => {
            const status = await statusOf(client, 'read', { id });
            expect([name, (await idsOf(client)).includes(id)]).toEqual([name, status === 200]);
            return [name, status];
          }),
        ),
      );
    const statuses = {
      admin: 200,
      lead: 200,
      owner: 200,
      member: 404,
      otherLead: 404,
      outsider: 404,
      stranger: 404,
    };
    expect(await seenBy(hidden)).toEqual(statuses);
    expect(await seenBy(visible)).toEqual({ ...statuses, member: 200 });
  });

  test('P23 R37 reveals nothing that isn’t published to its reader', async () => {
    const id = await choose({ owner_id: people.owner.id, visible_to_team: true });
    expect(await read(clients.lead, id)).toMatchObject({
      source: { campaign_id: campaignId },
      evidence: { answer_percent: 57, reasons: [{ kind: 'decline' }, { kind: 'gap' }] },
    });
    for (const client of [clients.member, clients.owner]) {
      const action = await read(client, id);
      expect(action).toMatchObject({ evidence: null, source: null, title: expect.any(String) });
      expect(JSON.stringify(action)).not.toMatch(/decline|"57"|:57[,}]|Closed 2026/);
    }
    // The lead of another team owns it, and sees the company's results but none of this team.
    const lent = await choose({ team_id: teams.north, owner_id: people.otherLead.id }, clients.admin);
    expect(await read(clients.otherLead, lent)).toMatchObject({ evidence: null, source: null });
    // Results that are no longer published to the chooser are no longer shown.
    await server.database.owner
      .updateTable('teams')
      .set({ leader_id: null })
      .where('id', '=', teams.north)
      .execute();
    expect(await read(clients.lead, id)).toMatchObject({ evidence: null, source: null });
    await server.database.owner
      .updateTable('teams')
      .set({ leader_id: people.lead.id })
      .where('id', '=', teams.north)
      .execute();
  });

  test('is edited by its chooser, reported on by its owner, and read by its team', async () => {
    const id = await choose({ owner_id: people.owner.id, visible_to_team: true });
    const { starts_on, due_on } = draft();
    const edit = {
      id,
      version: 1,
      title: 'New',
      owner_id: people.owner.id,
      starts_on,
      due_on,
      visible_to_team: true,
    };
    const report = { id, version: 1, progress: 'in_progress' };
    const update = () => ({ id, text: 'We met.', request_key: randomUUID() });
    expect(await statusOf(clients.member, 'update', edit)).toBe(403);
    expect(await statusOf(clients.member, 'report', report)).toBe(403);
    expect(await statusOf(clients.member, 'add_update', update())).toBe(403);
    expect(await statusOf(clients.member, 'set_deleted', { id, deleted: true })).toBe(403);
    expect(await statusOf(clients.owner, 'update', edit)).toBe(403);
    expect(await statusOf(clients.owner, 'set_deleted', { id, deleted: true })).toBe(403);
    expect(await statusOf(clients.outsider, 'update', edit)).toBe(404);
    expect(await statusOf(clients.owner, 'report', report)).toBe(200);
    expect(await statusOf(clients.owner, 'report', report)).toBe(409);
    expect(await statusOf(clients.owner, 'report', { ...report, version: 2, progress: 'dropped' })).toBe(422);
    expect(await statusOf(clients.lead, 'update', { ...edit, version: 2 })).toBe(200);
    const same = update();
    for (const body of [same, same]) expect(await statusOf(clients.owner, 'add_update', body)).toBe(200);
    const action = await read(clients.member, id);
    expect(action).toMatchObject({
      title: 'New',
      progress: 'in_progress',
      can_edit: false,
      can_report: false,
    });
    expect(action.updates).toMatchObject([{ text: 'We met.', can_delete: false }]);
  });

  test('ACT-04 and its updates are deleted with undo', async () => {
    const id = await choose({ owner_id: people.owner.id });
    await ask(clients.owner, 'add_update', { id, text: 'Once.', request_key: randomUUID() });
    const [update] = (await read(clients.lead, id)).updates;
    expect(await statusOf(clients.outsider, 'set_update_deleted', { id: update.id, deleted: true })).toBe(
      404,
    );
    await ask(clients.owner, 'set_update_deleted', { id: update.id, deleted: true });
    expect((await read(clients.lead, id)).updates).toEqual([]);
    await ask(clients.owner, 'set_update_deleted', { id: update.id, deleted: false });
    expect((await read(clients.lead, id)).updates).toHaveLength(1);
    await ask(clients.lead, 'set_deleted', { id, deleted: true });
    expect(await statusOf(clients.owner, 'read', { id })).toBe(404);
    expect(await statusOf(clients.owner, 'set_deleted', { id, deleted: false })).toBe(404);
    expect(await statusOf(clients.lead, 'set_deleted', { id, deleted: false })).toBe(200);
    await ask(clients.lead, 'set_deleted', { id, deleted: true });
    await passDays(2);
    await sendNotifications(server.deps);
    expect(await statusOf(clients.lead, 'set_deleted', { id, deleted: false })).toBe(404);
  });

  test('of a team is edited by its present lead; a former lead who chose it only reads it', async () => {
    const { owner } = server.database;
    const id = await choose({ owner_id: people.owner.id });
    const setLead = (leader_id: number) =>
      owner.updateTable('teams').set({ leader_id }).where('id', '=', teams.north).execute();
    const { starts_on, due_on } = draft();
    const edit = { id, version: 1, title: 'New', owner_id: people.owner.id, starts_on, due_on };
    await setLead(people.otherLead.id);
    expect(await read(clients.lead, id)).toMatchObject({ can_edit: false, can_report: false });
    expect(await statusOf(clients.lead, 'update', { ...edit, visible_to_team: true })).toBe(403);
    expect(await statusOf(clients.lead, 'set_deleted', { id, deleted: true })).toBe(403);
    expect(await idsOf(clients.otherLead)).toContain(id);
    expect(await read(clients.otherLead, id)).toMatchObject({ can_edit: true, can_report: true });
    expect(await statusOf(clients.otherLead, 'update', { ...edit, visible_to_team: false })).toBe(200);
    expect(await idsOf(clients.otherLead, { mine: true })).toContain(id);
    expect(await idsOf(clients.admin, { mine: true })).not.toContain(id);
    await setLead(people.admin.id);
    expect(await idsOf(clients.admin, { mine: true })).toContain(id);
    await setLead(people.lead.id);
    expect(await statusOf(clients.otherLead, 'read', { id })).toBe(404);
    expect(await idsOf(clients.otherLead, { mine: true })).not.toContain(id);
  });

  test('keeps an update deleted that its editor deleted, and takes no more updates than it can hold', async () => {
    const { owner } = server.database;
    const id = await choose({ owner_id: people.owner.id });
    await ask(clients.owner, 'add_update', { id, text: 'Once.', request_key: randomUUID() });
    const [update] = (await read(clients.lead, id)).updates;
    const setDeleted = (client: Client, deleted: boolean) =>
      statusOf(client, 'set_update_deleted', { id: update.id, deleted });
    expect(await setDeleted(clients.lead, true)).toBe(200);
    expect(await setDeleted(clients.owner, false)).toBe(403);
    expect(await setDeleted(clients.lead, false)).toBe(200);
    expect(await setDeleted(clients.owner, true)).toBe(200);
    const created_at = server.clock.now().toISOString();
    const filling = Array.from({ length: maxUpdates }, () => ({
      ...{ account_id: account.id, action_id: id, author_id: people.owner.id, text: 'More.', created_at },
      request_key: randomUUID(),
    }));
    await owner.insertInto('team_action_updates').values(filling).execute();
    const full = await ask(clients.owner, 'set_update_deleted', { id: update.id, deleted: false });
    expect(full.body.code).toBe('updates_full');
    expect((await read(clients.lead, id)).updates).toHaveLength(maxUpdates);
  });

  test('of the company isn’t seen by invitees, and isn’t offered for a campaign that asked only some', async () => {
    const invitee = await server.signIn(await server.aUser({ account, permissions: ['user'], type: 3 }));
    const company = { team_id: null, owner_id: people.owner.id, visible_to_team: true };
    const id = await choose(company, clients.admin);
    expect(await statusOf(clients.outsider, 'read', { id })).toBe(200);
    expect(await statusOf(invitee, 'read', { id })).toBe(404);
    expect(await idsOf(invitee)).toEqual([]);
    const setAudience = (audience: 'everyone' | 'chosen') =>
      server.database.owner
        .updateTable('benchmark_campaigns')
        .set({ audience })
        .where('id', '=', campaignId)
        .execute();
    await setAudience('chosen');
    const { body } = await ask(clients.admin, 'focus', { campaign_id: campaignId });
    expect(body.groups[0]).toEqual({ team_id: teams.north, name: 'North' });
    expect(await statusOf(clients.admin, 'create', draft(company))).toBe(403);
    expect(await read(clients.admin, id)).toMatchObject({ evidence: null, source: null });
    await setAudience('everyone');
  });

  test('of a deleted team stays with its chooser and owner, and isn’t shown to the company', async () => {
    const { owner } = server.database;
    const team = await owner
      .insertInto('teams')
      .values({ account_id: account.id, name: 'Gone', leader_id: people.lead.id })
      .returning('id')
      .executeTakeFirstOrThrow();
    const id = await choose({ visible_to_team: true });
    await owner.updateTable('team_actions').set({ team_id: team.id }).where('id', '=', id).execute();
    await owner.deleteFrom('teams').where('id', '=', team.id).execute();
    expect(await read(clients.lead, id)).toMatchObject({ scope: 'team', team: null, evidence: null });
    expect(await statusOf(clients.outsider, 'read', { id })).toBe(404);
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

test('a person’s copy of their data has their actions and updates, and erasing them leaves the action without an owner', async () => {
  const id = await choose({ owner_id: people.owner.id });
  await ask(clients.owner, 'add_update', { id, text: 'Written by the owner.', request_key: randomUUID() });
  await server.database.executeSql('select erase_person($1)', [people.owner.id]);
  expect(await read(clients.lead, id)).toMatchObject({
    owner: null,
    owner_id: null,
    updates: [{ author: null, text: 'Written by the owner.' }],
  });
});
