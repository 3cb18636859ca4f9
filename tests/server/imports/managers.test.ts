import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { accountScope } from '../../../server/kernel/scope.ts';
import { lockManagers } from '../../../server/store/imports/importManagers.ts';
import type { Reply } from '../../support/client.ts';
import { callImport, csvOf, readImport, readRows, uploadAndCheck } from './importCalls.ts';
import {
  account,
  addPerson,
  client,
  emailOf,
  findPerson,
  openTestCompany,
  readAuditEntries,
  server,
  uploadAndApply,
} from './testCompany.ts';

openTestCompany();

const heading = 'Emp. ID,E-mail,First name,Last name,Manager';
const addManager = (from: number, to: number) =>
  server.database.owner
    .insertInto('relationships')
    .values({
      account_id: account.id,
      from_user_id: from,
      kind: 'manager',
      to_user_id: to,
      updated_at: server.clock.now().toISOString(),
    })
    .execute();
const readManagers = async () => {
  const rows = await server.database.owner
    .selectFrom('relationships')
    .innerJoin('users as manager', 'manager.id', 'from_user_id')
    .innerJoin('users as person', 'person.id', 'to_user_id')
    .select(['manager.first_name as one', 'person.first_name as other', 'source'])
    .where('relationships.account_id', '=', account.id)
    .where('kind', '=', 'manager')
    .orderBy('other')
    .execute();
  return rows.map(({ one, other, source }) => `${one} > ${other} ${source}`);
};
const line = (name: string, manager: string) => `E-${name},${emailOf(name)},${name},Berg,${manager}`;

test('managers are set by employee ID or email address, also of later lines, and undone', async () => {
  const [ada, ben, cai] = [
    await addPerson('ada', { external_id: 'E-ada' }),
    await addPerson('ben', { external_id: 'E-ben' }),
    await addPerson('cai', { external_id: 'E-cai' }),
  ];
  await addManager(cai.id, ben.id);
  await addManager(ada.id, cai.id);
  const file = csvOf(
    heading,
    line('dee', 'E-eve'),
    line('eve', emailOf('ada').toUpperCase()),
    line('ben', 'E-ada'),
    line('cai', 'E-ada'),
  );
  const checked = await uploadAndCheck(client, file);
  expect(checked.counts).toMatchObject({ create: 2, update: 1, unchanged: 1, error: 0 });
  const rows = await readRows(client, checked.id);
  const managerOf = (at: number) =>
    rows[at].changes.find(({ field }: { field: string }) => field === 'manager');
  expect(managerOf(0)).toEqual({ field: 'manager', from: [], to: ['eve Berg'] });
  expect(managerOf(1)).toEqual({ field: 'manager', from: [], to: ['ada Berg'] });
  expect(managerOf(2)).toEqual({ field: 'manager', from: ['cai Berg'], to: ['ada Berg'] });
  expect(managerOf(3)).toBeUndefined();

  await callImport(client, 'apply', { import_id: checked.id });
  expect(await readImport(client, checked.id)).toMatchObject({ state: 'applied', counts: { done: 3 } });
  expect(await readManagers()).toEqual([
    'ada > ben import',
    'ada > cai hand',
    'eve > dee import',
    'ada > eve import',
  ]);
  expect(await readAuditEntries('relationships')).toHaveLength(1);

  await callImport(client, 'undo', { import_id: checked.id });
  expect(await readImport(client, checked.id)).toMatchObject({ state: 'undone', counts: { undone: 3 } });
  expect(await readManagers()).toEqual(['cai > ben import', 'ada > cai hand']);
  expect(await findPerson(emailOf('eve'))).toBeUndefined();
});

test('unknown managers and cycles are errors of their lines, an invalid manager is a note', async () => {
  await server.aUser({ account: await server.anAccount(), email: 'else@where.example' });
  const { id, counts } = await uploadAndCheck(
    client,
    csvOf(
      heading,
      line('ada', 'else@where.example'),
      line('ben', 'E-cai'),
      line('cai', 'E-ben'),
      line('dee', 'E-bad'),
      'E-bad,no address,Bad,Berg,',
      line('eve', 'E-eve'),
    ),
  );
  expect(counts).toMatchObject({ create: 1, error: 5 });
  const problems = (await readRows(client, id)).map(
    (row: { kind: string; problems: { problem: string; params: object }[] }) => [
      row.kind,
      ...row.problems.flatMap(({ problem, params }) => [problem, params]),
    ],
  );
  expect(problems).toEqual([
    ['error', 'unknownManager', { name: 'else@where.example' }],
    ['error', 'managerCycle', { lines: '3, 4' }],
    ['error', 'managerCycle', { lines: '3, 4' }],
    ['create', 'managerLine', { line: 6 }],
    ['error', 'email', {}],
    ['error', 'ownManager', {}],
  ]);
});

test('a manager changed after the dry run stays, and the row says so', async () => {
  const [ada, ben] = [await addPerson('ada', { external_id: 'E-ada' }), await addPerson('ben')];
  const cai = await addPerson('cai');
  const { id } = await uploadAndCheck(
    client,
    csvOf('E-mail,Manager', `${emailOf('ben')},E-ada`, `${emailOf('cai')},E-ada`),
  );
  await addManager(cai.id, ben.id);
  await callImport(client, 'apply', { import_id: id });
  expect(await readManagers()).toEqual(['cai > ben hand', 'ada > cai import']);
  const rows = await readRows(client, id);
  expect(rows.map(({ reason }: { reason: string | null }) => reason)).toEqual(['managerChanged', null]);
  expect(ada.id).toBeGreaterThan(0);
});

test('a cycle that arises after the dry run is a note on its row', async () => {
  const [ada, ben] = [
    await addPerson('ada', { external_id: 'E-ada' }),
    await addPerson('ben', { external_id: 'E-ben' }),
  ];
  await addPerson('cai', { external_id: 'E-cai' });
  const { id } = await uploadAndCheck(client, csvOf('Emp. ID,Manager', 'E-ada,E-ben', 'E-cai,E-ben'));
  const { id: second } = await uploadAndCheck(client, csvOf('Emp. ID,Manager', 'E-ben,E-cai'));
  await addManager(ada.id, ben.id);
  const reasonsOf = async (importId: number) =>
    (await readRows(client, importId)).map(({ reason }: { reason: string | null }) => reason);
  await callImport(client, 'apply', { import_id: id });
  expect(await reasonsOf(id)).toEqual(['managerCycle', null]);
  await server.database.owner.deleteFrom('relationships').where('source', '=', 'hand').execute();
  await callImport(client, 'apply', { import_id: second });
  expect(await reasonsOf(second)).toEqual(['managerCycle']);
  expect(await readManagers()).toEqual(['ben > cai import']);
});

test('importing the same file again changes nothing', async () => {
  const people = Array.from({ length: 300 }, (_, at) => line(`p${at}`, at === 0 ? '' : `E-p${at - 1}`));
  await uploadAndApply(csvOf(heading, ...people));
  expect(await readManagers()).toHaveLength(299);
  const again = await uploadAndCheck(client, csvOf(heading, ...people));
  expect(again.counts).toMatchObject({ create: 0, update: 0, unchanged: 300, error: 0 });
});

test('a person in two lines, by employee ID and by email address, is imported once', async () => {
  await addPerson('pia', { external_id: 'E-pia' });
  await addPerson('max', { external_id: 'E-max' });
  const file = csvOf('Employee ID,E-mail,Manager', 'E-pia,,E-max', `,${emailOf('pia')},E-max`);
  const { id, counts } = await uploadAndCheck(client, file);
  expect(counts).toMatchObject({ update: 1, error: 1 });
  const [first, second] = await readRows(client, id);
  expect(first).toMatchObject({ line: 2, kind: 'update', problems: [] });
  expect(second).toMatchObject({
    line: 3,
    kind: 'error',
    problems: [{ problem: 'repeats', params: { line: 2 } }],
  });
  await callImport(client, 'apply', { import_id: id });
  expect(await readImport(client, id)).toMatchObject({ state: 'applied', counts: { done: 1 } });
  expect(await readManagers()).toEqual(['max > pia import']);
});

test('two checked lines of one person set the manager once', async () => {
  const pia = await addPerson('pia');
  await addPerson('max', { external_id: 'E-max' });
  await addPerson('tom');
  const file = csvOf('E-mail,Manager', `${emailOf('pia')},E-max`, `${emailOf('tom')},E-max`);
  const { id } = await uploadAndCheck(client, file);
  const rows = server.database.owner.updateTable('user_import_rows').where('import_id', '=', id);
  await rows.set({ user_id: pia.id }).execute();
  await callImport(client, 'apply', { import_id: id });
  await server.runJobs();
  expect(await readImport(client, id)).toMatchObject({ state: 'applied' });
  expect(await readManagers()).toEqual(['max > pia import']);
  const reasons = (await readRows(client, id)).map(({ reason }: { reason: string | null }) => reason);
  expect(reasons).toEqual([null, 'managerChanged']);
});

const setDepartment = (id: number) =>
  server.database.owner
    .updateTable('users')
    .set({ department: 'Edited', updated_at: new Date(server.clock.now().getTime() + 1_000).toISOString() })
    .where('id', '=', id)
    .execute();
const replaceManagers = async (amount: number) => {
  const before = await addPerson('mia', { external_id: 'E-mia' });
  const person = await addPerson('pia', { external_id: 'E-pia' });
  await addManager(before.id, person.id);
  const others = Array.from({ length: amount }, (_, at) => line(`o${at}`, ''));
  const file = csvOf(heading, line('pia', 'E-new'), ...others, line('new', ''));
  const { id } = await uploadAndCheck(client, file);
  await server.runJobs();
  await callImport(client, 'apply', { import_id: id });
  await server.runJobs();
  expect(await readManagers()).toEqual(['new > pia import']);
  return { id, person };
};

test('an undo restores the manager of a person who is kept', async () => {
  const { id, person } = await replaceManagers(0);
  await setDepartment(person.id);
  await callImport(client, 'undo', { import_id: id });
  expect(await readImport(client, id)).toMatchObject({ state: 'undone', counts: { undone: 1, kept: 1 } });
  expect(await findPerson(emailOf('new'))).toBeUndefined();
  expect(await readManagers()).toEqual(['mia > pia import']);
});

test('an undo restores a manager when the imported one is deleted in an earlier batch', async () => {
  const { id } = await replaceManagers(500);
  await callImport(client, 'undo', { import_id: id });
  await server.runJobs();
  expect(await readImport(client, id)).toMatchObject({ state: 'undone', counts: { undone: 502 } });
  expect(await readManagers()).toEqual(['mia > pia import']);
});

test('an undo leaves a previous manager as added again by hand', async () => {
  const [mia, pia] = [await addPerson('mia'), await addPerson('pia', { external_id: 'E-pia' })];
  await addPerson('new', { external_id: 'E-new' });
  await addManager(mia.id, pia.id);
  const { id } = await uploadAndApply(csvOf('Emp. ID,Manager', 'E-pia,E-new'));
  await addManager(mia.id, pia.id);
  await callImport(client, 'undo', { import_id: id });
  expect(await readImport(client, id)).toMatchObject({ state: 'undone', counts: { undone: 1 } });
  expect(await readManagers()).toEqual(['mia > pia hand']);
});

test('a manager who is set by hand or derived from teams waits while an import sets managers', async () => {
  const [ada, ben] = [await addPerson('ada'), await addPerson('ben')];
  const relation = { from_user_id: ada.id, kind: 'manager', to_user_id: ben.id };
  const ended: string[] = [];
  const record = async (name: string, call: Promise<Reply>) => {
    const { status } = await call;
    ended.push(name);
    return status;
  };
  const added = await server.deps.database.as(accountScope(account.id), async (tx) => {
    await lockManagers(tx, account.id);
    const calls = [
      record('by hand', client.post('/api/v2/resources/relationships', relation)),
      record('derived', client.post('/api/v2/relationships/derive', {})),
    ];
    await pause(300);
    expect(ended).toEqual([]);
    return { calls };
  });
  expect(await Promise.all(added.calls)).toEqual([201, 200]);
  expect(await readManagers()).toContain('ada > ben hand');
});
