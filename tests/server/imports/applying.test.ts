import { describe, expect, test } from 'vitest';
import { ask, checked, csv, rowsOf, upload, whole } from './registry.ts';
import {
  account,
  address,
  admin,
  applied,
  audited,
  client,
  heading,
  openTestCompany,
  person,
  server,
  someone,
  withoutVersions,
} from './testCompany.ts';

openTestCompany();

describe('applying an import', () => {
  test('creates and changes people, adds them to teams, and leaves others unchanged', async () => {
    const team = await server.database.owner
      .insertInto('teams')
      .values({ account_id: account.id, name: 'Fleet planning' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const ida = await someone('ida', { external_id: 'E1', department: 'Old', location: 'Oslo' });
    const session = await server.signIn(ida);
    const result = await applied(
      csv(
        `${heading},Location,Team,Permissions,Language,Status`,
        `E1,${address('ida')},Ida,Berg,Fleet,,fleet planning,,,inactive`,
        `E2,${address('nora')},Nora,Falk,Fleet,Bergen,Fleet planning,"user, Team lead",German,`,
        `E3,no address,Olle,Gran,,,,,,`,
      ),
    );
    expect(result).toMatchObject({
      state: 'applied',
      can_undo: true,
      counts: { done: 2, error: 1, skipped: 0 },
    });
    expect(await person(address('ida'))).toMatchObject({
      first_name: 'Ida',
      department: 'Fleet',
      location: 'Oslo',
      status: 'inactive',
    });
    const nora = await person(address('nora'));
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
    const ida = await someone('ida');
    await applied(csv('E-mail,Department', `${address('ida')},Fleet`));
    expect(await audited('users')).toMatchObject([
      {
        action: 'update',
        actor_id: admin.id,
        record_id: String(ida.id),
        changes: { department: [null, 'Fleet'], import: [null, expect.any(Number)] },
      },
    ]);
    expect((await audited('user_imports')).map(({ action }) => action)).toEqual(['create', 'check', 'apply']);
  });

  test('is recorded with both the emulating person and the viewed account', async () => {
    const platform = await server.aUser({ account: await server.anAccount(), permissions: ['admin'] });
    const viewer = await server.signIn(platform);
    viewer.viewing = account.id;
    await applied(
      csv('E-mail,First name,Last name,Permissions', `${address('ny')},Ny,Ny,consultant`),
      viewer,
    );
    expect((await person(address('ny')))?.permissions).toEqual(['consultant']);
    expect((await audited('users'))[0]).toMatchObject({
      action: 'create',
      actor_id: platform.id,
      as_account_id: account.id,
    });
  });

  test('changes no one when the same file is imported again', async () => {
    const file = csv(heading, `E1,${address('ida')},Ida,Berg,Fleet`, `,${address('jon')},Jon,Dahl,`);
    expect((await applied(file)).counts).toMatchObject({ create: 2 });
    expect((await checked(client, file)).counts).toMatchObject({
      create: 0,
      update: 0,
      unchanged: 2,
      error: 0,
    });
  });

  test('changes no one when an export is imported', async () => {
    await someone('ida', { permissions: ['user', 'supervisor'], locale_abbr: 'de', status: 'inactive' });
    const { raw } = await client.get('/api/v2/resources/users/export?format=csv');
    expect((await checked(client, raw)).counts).toMatchObject({
      create: 0,
      update: 0,
      unchanged: 2,
      error: 0,
    });
  });

  test('reads exported names back unchanged, although formulas are escaped', async () => {
    const names = ['＝1+1', '=cmd()', "'=quoted", "d'Arc", '-', '＠home'];
    for (const [at, last_name] of names.entries()) await someone(`odd${at}`, { last_name });
    const before = await withoutVersions();
    const { raw, text } = await client.get('/api/v2/resources/users/export?format=csv');
    for (const guarded of ["'＝1+1", "'=cmd()", "''=quoted", "'-", "'＠home"])
      expect(text).toContain(guarded);
    const result = await checked(client, raw);
    expect(result.counts).toMatchObject({ create: 0, update: 0, error: 0 });
    expect(await withoutVersions()).toEqual(before);
  });

  test('skips and reports people changed, removed or added since the dry run', async () => {
    const ida = await someone('ida');
    const jon = await someone('jon');
    await someone('kim');
    const { id } = await checked(
      client,
      csv(
        'E-mail,First name,Last name,Department',
        `${address('ida')},ida,Berg,Fleet`,
        `${address('jon')},jon,Berg,Fleet`,
        `${address('kim')},kim,Berg,Fleet`,
        `${address('new')},New,Berg,Fleet`,
        `${address('elsewhere')},New,Berg,Fleet`,
      ),
    );
    const { owner } = server.database;
    await owner.updateTable('users').set({ department: 'Sales' }).where('id', '=', ida.id).execute();
    await owner.deleteFrom('users').where('id', '=', jon.id).execute();
    await someone('new');
    await server.aUser({ account: await server.anAccount(), email: address('elsewhere') });
    await ask(client, 'apply', { import_id: id });
    const rows = await rowsOf(client, id);
    expect(rows.map(({ state, reason }: { state: string; reason: string }) => `${state} ${reason}`)).toEqual([
      'skipped changedSince',
      'skipped gone',
      'done null',
      'skipped taken',
      'skipped taken',
    ]);
    expect(await person(address('ida'))).toMatchObject({ department: 'Sales' });
    expect((await whole(client, id)).counts).toMatchObject({ done: 1, skipped: 4 });
  });

  test('refuses a step that was taken already or is not available yet', async () => {
    const { body } = await upload(client, csv('E-mail,First name,Last name', `${address('a')},A,B`));
    const importId = { import_id: body.import_id };
    expect((await ask(client, 'apply', importId)).status).toBe(409);
    expect((await ask(client, 'undo', importId)).status).toBe(409);
    const { id } = await checked(client, csv('E-mail,First name,Last name', `${address('a')},A,B`));
    expect((await ask(client, 'apply', { import_id: id })).status).toBe(200);
    expect((await ask(client, 'apply', { import_id: id })).status).toBe(409);
    expect((await ask(client, 'discard', { import_id: id })).status).toBe(409);
    expect((await ask(client, 'discard', importId)).status).toBe(200);
    expect((await ask(client, 'get', importId)).status).toBe(404);
  });
});

describe('undoing an import', () => {
  test('restores old values and removes added people', async () => {
    await server.database.owner
      .insertInto('teams')
      .values({ account_id: account.id, name: 'Fleet' })
      .execute();
    await someone('ida', { external_id: 'E1', permissions: ['user', 'supervisor'] });
    await someone('jon');
    const before = await withoutVersions();
    const { id } = await applied(
      csv(
        `${heading},Team,Permissions`,
        `E1,${address('idun')},Idun,Berg,Fleet,Fleet,user`,
        `E7,${address('jon')},jon,Berg,,Fleet,`,
        `E8,${address('new')},New,Berg,,Fleet,`,
      ),
    );
    expect(await withoutVersions()).not.toEqual(before);
    expect((await ask(client, 'undo', { import_id: id })).status).toBe(200);
    expect(await withoutVersions()).toEqual(before);
    const memberships = await server.database.owner
      .selectFrom('memberships')
      .select('id')
      .where('account_id', '=', account.id)
      .execute();
    expect(memberships).toEqual([]);
    expect(await whole(client, id)).toMatchObject({
      state: 'undone',
      can_undo: false,
      counts: { undone: 3 },
    });
    const actions = (await audited('users')).map(({ action }) => action).sort();
    expect(actions).toEqual(['create', 'delete', 'update', 'update', 'update', 'update']);
  });

  test('skips people changed since, and deactivates referenced people instead of removing them', async () => {
    await someone('ida');
    const { id } = await applied(
      csv(
        'E-mail,First name,Last name,Department',
        `${address('ida')},ida,Berg,Fleet`,
        `${address('nora')},Nora,Falk,Fleet`,
        `${address('olle')},Olle,Gran,Fleet`,
      ),
    );
    const ida = await person(address('ida'));
    await client.put(`/api/v2/resources/users/${ida?.id}`, { ...ida, level: 'Lead' });
    await server.database.owner
      .insertInto('teams')
      .values({ account_id: account.id, name: 'Led', leader_id: (await person(address('nora')))?.id ?? 0 })
      .execute();
    await ask(client, 'undo', { import_id: id });
    expect(await person(address('ida'))).toMatchObject({ department: 'Fleet', level: 'Lead' });
    expect(await person(address('nora'))).toMatchObject({ status: 'inactive' });
    expect(await person(address('olle'))).toBeUndefined();
    const rows = await rowsOf(client, id);
    expect(rows.map(({ state, reason }: { state: string; reason: string }) => `${state} ${reason}`)).toEqual([
      'kept changedSince',
      'undone inactive',
      'undone null',
    ]);
  });

  test('is refused after thirty days, when the rows are erased', async () => {
    const { id } = await applied(csv('E-mail,First name,Last name', `${address('a')},A,B`));
    const { applied_at } = await whole(client, id);
    const past = new Date(Date.parse(applied_at) - 31 * 86_400_000).toISOString();
    const { owner } = server.database;
    await owner.updateTable('user_imports').set({ applied_at: past }).where('id', '=', id).execute();
    expect((await ask(client, 'undo', { import_id: id })).status).toBe(409);
    await server.deps.jobs.wake('import-users');
    await server.runJobs();
    expect(await rowsOf(client, id)).toEqual([]);
    expect(await person(address('a'))).toMatchObject({ first_name: 'A' });
  });
});
