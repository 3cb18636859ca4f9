import { describe, expect, test } from 'vitest';
import type { Client } from '../../support/client.ts';
import {
  callImport,
  csvOf,
  downloadErrors,
  readImport,
  readRows,
  uploadAndCheck,
  uploadImport,
} from './importCalls.ts';
import {
  account,
  addPerson,
  admin,
  client,
  emailOf,
  findPerson,
  headingLine,
  openTestCompany,
  readPeople,
  server,
  uploadAndApply,
} from './testCompany.ts';

openTestCompany();

describe('the dry run', () => {
  test('guesses the columns and reports the effect of each row without changing anyone', async () => {
    await addPerson('ida', { external_id: 'E1' });
    await addPerson('jon');
    const before = await readPeople();
    const result = await uploadAndCheck(
      client,
      csvOf(
        `${headingLine},Shoe size`,
        `E1,${emailOf('ida')},ida,Bergman,Fleet,38`,
        `,${emailOf('jon')},jon,Berg,,`,
        `E3,${emailOf('nora')},Nora,Falk,Fleet,40`,
        'E4,not an address,Olle,Gran,,41',
      ),
    );
    expect(result).toMatchObject({
      state: 'checked',
      row_count: 4,
      encoding: 'utf-8',
      counts: { create: 1, update: 1, unchanged: 1, error: 1 },
    });
    expect(result.columns.map(({ field }: { field: string }) => field)).toEqual([
      'external_id',
      'email',
      'first_name',
      'last_name',
      'department',
      null,
    ]);
    const [changed, same, added, wrong] = await readRows(client, result.id);
    expect(changed).toMatchObject({ line: 2, kind: 'update', name: 'ida Bergman' });
    expect(changed.changes).toEqual([
      { field: 'last_name', from: ['Berg'], to: ['Bergman'] },
      { field: 'department', from: [], to: ['Fleet'] },
    ]);
    expect(same).toMatchObject({ kind: 'unchanged', changes: [] });
    expect(added).toMatchObject({ kind: 'create', user_id: null });
    expect(wrong.problems).toEqual([{ field: 'email', problem: 'email', params: {} }]);
    expect(await readRows(client, result.id, { kind: 'error' })).toEqual([wrong]);
    expect(await readPeople()).toEqual(before);
  });

  test('remembers the mapping of a heading for its account only', async () => {
    const file = csvOf('Kennung,Post,Vorname,Nachname', `K1,${emailOf('kim')},Kim,Ek`);
    const first = await uploadImport(client, file);
    const mapping = ['external_id', 'email', 'last_name', 'first_name'];
    await callImport(client, 'check', { import_id: first.body.import_id, mapping });
    const second = await uploadImport(client, file);
    const fieldsOf = async (caller: Client, id: number) =>
      (await readImport(caller, id)).columns.map(({ field }: { field: string | null }) => field);
    expect(await fieldsOf(client, second.body.import_id)).toEqual(mapping);

    const other = await server.signIn(
      await server.aUser({ account: await server.anAccount(), permissions: ['local_admin'] }),
    );
    const third = await uploadImport(other, file);
    expect(await fieldsOf(other, third.body.import_id)).toEqual([null, null, 'first_name', 'last_name']);
  });

  test('can be repeated with another mapping and refuses one without an identifier', async () => {
    const result = await uploadAndCheck(
      client,
      csvOf('E-mail,First name,Last name,Place', `${emailOf('a')},A,B,Oslo`),
    );
    expect((await readRows(client, result.id))[0].changes).not.toContainEqual(
      expect.objectContaining({ field: 'location' }),
    );
    const again = (mapping: (string | null)[]) =>
      callImport(client, 'check', { import_id: result.id, mapping });
    expect((await again(['email', 'first_name', 'last_name', 'location'])).status).toBe(200);
    expect((await readRows(client, result.id))[0].changes).toContainEqual({
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

  test('reports the problems of each row', async () => {
    await addPerson('ida', { external_id: 'E1' });
    await addPerson('two', { external_id: 'E2' });
    await addPerson('twin', { external_id: 'E2' });
    await server.aUser({ account: await server.anAccount(), email: 'else@where.example' });
    const result = await uploadAndCheck(
      client,
      csvOf(
        `${headingLine},Permissions,Team,Status`,
        `E1,${emailOf('two')},Ida,Berg,,,,`,
        `E2,${emailOf('new')},Two,Berg,,,,`,
        `E9,${emailOf('ida')},Ida,Berg,,,,`,
        `E5,else@where.example,Else,Where,,,,`,
        `E6,${emailOf('six')},Six,Six,,wizard,,`,
        `E7,${emailOf('seven')},Seven,Seven,,super_admin,,`,
        `E8,${emailOf('eight')},Eight,Eight,,,No such team,`,
        `E8,${emailOf('nine')},Nine,Nine,,,,`,
        `,,Nobody,Nobody,,,,`,
        `E10,${emailOf('ten')},Ten,,,,,asleep`,
        `E11,${emailOf('eleven')},Eleven,Eleven,,,,,too much`,
      ),
    );
    const problems = (await readRows(client, result.id)).map(
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

  test('prevents people from deactivating themselves or changing people with more permissions', async () => {
    await addPerson('boss', { permissions: ['super_admin'] });
    const result = await uploadAndCheck(
      client,
      csvOf('E-mail,Status,Level', `${admin.email},inactive,`, `${emailOf('boss')},,Chief`),
    );
    const rows = await readRows(client, result.id);
    expect(rows[0].problems[0]).toMatchObject({ problem: 'yourself' });
    expect(rows[1].problems[0]).toMatchObject({ problem: 'beyondYours' });
  });
});

describe('rows with errors', () => {
  test('are downloaded unchanged with their problems, and with formulas escaped', async () => {
    const { id } = await uploadAndCheck(
      client,
      csvOf(headingLine, `E1,no address,=cmd()|x,Berg,`, `E2,${emailOf('b')},Bo,"Ek, junior",`),
    );
    const { text, headers } = await downloadErrors(client, id);
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(text.split('\r\n')).toEqual([
      '\uFEFFLine,Personnel number,E-mail,First name,Last name,Department,Problem',
      `2,E1,no address,'=cmd()|x,Berg,,"Email address: Enter a valid email address, such as name@company.com."`,
      '',
    ]);
  });

  test('a cell that looks like a formula is treated as text', async () => {
    await uploadAndApply(csvOf('E-mail,First name,Last name', `${emailOf('f')},=cmd(),+1`));
    expect(await findPerson(emailOf('f'))).toMatchObject({ first_name: '=cmd()', last_name: '+1' });
  });
});

describe('access to imports', () => {
  const calls = ['list', 'get', 'rows', 'check', 'apply', 'undo', 'discard', 'upload'];

  test.each(calls)('%s requires a local admin', async (call) => {
    const lead = await server.signIn(await server.aUser({ account, permissions: ['user', 'supervisor'] }));
    expect((await callImport(server.visitor(), call, {})).status).toBe(401);
    expect((await callImport(lead, call, {})).status).toBe(403);
    expect((await downloadErrors(lead, 1)).status).toBe(403);
    expect((await downloadErrors(server.visitor(), 1)).status).toBe(401);
  });

  test('a file is not read without the permission to import', async () => {
    const lead = await server.signIn(await server.aUser({ account, permissions: ['user', 'supervisor'] }));
    expect((await uploadImport(lead, Buffer.alloc(11 * 1024 * 1024))).status).toBe(403);
  });

  test('imports, rows and errors of another account are not found', async () => {
    const { id } = await uploadAndCheck(client, csvOf('E-mail', 'no address'));
    const other = await server.signIn(
      await server.aUser({ account: await server.anAccount(), permissions: ['local_admin'] }),
    );
    expect((await callImport(other, 'list', {})).body).toEqual({ imports: [], total: 0 });
    for (const call of ['get', 'rows', 'apply', 'undo', 'discard']) {
      expect([call, (await callImport(other, call, { import_id: id })).status]).toEqual([call, 404]);
    }
    expect((await downloadErrors(other, id)).status).toBe(404);
    expect((await callImport(client, 'list', {})).body.imports).toMatchObject([{ id, state: 'checked' }]);
  });
});
