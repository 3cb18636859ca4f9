import { describe, expect, test } from 'vitest';
import { callImport, csvOf, readImport, readRows, uploadAndCheck } from './importCalls.ts';
import {
  account,
  addPerson,
  admin,
  client,
  emailOf,
  findPerson,
  openTestCompany,
  readAuditEntries,
  server,
  uploadAndApply,
} from './testCompany.ts';

openTestCompany();

const createTeams = { create_teams: true };
const addTeam = (name: string) =>
  server.database.owner
    .insertInto('teams')
    .values({ account_id: account.id, name })
    .returning('id')
    .executeTakeFirstOrThrow();
const readTeams = () =>
  server.database.owner
    .selectFrom('teams')
    .select((eb) => [
      'name',
      eb
        .selectFrom('memberships')
        .whereRef('team_id', '=', 'teams.id')
        .select((count) => count.fn.countAll<number>().as('n'))
        .as('members'),
    ])
    .where('account_id', '=', account.id)
    .orderBy('name')
    .execute()
    .then((rows) => rows.map(({ name, members }) => `${name} ${members}`));

describe('missing teams', () => {
  const file = () =>
    csvOf(
      'People of all sites,,,',
      '',
      'E-mail,First name,Last name,Teams',
      `${emailOf('ida')},Ida,Berg,Fleet;Sales`,
      `${emailOf('jon')},Jon,Berg,SALES;Night shift`,
      `no address,Olle,Berg,Nowhere`,
      `${emailOf('kim')},Kim,Berg,${'x'.repeat(121)}`,
    );

  test('ADMIN-04 are errors unless they are created, and nothing is created by a dry run', async () => {
    await addTeam('fleet');
    const { id, new_teams, heading_line, creates_teams } = await uploadAndCheck(client, file());
    expect({ new_teams, heading_line, creates_teams }).toEqual({
      new_teams: [],
      heading_line: 3,
      creates_teams: false,
    });
    const [ida] = await readRows(client, id);
    expect(ida).toMatchObject({ line: 4, kind: 'error', problems: [{ problem: 'unknownTeam' }] });

    const checked = await uploadAndCheck(client, file(), createTeams);
    expect(checked.new_teams).toEqual([
      { name: 'Night shift', people: 1 },
      { name: 'Sales', people: 2 },
    ]);
    const rows = await readRows(client, checked.id);
    expect(rows[0].changes).toContainEqual({ field: 'teams', from: [], to: ['fleet', 'Sales'] });
    expect(rows[3]).toMatchObject({ kind: 'error', problems: [{ field: 'teams', problem: 'tooLong' }] });
    expect(await readTeams()).toEqual(['fleet 0']);
  });

  test('are created with the people, once, and removed by an undo if they are empty', async () => {
    await addTeam('Fleet');
    const applied = await uploadAndApply(file(), client, createTeams);
    expect(applied).toMatchObject({ created_teams: 2, counts: { done: 2, error: 2 } });
    expect(await readTeams()).toEqual(['Fleet 1', 'Night shift 1', 'Sales 2']);
    expect((await readAuditEntries('teams')).map(({ action }) => action)).toEqual(['create', 'create']);

    const olle = await addPerson('olle');
    const night = await server.database.owner
      .selectFrom('teams')
      .select('id')
      .where('account_id', '=', account.id)
      .where('name', '=', 'Night shift')
      .executeTakeFirstOrThrow();
    await server.database.owner
      .insertInto('memberships')
      .values({ account_id: account.id, team_id: night.id, user_id: olle.id })
      .execute();
    expect((await callImport(client, 'undo', { import_id: applied.id })).status).toBe(200);
    expect(await readTeams()).toEqual(['Fleet 0', 'Night shift 1']);
    expect(await readImport(client, applied.id)).toMatchObject({ state: 'undone' });
    expect((await readAuditEntries('teams')).map(({ action }) => action)).toEqual([
      'create',
      'create',
      'delete',
    ]);
  });

  test('that somebody created after the dry run are joined, not created twice', async () => {
    const { id } = await uploadAndCheck(client, file(), createTeams);
    await addTeam('sales');
    await callImport(client, 'apply', { import_id: id });
    expect(await readImport(client, id)).toMatchObject({ state: 'applied', created_teams: 2 });
    expect(await readTeams()).toEqual(['Fleet 1', 'Night shift 1', 'sales 2']);
  });

  test('are compared as the database compares names, so that a letter such as İ creates no duplicate', async () => {
    const turkish = csvOf('E-mail,Teams', `${emailOf('ida')},İstanbul`, `${emailOf('jon')},İSTANBUL`);
    await addPerson('ida');
    await addPerson('jon');
    const first = await uploadAndApply(turkish, client, createTeams);
    expect(first).toMatchObject({ created_teams: 1, counts: { done: 2 } });
    expect(await readTeams()).toEqual(['İstanbul 2']);
    const again = await uploadAndCheck(client, turkish, createTeams);
    expect(again).toMatchObject({ new_teams: [], counts: { update: 0, unchanged: 2, error: 0 } });
  });

  test('can be at most 1,000 in one import', async () => {
    const names = (from: number, amount: number) =>
      Array.from({ length: amount }, (_, at) => `T${from + at}`).join(';');
    const person = (name: string, teams: string) => `${emailOf(name)},${name},Berg,${teams}`;
    const heading = 'E-mail,First name,Last name,Teams';
    const most = await uploadAndCheck(
      client,
      csvOf(heading, person('a', names(0, 500)), person('b', names(500, 500))),
      createTeams,
    );
    expect(most).toMatchObject({ state: 'checked' });
    expect(most.new_teams).toHaveLength(1_000);
    const tooMany = await uploadAndCheck(client, csvOf(heading, person('a', names(0, 1_001))), createTeams);
    expect(tooMany).toMatchObject({
      state: 'uploaded',
      problem: { problem: 'tooManyTeams', params: { max: 1_000 } },
    });
    const mapping = tooMany.columns.map(({ field }: { field: string }) => field);
    await callImport(client, 'check', { import_id: tooMany.id, mapping });
    expect(await readImport(client, tooMany.id)).toMatchObject({ state: 'checked', problem: null });
  });
});

test('undoing an import ends the memberships that rules of teams began, without excluding anyone', async () => {
  const { id: team_id } = await addTeam('Fleet');
  const rule = { team_id, attribute: 'department', value: 'Fleet' };
  expect((await client.post('/api/v2/teams/add_rule', rule)).status).toBe(200);
  await addPerson('ida', { department: 'Office' });
  const { id } = await uploadAndApply(
    csvOf(
      'E-mail,First name,Last name,Department,Teams',
      `${emailOf('ida')},ida,Berg,Fleet,`,
      `${emailOf('nora')},Nora,Falk,Fleet,Fleet`,
      `${emailOf('olle')},Olle,Gran,Office,Fleet`,
    ),
  );
  expect(await readTeams()).toEqual(['Fleet 3']);
  await callImport(client, 'undo', { import_id: id });
  expect(await readTeams()).toEqual(['Fleet 0']);
  expect(await findPerson(emailOf('ida'))).toMatchObject({ department: 'Office', status: 'active' });
  expect(await findPerson(emailOf('nora'))).toBeUndefined();
  expect((await client.post('/api/v2/teams/rules', { team_id })).body.excluded.total).toBe(0);
});

describe('the person who imports', () => {
  test('ADMIN-05 gets a line of its own for changes of their own record', async () => {
    const heading = 'E-mail,First name,Last name,Permissions';
    const own = `${admin.email},Renamed,Person,user`;
    const { own_row, id } = await uploadAndCheck(
      client,
      csvOf('Staff', heading, `${emailOf('ida')},Ida,Berg,`, own),
    );
    expect(own_row).toMatchObject({ line: 4, kind: 'update', user_id: admin.id });
    expect(own_row.changes.map(({ field }: { field: string }) => field)).toEqual([
      'first_name',
      'last_name',
      'permissions',
    ]);
    const other = await server.signIn(await server.aUser({ account, permissions: ['user', 'local_admin'] }));
    expect((await readImport(other, id)).own_row).toBeNull();
    await callImport(client, 'apply', { import_id: id });
    expect(await findPerson(admin.email)).toMatchObject({ first_name: 'Renamed' });
  });

  test('gets none if nothing of theirs changes', async () => {
    const own = await findPerson(admin.email);
    const same = `${admin.email},${own?.first_name},${own?.last_name}`;
    const file = csvOf('E-mail,First name,Last name', same, `${emailOf('ida')},Ida,Berg`);
    expect((await uploadAndCheck(client, file)).own_row).toBeNull();
  });
});
