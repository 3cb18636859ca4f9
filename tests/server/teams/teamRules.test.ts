import { describe, expect, test } from 'vitest';
import type { AUser } from '../../support/builders.ts';
import { callImport, csvOf, uploadAndCheck } from '../imports/importCalls.ts';
import {
  account,
  admin,
  createTeam,
  idsOf,
  lastAudit,
  membersOf,
  openMembersCompany,
  records,
  send,
  server,
} from './membersCompany.ts';

openMembersCompany();

async function removeMember(team_id: number, user: AUser): Promise<void> {
  const { id } = await server.database.owner
    .selectFrom('memberships')
    .select('id')
    .where('team_id', '=', team_id)
    .where('user_id', '=', user.id)
    .executeTakeFirstOrThrow();
  expect((await admin.delete(`${records}/memberships/${id}`)).status).toBe(200);
}

describe('a membership rule', () => {
  const addRule = (team_id: number, value: string, attribute = 'department') =>
    send(admin, 'add_rule', { team_id, attribute, value });

  test('adds everyone it matches today, regardless of case, and is audited', async () => {
    const team_id = await createTeam('Sales');
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

  test('ADMIN-17 adds people who join, change or return, by form and by import', async () => {
    const team_id = await createTeam('Hamburg');
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

  test('adds applicants once they are employed', async () => {
    const team_id = await createTeam('Hired');
    await addRule(team_id, 'Hired');
    const applicant = await server.aUser({ account, department: 'Hired', type: 4 });
    expect(await membersOf(team_id)).toEqual([]);
    await server.database.owner
      .updateTable('users')
      .set({ type: 3 })
      .where('id', '=', applicant.id)
      .execute();
    expect(await membersOf(team_id)).toEqual([applicant.id]);
  });

  test('excludes only people whom it matches, and none after the last rule', async () => {
    const team_id = await createTeam('Narrow');
    const [matched, other] = [
      await server.aUser({ account, department: 'Narrow' }),
      await server.aUser({ account, department: 'Broad' }),
    ];
    await addRule(team_id, 'Narrow');
    await send(admin, 'add_members', { team_id, user_ids: [other.id] });
    for (const person of [matched, other]) await removeMember(team_id, person);
    const { rules, excluded } = (await send(admin, 'rules', { team_id })).body;
    expect(excluded.people.map(({ id }: { id: number }) => id)).toEqual([matched.id]);
    await addRule(team_id, 'Broad');
    expect(await membersOf(team_id)).toEqual([other.id]);
    await send(admin, 'remove_rule', { rule_id: rules[0].id });
    expect((await send(admin, 'rules', { team_id })).body.excluded.total).toBe(1);
    const [{ id: last }] = (await send(admin, 'rules', { team_id })).body.rules;
    await send(admin, 'remove_rule', { rule_id: last });
    expect((await send(admin, 'rules', { team_id })).body.excluded.total).toBe(0);
    expect((await addRule(team_id, 'Narrow')).body.added).toBe(1);
  });

  test('takes time in proportion to the number of people changed in one statement', async () => {
    const many = await server.anAccount();
    const { database } = server;
    const boss = await server.signIn(
      await server.aUser({ account: many, permissions: ['user', 'local_admin'] }),
    );
    const team_id = await createTeam('Many', boss);
    await send(boss, 'add_rule', { team_id, attribute: 'department', value: 'Many' });
    await database.executeSql(`insert into users (account_id, first_name, last_name, email, permissions)
      select ${many.id}, 'A', 'B', 'many' || n || '@people.example', array['user'] from generate_series(1, 4000) n`);
    const msOf = async (statement: string): Promise<number> => {
      const before = performance.now();
      await database.executeSql(statement);
      return performance.now() - before;
    };
    const changed = `update users set level = coalesce(level, '') || 'x' where account_id = ${many.id}`;
    for (let at = 0; at < 6; at += 1)
      await database.executeSql(`${changed} and email = 'many1@people.example'`);
    const withRules = await msOf(changed);
    await database.executeSql('alter table users disable trigger team_rules_by_update');
    const without = await msOf(changed);
    await database.executeSql('alter table users enable trigger team_rules_by_update');
    expect(withRules).toBeLessThan(6 * without);
    await database.executeSql(`update users set department = 'MANY' where account_id = ${many.id}`);
    expect(await membersOf(team_id)).toHaveLength(4_001);
  });

  test.skipIf(!process.env.TEST_DATABASE_URL)(
    'can be added and read while a transaction that locked its people adds them (needs TEST_DATABASE_URL)',
    async () => {
      const team_id = await createTeam('Locks');
      const [person, other] = [
        await server.aUser({ account, department: 'Locks' }),
        await server.aUser({ account }),
      ];
      await server.database.owner
        .transaction()
        .execute(async (tx) => {
          await tx.selectFrom('users').select('id').where('id', '=', person.id).forUpdate().execute();
          const adding = addRule(team_id, 'Locks');
          await new Promise((resolve) => setTimeout(resolve, 300));
          expect((await send(admin, 'rules', { team_id })).status).toBe(200);
          await tx
            .insertInto('memberships')
            .values({ account_id: account.id, team_id, user_id: other.id })
            .execute();
          return { adding };
        })
        .then(({ adding }) => adding);
      expect(await membersOf(team_id)).toEqual(idsOf(person, other));
    },
  );

  test('keeps out whoever was removed manually, until they are added again', async () => {
    const team_id = await createTeam('Lisbon');
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
    const team_id = await createTeam('Stays');
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
    const team_id = await createTeam('Short');
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
    const team_id = await createTeam('Valid');
    expect((await addRule(team_id, '  ')).status).toBe(422);
    expect((await addRule(team_id, 'x'.repeat(81))).status).toBe(422);
    expect((await addRule(team_id, 'x', 'gender')).status).toBe(422);
    const lead = await server.signIn(await server.aUser({ account, permissions: ['user', 'supervisor'] }));
    for (const call of ['add_rule', 'remove_rule', 'rules'])
      expect((await send(lead, call, { team_id })).status).toBe(403);
  });
});
