import { describe, expect, test } from 'vitest';
import { callImport, csvOf, readImport, readRows, uploadAndCheck, uploadImport } from './importCalls.ts';
import {
  account,
  addPerson,
  admin,
  client,
  emailOf,
  findPerson,
  headingLine,
  openTestCompany,
  readAuditEntries,
  readPeopleWithoutVersions,
  server,
  uploadAndApply,
} from './testCompany.ts';

openTestCompany();

describe('applying an import', () => {
  test('creates and changes people, adds them to teams, and leaves others unchanged', async () => {
    const team = await server.database.owner
      .insertInto('teams')
      .values({ account_id: account.id, name: 'Fleet planning' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const ida = await addPerson('ida', { external_id: 'E1', department: 'Old', location: 'Oslo' });
    const session = await server.signIn(ida);
    const result = await uploadAndApply(
      csvOf(
        `${headingLine},Location,Team,Permissions,Language,Status`,
        `E1,${emailOf('ida')},Ida,Berg,Fleet,,fleet planning,,,inactive`,
        `E2,${emailOf('nora')},Nora,Falk,Fleet,Bergen,Fleet planning,"user, Team lead",German,`,
        `E3,no address,Olle,Gran,,,,,,`,
      ),
    );
    expect(result).toMatchObject({
      state: 'applied',
      can_undo: true,
      counts: { done: 2, error: 1, skipped: 0 },
    });
    expect(await findPerson(emailOf('ida'))).toMatchObject({
      first_name: 'Ida',
      department: 'Fleet',
      location: 'Oslo',
      status: 'inactive',
    });
    const nora = await findPerson(emailOf('nora'));
    expect(nora).toMatchObject({ permissions: ['user', 'supervisor'], locale_abbr: 'de', status: 'active' });
    const members = await server.database.owner
      .selectFrom('memberships')
      .select('user_id')
      .where('team_id', '=', team.id)
      .orderBy('user_id')
      .execute();
    expect(members.map(({ user_id }) => user_id)).toEqual([ida.id, nora?.id]);
    expect((await session.get('/api/v2/session')).body.currentUser ?? null).toBeNull();
  });

  test('writes one audit entry per person with old and new values', async () => {
    const ida = await addPerson('ida');
    await uploadAndApply(csvOf('E-mail,Department', `${emailOf('ida')},Fleet`));
    expect(await readAuditEntries('users')).toMatchObject([
      {
        action: 'update',
        actor_id: admin.id,
        record_id: String(ida.id),
        changes: { department: [null, 'Fleet'], import: [null, expect.any(Number)] },
      },
    ]);
    expect((await readAuditEntries('user_imports')).map(({ action }) => action)).toEqual([
      'create',
      'check',
      'apply',
    ]);
  });

  test('is recorded with both the emulating person and the viewed account', async () => {
    const platform = await server.aUser({ account: await server.anAccount(), permissions: ['admin'] });
    const viewer = await server.signIn(platform);
    viewer.emulatedAccountId = account.id;
    await uploadAndApply(
      csvOf('E-mail,First name,Last name,Permissions', `${emailOf('ny')},Ny,Ny,consultant`),
      viewer,
    );
    expect((await findPerson(emailOf('ny')))?.permissions).toEqual(['consultant']);
    expect((await readAuditEntries('users'))[0]).toMatchObject({
      action: 'create',
      actor_id: platform.id,
      as_account_id: account.id,
    });
  });

  test('changes no one when the same file is imported again', async () => {
    const file = csvOf(headingLine, `E1,${emailOf('ida')},Ida,Berg,Fleet`, `,${emailOf('jon')},Jon,Dahl,`);
    expect((await uploadAndApply(file)).counts).toMatchObject({ create: 2 });
    expect((await uploadAndCheck(client, file)).counts).toMatchObject({
      create: 0,
      update: 0,
      unchanged: 2,
      error: 0,
    });
  });

  test('changes no one when an export is imported', async () => {
    await addPerson('ida', { permissions: ['user', 'supervisor'], locale_abbr: 'de', status: 'inactive' });
    const { raw } = await client.get('/api/v2/resources/users/export?format=csv');
    expect((await uploadAndCheck(client, raw)).counts).toMatchObject({
      create: 0,
      update: 0,
      unchanged: 2,
      error: 0,
    });
  });

  test('reads exported names back unchanged, although formulas are escaped', async () => {
    const names = ['＝1+1', '=cmd()', "'=quoted", "d'Arc", '-', '＠home'];
    for (const [at, last_name] of names.entries()) await addPerson(`odd${at}`, { last_name });
    const before = await readPeopleWithoutVersions();
    const { raw, text } = await client.get('/api/v2/resources/users/export?format=csv');
    for (const guarded of ["'＝1+1", "'=cmd()", "''=quoted", "'-", "'＠home"])
      expect(text).toContain(guarded);
    const result = await uploadAndCheck(client, raw);
    expect(result.counts).toMatchObject({ create: 0, update: 0, error: 0 });
    expect(await readPeopleWithoutVersions()).toEqual(before);
  });

  test('skips and reports people changed, removed or added since the dry run', async () => {
    const ida = await addPerson('ida');
    const jon = await addPerson('jon');
    await addPerson('kim');
    const { id } = await uploadAndCheck(
      client,
      csvOf(
        'E-mail,First name,Last name,Department',
        `${emailOf('ida')},ida,Berg,Fleet`,
        `${emailOf('jon')},jon,Berg,Fleet`,
        `${emailOf('kim')},kim,Berg,Fleet`,
        `${emailOf('new')},New,Berg,Fleet`,
        `${emailOf('elsewhere')},New,Berg,Fleet`,
      ),
    );
    const { owner } = server.database;
    await owner.updateTable('users').set({ department: 'Sales' }).where('id', '=', ida.id).execute();
    await owner.deleteFrom('users').where('id', '=', jon.id).execute();
    await addPerson('new');
    await server.aUser({ account: await server.anAccount(), email: emailOf('elsewhere') });
    await callImport(client, 'apply', { import_id: id });
    const rows = await readRows(client, id);
    expect(rows.map(({ state, reason }: { state: string; reason: string }) => `${state} ${reason}`)).toEqual([
      'skipped changedSince',
      'skipped gone',
      'done null',
      'skipped taken',
      'skipped taken',
    ]);
    expect(await findPerson(emailOf('ida'))).toMatchObject({ department: 'Sales' });
    expect((await readImport(client, id)).counts).toMatchObject({ done: 1, skipped: 4 });
  });

  test('refuses a step that was taken already or is not available yet', async () => {
    const { body } = await uploadImport(client, csvOf('E-mail,First name,Last name', `${emailOf('a')},A,B`));
    const importId = { import_id: body.import_id };
    expect((await callImport(client, 'apply', importId)).status).toBe(409);
    expect((await callImport(client, 'undo', importId)).status).toBe(409);
    const { id } = await uploadAndCheck(client, csvOf('E-mail,First name,Last name', `${emailOf('a')},A,B`));
    expect((await callImport(client, 'apply', { import_id: id })).status).toBe(200);
    expect((await callImport(client, 'apply', { import_id: id })).status).toBe(409);
    expect((await callImport(client, 'discard', { import_id: id })).status).toBe(409);
    expect((await callImport(client, 'discard', importId)).status).toBe(200);
    expect((await callImport(client, 'get', importId)).status).toBe(404);
  });
});

describe('undoing an import', () => {
  test('restores old values and removes added people', async () => {
    await server.database.owner
      .insertInto('teams')
      .values({ account_id: account.id, name: 'Fleet' })
      .execute();
    await addPerson('ida', { external_id: 'E1', permissions: ['user', 'supervisor'] });
    await addPerson('jon');
    const before = await readPeopleWithoutVersions();
    const { id } = await uploadAndApply(
      csvOf(
        `${headingLine},Team,Permissions`,
        `E1,${emailOf('idun')},Idun,Berg,Fleet,Fleet,user`,
        `E7,${emailOf('jon')},jon,Berg,,Fleet,`,
        `E8,${emailOf('new')},New,Berg,,Fleet,`,
      ),
    );
    expect(await readPeopleWithoutVersions()).not.toEqual(before);
    expect((await callImport(client, 'undo', { import_id: id })).status).toBe(200);
    expect(await readPeopleWithoutVersions()).toEqual(before);
    const memberships = await server.database.owner
      .selectFrom('memberships')
      .select('id')
      .where('account_id', '=', account.id)
      .execute();
    expect(memberships).toEqual([]);
    expect(await readImport(client, id)).toMatchObject({
      state: 'undone',
      can_undo: false,
      counts: { undone: 3 },
    });
    const actions = (await readAuditEntries('users')).map(({ action }) => action).sort();
    expect(actions).toEqual(['create', 'delete', 'update', 'update', 'update', 'update']);
  });

  test('skips people changed since, and deactivates referenced people instead of removing them', async () => {
    await addPerson('ida');
    const { id } = await uploadAndApply(
      csvOf(
        'E-mail,First name,Last name,Department',
        `${emailOf('ida')},ida,Berg,Fleet`,
        `${emailOf('nora')},Nora,Falk,Fleet`,
        `${emailOf('olle')},Olle,Gran,Fleet`,
      ),
    );
    const ida = await findPerson(emailOf('ida'));
    await client.put(`/api/v2/resources/users/${ida?.id}`, { ...ida, level: 'Lead' });
    await server.database.owner
      .insertInto('teams')
      .values({
        account_id: account.id,
        name: 'Led',
        leader_id: (await findPerson(emailOf('nora')))?.id ?? 0,
      })
      .execute();
    await callImport(client, 'undo', { import_id: id });
    expect(await findPerson(emailOf('ida'))).toMatchObject({ department: 'Fleet', level: 'Lead' });
    expect(await findPerson(emailOf('nora'))).toMatchObject({ status: 'inactive' });
    expect(await findPerson(emailOf('olle'))).toBeUndefined();
    const rows = await readRows(client, id);
    expect(rows.map(({ state, reason }: { state: string; reason: string }) => `${state} ${reason}`)).toEqual([
      'kept changedSince',
      'undone inactive',
      'undone null',
    ]);
  });

  test('is refused after thirty days, when the rows are erased', async () => {
    const { id } = await uploadAndApply(csvOf('E-mail,First name,Last name', `${emailOf('a')},A,B`));
    const { applied_at } = await readImport(client, id);
    const past = new Date(Date.parse(applied_at) - 31 * 86_400_000).toISOString();
    const { owner } = server.database;
    await owner.updateTable('user_imports').set({ applied_at: past }).where('id', '=', id).execute();
    expect((await callImport(client, 'undo', { import_id: id })).status).toBe(409);
    await server.deps.jobs.wake('import-users');
    await server.runJobs();
    expect(await readRows(client, id)).toEqual([]);
    expect(await findPerson(emailOf('a'))).toMatchObject({ first_name: 'A' });
  });
});
