import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { AnAccount, AUser } from '../../support/builders.ts';
import type { Client } from '../../support/client.ts';
import { type House, startHouse } from '../../support/startHouse.ts';
import { ask, checked, csv, errorsOf, rowsOf, upload, whole } from './registry.ts';

let house: House;
let account: AnAccount;
let admin: AUser;
let client: Client;

beforeAll(async () => {
  house = await startHouse();
});
afterAll(() => house.close());

beforeEach(async () => {
  account = await house.anAccount();
  admin = await house.aUser({ account, permissions: ['user', 'local_admin'] });
  client = await house.signIn(admin);
});

const people = () =>
  house.database.owner
    .selectFrom('users')
    .selectAll()
    .where('account_id', '=', account.id)
    .orderBy('id')
    .execute();
const person = async (email: string) => (await people()).find((one) => one.email === email);
const withoutVersions = async () => (await people()).map(({ updated_at: _version, ...row }) => row);
const someone = (name: string, facts: object = {}) =>
  house.aUser({
    account,
    first_name: name,
    last_name: 'Berg',
    email: `${name}.${account.id}@mill.example`,
    ...facts,
  });
const address = (name: string) => `${name}.${account.id}@mill.example`;
const applied = async (bytes: Buffer) => {
  const { id } = await checked(client, bytes);
  const { status, body } = await ask(client, 'apply', { import_id: id });
  if (status !== 200) throw new Error(JSON.stringify(body));
  return whole(client, id);
};
const audited = (resource: string) =>
  house.database.owner
    .selectFrom('audit_entries')
    .select(['action', 'actor_id', 'as_account_id', 'record_id', 'changes'])
    .where('account_id', '=', account.id)
    .where('resource', '=', resource)
    .orderBy('id')
    .execute();

const heading = 'Personnel number,E-mail,First name,Last name,Department';

describe('the dry run', () => {
  test('guesses the columns, says what would happen to each row and changes nobody', async () => {
    await someone('ida', { external_id: 'E1' });
    await someone('jon');
    const before = await people();
    const found = await checked(
      client,
      csv(
        `${heading},Shoe size`,
        `E1,${address('ida')},ida,Bergman,Fleet,38`,
        `,${address('jon')},jon,Berg,,`,
        `E3,${address('nora')},Nora,Falk,Fleet,40`,
        'E4,not an address,Olle,Gran,,41',
      ),
    );
    expect(found).toMatchObject({
      state: 'checked',
      row_count: 4,
      encoding: 'utf-8',
      counts: { create: 1, update: 1, unchanged: 1, error: 1 },
    });
    expect(found.columns.map(({ field }: { field: string }) => field)).toEqual([
      'external_id',
      'email',
      'first_name',
      'last_name',
      'department',
      null,
    ]);
    const [changed, same, added, wrong] = await rowsOf(client, found.id);
    expect(changed).toMatchObject({ line: 2, kind: 'update', name: 'ida Bergman' });
    expect(changed.changes).toEqual([
      { field: 'last_name', from: ['Berg'], to: ['Bergman'] },
      { field: 'department', from: [], to: ['Fleet'] },
    ]);
    expect(same).toMatchObject({ kind: 'unchanged', changes: [] });
    expect(added).toMatchObject({ kind: 'create', user_id: null });
    expect(wrong.problems).toEqual([{ field: 'email', problem: 'email', params: {} }]);
    expect(await rowsOf(client, found.id, { kind: 'error' })).toEqual([wrong]);
    expect(await people()).toEqual(before);
  });

  test('remembers what the account chose for a heading, and no other account does', async () => {
    const file = csv('Kennung,Post,Vorname,Nachname', `K1,${address('kim')},Kim,Ek`);
    const first = await upload(client, file);
    const mapping = ['external_id', 'email', 'last_name', 'first_name'];
    await ask(client, 'check', { import_id: first.body.import_id, mapping });
    const second = await upload(client, file);
    const fieldsOf = async (asker: Client, id: number) =>
      (await whole(asker, id)).columns.map(({ field }: { field: string | null }) => field);
    expect(await fieldsOf(client, second.body.import_id)).toEqual(mapping);

    const other = await house.signIn(
      await house.aUser({ account: await house.anAccount(), permissions: ['local_admin'] }),
    );
    const third = await upload(other, file);
    expect(await fieldsOf(other, third.body.import_id)).toEqual([null, null, 'first_name', 'last_name']);
  });

  test('can be repeated with other columns, and refuses a mapping by which nobody is recognised', async () => {
    const found = await checked(client, csv('E-mail,First name,Last name,Place', `${address('a')},A,B,Oslo`));
    expect((await rowsOf(client, found.id))[0].changes).not.toContainEqual(
      expect.objectContaining({ field: 'location' }),
    );
    const again = (mapping: (string | null)[]) => ask(client, 'check', { import_id: found.id, mapping });
    expect((await again(['email', 'first_name', 'last_name', 'location'])).status).toBe(200);
    expect((await rowsOf(client, found.id))[0].changes).toContainEqual({
      field: 'location',
      from: [],
      to: ['Oslo'],
    });
    const problemOf = async (mapping: (string | null)[]) => (await again(mapping)).body.problems[0];
    expect(await problemOf([null, 'first_name', null, null])).toMatchObject({ problem: 'noKey' });
    expect(await problemOf(['email', 'level', 'level', null])).toMatchObject({ problem: 'twice' });
    expect(await problemOf(['email'])).toMatchObject({ problem: 'unreadable' });
    expect((await again(['email', 'password_hash', null, null])).status).toBe(422);
  });

  test('tells of each row why it cannot be taken', async () => {
    await someone('ida', { external_id: 'E1' });
    await someone('two', { external_id: 'E2' });
    await someone('twin', { external_id: 'E2' });
    await house.aUser({ account: await house.anAccount(), email: 'else@where.example' });
    const found = await checked(
      client,
      csv(
        `${heading},Permissions,Team,Status`,
        `E1,${address('two')},Ida,Berg,,,,`,
        `E2,${address('new')},Two,Berg,,,,`,
        `E9,${address('ida')},Ida,Berg,,,,`,
        `E5,else@where.example,Else,Where,,,,`,
        `E6,${address('six')},Six,Six,,wizard,,`,
        `E7,${address('seven')},Seven,Seven,,super_admin,,`,
        `E8,${address('eight')},Eight,Eight,,,No such team,`,
        `E8,${address('nine')},Nine,Nine,,,,`,
        `,,Nobody,Nobody,,,,`,
        `E10,${address('ten')},Ten,,,,,asleep`,
        `E11,${address('eleven')},Eleven,Eleven,,,,,too much`,
      ),
    );
    const problems = (await rowsOf(client, found.id)).map(
      (row: { problems: { field: string; problem: string }[] }) =>
        row.problems.map(({ field, problem }) => `${field} ${problem}`),
    );
    expect(problems).toEqual([
      ['email taken'],
      ['external_id ambiguousPerson'],
      ['email otherPerson'],
      ['email taken'],
      ['permissions unknownPermission'],
      ['permissions beyondYours'],
      ['teams unknownTeam'],
      ['row repeats'],
      ['email required'],
      ['last_name required', 'status choice'],
      ['row tooManyCells'],
    ]);
  });

  test('lets nobody switch themselves off, nor touch those who hold more', async () => {
    await someone('boss', { permissions: ['super_admin'] });
    const found = await checked(
      client,
      csv('E-mail,Status,Level', `${admin.email},inactive,`, `${address('boss')},,Chief`),
    );
    const rows = await rowsOf(client, found.id);
    expect(rows[0].problems[0]).toMatchObject({ problem: 'yourself' });
    expect(rows[1].problems[0]).toMatchObject({ problem: 'beyondYours' });
  });
});

describe('applying', () => {
  test('creates and changes people, brings them into teams and leaves the rest', async () => {
    const team = await house.database.owner
      .insertInto('teams')
      .values({ account_id: account.id, name: 'Fleet planning' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const ida = await someone('ida', { external_id: 'E1', department: 'Old', location: 'Oslo' });
    const session = await house.signIn(ida);
    const found = await applied(
      csv(
        `${heading},Location,Team,Permissions,Language,Status`,
        `E1,${address('ida')},Ida,Berg,Fleet,,fleet planning,,,inactive`,
        `E2,${address('nora')},Nora,Falk,Fleet,Bergen,Fleet planning,"user, Team lead",German,`,
        `E3,no address,Olle,Gran,,,,,,`,
      ),
    );
    expect(found).toMatchObject({
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
    const members = await house.database.owner
      .selectFrom('memberships')
      .select('user_id')
      .where('team_id', '=', team.id)
      .orderBy('user_id')
      .execute();
    expect(members.map(({ user_id }) => user_id)).toEqual([ida.id, nora?.id]);
    expect((await session.get('/api/v2/session')).body.currentUser ?? null).toBeNull();
  });

  test('writes one entry of the audit log for each person, with old and new values', async () => {
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

  test('is done in the name of whoever views the account, and both are noted', async () => {
    const platform = await house.aUser({ account: await house.anAccount(), permissions: ['admin'] });
    client = await house.signIn(platform);
    client.viewing = account.id;
    await applied(csv('E-mail,First name,Last name,Permissions', `${address('ny')},Ny,Ny,consultant`));
    expect((await person(address('ny')))?.permissions).toEqual(['consultant']);
    expect((await audited('users'))[0]).toMatchObject({
      action: 'create',
      actor_id: platform.id,
      as_account_id: account.id,
    });
  });

  test('the same file a second time changes nobody', async () => {
    const file = csv(heading, `E1,${address('ida')},Ida,Berg,Fleet`, `,${address('jon')},Jon,Dahl,`);
    expect((await applied(file)).counts).toMatchObject({ create: 2 });
    expect((await checked(client, file)).counts).toMatchObject({
      create: 0,
      update: 0,
      unchanged: 2,
      error: 0,
    });
  });

  test('what was exported can be imported again and changes nobody', async () => {
    await someone('ida', { permissions: ['user', 'supervisor'], locale_abbr: 'de', status: 'inactive' });
    const { raw } = await client.get('/api/v2/resources/users/export?format=csv');
    expect((await checked(client, raw)).counts).toMatchObject({
      create: 0,
      update: 0,
      unchanged: 2,
      error: 0,
    });
  });

  test('leaves out and tells who was changed, removed or added since the dry run', async () => {
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
    const { owner } = house.database;
    await owner.updateTable('users').set({ department: 'Sales' }).where('id', '=', ida.id).execute();
    await owner.deleteFrom('users').where('id', '=', jon.id).execute();
    await someone('new');
    await house.aUser({ account: await house.anAccount(), email: address('elsewhere') });
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

  test('a step is taken once, and only from where it leads on', async () => {
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

describe('undoing', () => {
  test('gives everybody back what they had and removes who was added', async () => {
    await house.database.owner
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
    const memberships = await house.database.owner
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

  test('leaves whoever was changed since, and switches off instead of removing who is needed', async () => {
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
    await house.database.owner
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

  test('is over after thirty days, when the rows are erased', async () => {
    const { id } = await applied(csv('E-mail,First name,Last name', `${address('a')},A,B`));
    const { applied_at } = await whole(client, id);
    const past = new Date(Date.parse(applied_at) - 31 * 86_400_000).toISOString();
    const { owner } = house.database;
    await owner.updateTable('user_imports').set({ applied_at: past }).where('id', '=', id).execute();
    expect((await ask(client, 'undo', { import_id: id })).status).toBe(409);
    await house.deps.jobs.wake('import-users');
    await house.runJobs();
    expect(await rowsOf(client, id)).toEqual([]);
    expect(await person(address('a'))).toMatchObject({ first_name: 'A' });
  });
});

describe('rows with errors', () => {
  test('are downloaded as they stood, with what is wrong, and nothing a spreadsheet would run', async () => {
    const { id } = await checked(
      client,
      csv(heading, `E1,no address,=cmd()|x,Berg,`, `E2,${address('b')},Bo,"Ek, junior",`),
    );
    const { text, headers } = await errorsOf(client, id);
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(text.split('\r\n')).toEqual([
      '\uFEFFLine,Personnel number,E-mail,First name,Last name,Department,What is wrong',
      `2,E1,no address,'=cmd()|x,Berg,,E-mail address: This is no e-mail address. It looks like name@company.com.`,
      '',
    ]);
  });

  test('a cell that looks like a formula is a text like any other', async () => {
    await applied(csv('E-mail,First name,Last name', `${address('f')},=cmd(),+1`));
    expect(await person(address('f'))).toMatchObject({ first_name: '=cmd()', last_name: '+1' });
  });
});

describe('who may import', () => {
  const calls = ['list', 'get', 'rows', 'check', 'apply', 'undo', 'discard', 'upload'];

  test.each(calls)('%s asks for a local admin', async (call) => {
    const lead = await house.signIn(await house.aUser({ account, permissions: ['user', 'supervisor'] }));
    expect((await ask(house.visitor(), call, {})).status).toBe(401);
    expect((await ask(lead, call, {})).status).toBe(403);
    expect((await errorsOf(lead, 1)).status).toBe(403);
    expect((await errorsOf(house.visitor(), 1)).status).toBe(401);
  });

  test('a file is not even read for somebody who may not import', async () => {
    const lead = await house.signIn(await house.aUser({ account, permissions: ['user', 'supervisor'] }));
    expect((await upload(lead, Buffer.alloc(11 * 1024 * 1024))).status).toBe(403);
  });

  test('another account’s imports, rows and errors do not exist', async () => {
    const { id } = await checked(client, csv('E-mail', 'no address'));
    const other = await house.signIn(
      await house.aUser({ account: await house.anAccount(), permissions: ['local_admin'] }),
    );
    expect((await ask(other, 'list', {})).body).toEqual({ imports: [], total: 0 });
    for (const call of ['get', 'rows', 'apply', 'undo', 'discard']) {
      expect([call, (await ask(other, call, { import_id: id })).status]).toEqual([call, 404]);
    }
    expect((await errorsOf(other, id)).status).toBe(404);
    expect((await ask(client, 'list', {})).body.imports).toMatchObject([{ id, state: 'checked' }]);
  });
});
