import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AnAccount, AUser } from '../../support/builders.ts';
import type { Client } from '../../support/client.ts';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';
import { callImport, csvOf, uploadAndCheck } from '../imports/importCalls.ts';

let server: TestServer;
let account: AnAccount;
let admin: Client;
beforeAll(async () => {
  server = await startTestServer();
  account = await server.anAccount();
  admin = await server.signIn(await server.aUser({ account, permissions: ['user', 'local_admin'] }));
});
afterAll(() => server.close());

const send = (client: Client, call: string, body: object) => client.post(`/api/v2/teams/${call}`, body);
const records = '/api/v2/resources';
const aTeam = async (name: string, client = admin): Promise<number> =>
  (await client.post(`${records}/teams`, { name, leader_id: null, group_id: null })).body.id;
async function membersOf(team_id: number): Promise<number[]> {
  const rows = await server.database.owner
    .selectFrom('memberships')
    .select('user_id')
    .where('team_id', '=', team_id)
    .orderBy('user_id')
    .execute();
  return rows.map(({ user_id }) => user_id);
}
const idsOf = (...people: readonly AUser[]) => people.map(({ id }) => id).sort((a, b) => a - b);
async function removeMember(team_id: number, user: AUser): Promise<void> {
  const { id } = await server.database.owner
    .selectFrom('memberships')
    .select('id')
    .where('team_id', '=', team_id)
    .where('user_id', '=', user.id)
    .executeTakeFirstOrThrow();
  expect((await admin.delete(`${records}/memberships/${id}`)).status).toBe(200);
}
const lastAudit = async () =>
  server.database.owner
    .selectFrom('audit_entries')
    .select(['action', 'resource', 'changes'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();

describe('adding many members', () => {
  test('adds by id and by address, once, and reports everyone who wasn’t added', async () => {
    const team_id = await aTeam('Fleet');
    const [one, two, gone] = [
      await server.aUser({ account }),
      await server.aUser({ account, email: 'Ada.Berg@People.example' }),
      await server.aUser({ account, first_name: 'Gone', last_name: 'Away', status: 'inactive' }),
    ];
    const stranger = await server.aUser({ account: await server.anAccount() });
    const body = {
      team_id,
      user_ids: [one.id, gone.id, stranger.id],
      emails: ['ADA.berg@people.example', one.email, stranger.email],
    };
    expect((await send(admin, 'add_members', body)).body).toEqual({
      added: 2,
      problems: [
        { person: stranger.email, problem: 'not_found' },
        { person: `#${stranger.id}`, problem: 'not_found' },
        { person: 'Gone Away', problem: 'not_allowed' },
      ],
    });
    expect(await membersOf(team_id)).toEqual(idsOf(one, two));
    expect(await lastAudit()).toMatchObject({ action: 'create', resource: 'memberships' });
    expect((await send(admin, 'add_members', body)).body).toMatchObject({ added: 0 });
    expect(await membersOf(team_id)).toEqual(idsOf(one, two));
  });

  test('refuses too many, malformed and foreign input', async () => {
    const team_id = await aTeam('Data');
    const many = Array.from({ length: 1_001 }, (_, at) => `p${at}@people.example`);
    expect((await send(admin, 'add_members', { team_id, emails: many })).status).toBe(422);
    expect((await send(admin, 'add_members', { team_id, emails: many.slice(1) })).body.problems).toHaveLength(
      1_000,
    );
    expect((await send(admin, 'add_members', { team_id, user_ids: ['x'] })).status).toBe(422);
    expect((await send(server.visitor(), 'add_members', { team_id })).status).toBe(401);
    const lead = await server.signIn(await server.aUser({ account, permissions: ['user', 'supervisor'] }));
    expect((await send(lead, 'add_members', { team_id })).status).toBe(403);
    const other = await server.signIn(
      await server.aUser({ account: await server.anAccount(), permissions: ['user', 'local_admin'] }),
    );
    expect((await send(other, 'add_members', { team_id })).status).toBe(404);
  });
});

describe('a membership rule', () => {
  const addRule = (team_id: number, value: string, attribute = 'department') =>
    send(admin, 'add_rule', { team_id, attribute, value });

  test('adds everyone it matches today, regardless of case, and is audited', async () => {
    const team_id = await aTeam('Sales');
    const [one, two] = [
      await server.aUser({ account, department: 'Rule sales' }),
      await server.aUser({ account, department: 'RULE SALES' }),
    ];
    await server.aUser({ account, department: 'Rule sales', status: 'inactive' });
    await server.aUser({ account, department: 'Rule sales', type: 4 });
    await server.aUser({ account: await server.anAccount(), department: 'Rule sales' });
    expect((await addRule(team_id, 'Rule sales')).body).toMatchObject({ added: 2 });
    expect(await membersOf(team_id)).toEqual(idsOf(one, two));
    expect(await lastAudit()).toMatchObject({ action: 'create', resource: 'team_rules' });
    expect((await addRule(team_id, 'rule SALES')).status).toBe(409);
    expect((await send(admin, 'rules', { team_id })).body.rules).toMatchObject([
      { attribute: 'department', value: 'Rule sales' },
    ]);
  });

  test('adds people who join, change or return, by form and by import', async () => {
    const team_id = await aTeam('Hamburg');
    await addRule(team_id, 'Hamburg', 'location');
    const draft = {
      first_name: 'Ida',
      last_name: 'Joins',
      email: 'ida.joins@people.example',
      permissions: ['user'],
      program_ids: [],
      locale_abbr: 'en',
      status: 'active',
      location: 'Hamburg',
    };
    const ida = (await admin.post(`${records}/users`, draft)).body;
    expect(await membersOf(team_id)).toEqual([ida.id]);
    const moved = await server.aUser({ account, location: 'Lisbon', external_id: 'R1' });
    const { id } = await uploadAndCheck(
      admin,
      csvOf(
        'Employee ID,E-mail,First name,Last name,Location',
        `R1,${moved.email},A,B,Hamburg`,
        'R2,new@people.example,C,D,hamburg',
      ),
    );
    await callImport(admin, 'apply', { import_id: id });
    await server.runJobs();
    const imported = await server.database.owner
      .selectFrom('users')
      .select('id')
      .where('email', '=', 'new@people.example')
      .executeTakeFirstOrThrow();
    expect(await membersOf(team_id)).toEqual([ida.id, moved.id, imported.id].sort((a, b) => a - b));
    const back = await server.aUser({ account, location: 'Hamburg', status: 'inactive' });
    expect(await membersOf(team_id)).not.toContain(back.id);
    await admin.post('/api/v2/people/change_status', {
      selection: { user_ids: [back.id] },
      status: 'active',
      expected: 1,
    });
    expect(await membersOf(team_id)).toContain(back.id);
  });

  test('keeps out whoever was removed manually, until they are added again', async () => {
    const team_id = await aTeam('Lisbon');
    const person = await server.aUser({ account, first_name: 'Out', last_name: 'Side', level: 'L7' });
    await addRule(team_id, 'L7', 'level');
    await removeMember(team_id, person);
    const { owner } = server.database;
    const change = (level: string) =>
      owner.updateTable('users').set({ level }).where('id', '=', person.id).execute();
    await change('L8');
    await change('L7');
    expect(await membersOf(team_id)).toEqual([]);
    expect((await send(admin, 'rules', { team_id })).body.excluded).toEqual({
      people: [{ id: person.id, name: 'Out Side' }],
      total: 1,
    });
    await addRule(team_id, 'L8', 'level');
    await change('L8');
    expect(await membersOf(team_id)).toEqual([]);
    await send(admin, 'add_members', { team_id, user_ids: [person.id] });
    expect((await send(admin, 'rules', { team_id })).body.excluded.total).toBe(0);
  });

  test('leaves members in the team when they change, and when it is removed', async () => {
    const team_id = await aTeam('Stays');
    const person = await server.aUser({ account, department: 'Stays' });
    const rule = await addRule(team_id, 'Stays');
    await server.database.owner
      .updateTable('users')
      .set({ department: 'Elsewhere' })
      .where('id', '=', person.id)
      .execute();
    expect(rule.body.added).toBe(1);
    const [{ id }] = (await send(admin, 'rules', { team_id })).body.rules;
    expect((await send(admin, 'remove_rule', { rule_id: id })).status).toBe(200);
    expect((await send(admin, 'remove_rule', { rule_id: id })).status).toBe(404);
    expect(await membersOf(team_id)).toEqual([person.id]);
    await server.aUser({ account, department: 'Stays' });
    expect(await membersOf(team_id)).toEqual([person.id]);
  });

  test('goes with its team, and its exclusions with the person', async () => {
    const team_id = await aTeam('Short');
    const person = await server.aUser({ account, department: 'Short' });
    await addRule(team_id, 'Short');
    await removeMember(team_id, person);
    const platform = await server.anAccount();
    const chief = await server.signIn(
      await server.aUser({ account: platform, permissions: ['super_admin'] }),
    );
    expect((await chief.post('/api/v2/personal_data/erase', { user_id: person.id })).status).toBe(200);
    const { owner } = server.database;
    const left = () =>
      owner.selectFrom('team_rule_exclusions').select('user_id').where('team_id', '=', team_id).execute();
    expect(await left()).toEqual([]);
    await server.aUser({ account, department: 'Short' });
    expect((await admin.delete(`${records}/teams/${team_id}`)).status).toBe(200);
    expect(await left()).toEqual([]);
    expect(
      await owner.selectFrom('team_rules').select('id').where('team_id', '=', team_id).execute(),
    ).toEqual([]);
  });

  test('is for administrators of the account, with valid values', async () => {
    const team_id = await aTeam('Valid');
    expect((await addRule(team_id, '  ')).status).toBe(422);
    expect((await addRule(team_id, 'x'.repeat(81))).status).toBe(422);
    expect((await addRule(team_id, 'x', 'gender')).status).toBe(422);
    const lead = await server.signIn(await server.aUser({ account, permissions: ['user', 'supervisor'] }));
    for (const call of ['add_rule', 'remove_rule', 'rules'])
      expect((await send(lead, call, { team_id })).status).toBe(403);
  });
});

test('team sizes count active members, and leads see those of their own teams', async () => {
  const leader = await server.aUser({ account, permissions: ['user', 'supervisor'] });
  const [own, other] = [await aTeam('Own'), await aTeam('Other')];
  await server.database.owner
    .updateTable('teams')
    .set({ leader_id: leader.id })
    .where('id', '=', own)
    .execute();
  const member = await server.aUser({ account });
  const away = await server.aUser({ account });
  await send(admin, 'add_members', { team_id: own, user_ids: [member.id, away.id] });
  await server.database.owner
    .updateTable('users')
    .set({ status: 'inactive' })
    .where('id', '=', away.id)
    .execute();
  const sizes = async (client: Client) =>
    (await send(client, 'sizes', { team_ids: [own, other] })).body.teams;
  expect(await sizes(admin)).toEqual([
    { team_id: own, members: 1 },
    { team_id: other, members: 0 },
  ]);
  expect(await sizes(await server.signIn(leader))).toEqual([{ team_id: own, members: 1 }]);
  expect((await send(admin, 'sizes', { team_ids: Array(101).fill(1) })).status).toBe(422);
});
