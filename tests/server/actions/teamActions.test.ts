import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { maxUpdates } from '../../../domain/actions/teamAction.ts';
import { sendNotifications } from '../../../server/usecases/notifications/sendNotifications.ts';
import type { Client } from '../../support/client.ts';
import { type ActionCompany, ask, idsOf, read, startActionCompany, statusOf } from './actionCompany.ts';

let server: ActionCompany['server'];
let account: ActionCompany['account'];
let people: ActionCompany['people'];
let clients: ActionCompany['clients'];
let teams: ActionCompany['teams'];
let campaignId: ActionCompany['campaignId'];
let passDays: ActionCompany['passDays'];
let draft: ActionCompany['draft'];
let choose: ActionCompany['choose'];

beforeAll(async () => {
  ({ server, account, people, clients, teams, campaignId, passDays, draft, choose } =
    await startActionCompany());
});
afterAll(() => server.close());

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
