import { expect, test } from 'vitest';
import {
  callImport,
  csvOf,
  downloadErrors,
  readImport,
  readRows,
  uploadAndCheck,
  uploadImport,
} from './importCalls.ts';
import { addPerson, client, emailOf, openTestCompany, readAuditEntries, server } from './testCompany.ts';
import {
  addPeople,
  apply,
  check,
  heading,
  problemsOf,
  readRelations,
  records,
  relate,
  undo,
} from './testRelations.ts';
import { inline, workbookOf, zipOf } from './zip.ts';

openTestCompany();

test('ADMIN-06 relationships are checked, imported by employee ID and email address, and undone', async () => {
  const { ada, ben, cai } = await addPeople();
  await relate(ada, 'peer', cai, 'teams');
  await relate(ada, 'manager', cai, 'hand');
  const before = await readRelations();
  const checked = await check(
    'Relationships of 2026',
    heading,
    `${emailOf('ben').toUpperCase()},manager,E-ada`,
    `E-ben,peer,${emailOf('cai')}`,
    'E-cai,colleague,E-ada',
    'E-ada,direct report,E-cai',
  );
  expect(checked).toMatchObject({
    subject: 'relationships',
    state: 'checked',
    heading_line: 2,
    counts: { create: 2, update: 1, unchanged: 1, error: 0 },
  });
  expect(await readRelations()).toEqual(before);
  const rows = await readRows(client, checked.id);
  expect(rows.map(({ relation }: { relation: object }) => relation)).toEqual([
    { from: 'ada Berg', kind: 'manager', to: 'ben Berg' },
    { from: 'cai Berg', kind: 'peer', to: 'ben Berg' },
    { from: 'ada Berg', kind: 'peer', to: 'cai Berg' },
    { from: 'ada Berg', kind: 'manager', to: 'cai Berg' },
  ]);

  expect((await apply(checked.id)).status).toBe(200);
  expect((await apply(checked.id)).status).toBe(409);
  expect(await readImport(client, checked.id)).toMatchObject({
    state: 'applied',
    counts: { done: 3 },
    can_undo: true,
  });
  expect(await readRelations()).toEqual([
    'ada peer cai import',
    'ada manager cai hand',
    'ada manager ben import',
    'cai peer ben import',
  ]);
  const entries = await readAuditEntries('relationships');
  const source = entries.find(({ changes }) => 'source' in changes);
  const added = entries.find((one) => one !== source);
  expect(entries).toHaveLength(2);
  expect(added).toMatchObject({
    action: 'import',
    changes: {
      import: [null, checked.id],
      relationships: [
        [],
        [
          [ada.id, 'manager', ben.id],
          [cai.id, 'peer', ben.id],
        ],
      ],
    },
  });
  expect(source?.changes).toMatchObject({ source: ['teams', 'import'] });

  await undo(checked.id);
  expect(await readImport(client, checked.id)).toMatchObject({
    state: 'undone',
    counts: { undone: 3, kept: 0 },
  });
  expect(await readRelations()).toEqual(before);
  expect((await undo(checked.id)).status).toBe(409);
});

test('an undo leaves relationships that were changed or removed since, and says so', async () => {
  await addPeople();
  const { id } = await check(heading, 'E-ben,manager,E-ada', 'E-ben,peer,E-cai', 'E-cai,other,E-ada');
  await apply(id);
  server.clock.advance(1_000);
  const list: { id: number; kind: string }[] = (await client.get(records)).body;
  const find = (kind: string) => list.find((one) => one.kind === kind);
  expect(
    (await client.put(`${records}/${find('peer')?.id}`, { ...find('peer'), kind: 'other' })).status,
  ).toBe(200);
  expect((await client.delete(`${records}/${find('manager')?.id}`)).status).toBe(200);
  await undo(id);
  expect(await readImport(client, id)).toMatchObject({ counts: { undone: 2, kept: 1 } });
  expect(await readRelations()).toEqual(['cai other ben hand']);
  expect(
    (await readRows(client, id)).map(({ state, reason }: { state: string; reason: string }) => [
      state,
      reason,
    ]),
  ).toEqual([
    ['undone', 'gone'],
    ['kept', 'changedSince'],
    ['undone', null],
  ]);
});

test('an undo leaves relationships that were added again or confirmed by a later import', async () => {
  const { ada, ben } = await addPeople();
  const first = await check(heading, 'E-ben,manager,E-ada', 'E-ben,peer,E-cai', 'E-cai,other,E-ada');
  await apply(first.id);
  await server.database.owner.deleteFrom('relationships').where('kind', '=', 'manager').execute();
  await relate(ada, 'manager', ben, 'hand');
  server.clock.advance(1_000);
  const second = await check(heading, 'E-cai,peer,E-ben', 'E-ada,peer,E-ben');
  expect(second.counts).toMatchObject({ create: 1, unchanged: 1 });
  await apply(second.id);
  await undo(first.id);
  expect((await readImport(client, first.id)).counts).toMatchObject({ undone: 1, kept: 2 });
  expect(await readRelations()).toEqual([
    'cai peer ben import',
    'ada manager ben hand',
    'ben peer ada import',
  ]);
  expect(
    (await readRows(client, first.id)).map(({ state, reason }: { state: string; reason: string }) => [
      state,
      reason,
    ]),
  ).toEqual([
    ['kept', 'changedSince'],
    ['kept', 'changedSince'],
    ['undone', null],
  ]);
});

test('rows with problems are listed with their reasons, skipped and can be downloaded', async () => {
  const { ada, cai } = await addPeople();
  const other = await server.aUser({ account: await server.anAccount(), email: 'elsewhere@other.example' });
  await addPerson('dan', { external_id: 'E-two' });
  await addPerson('eve', { external_id: 'E-two' });
  await relate(ada, 'manager', cai, 'hand');
  const checked = await check(
    heading,
    'E-ben,manager,E-ada',
    'E-ada,direct report,E-ben',
    `${other.email},peer,E-ben`,
    'E-ben,friend,E-cai',
    'E-ben,peer,E-ben',
    'E-two,peer,E-ben',
    'E-ada,manager,E-cai',
    'E-ben,peer,E-cai,more',
    '"=HYPERLINK(""http://x"")",peer,E-ben',
    'E-cai,peer,E-ben',
    'E-ben,peer,E-cai',
  );
  expect(checked.counts).toMatchObject({ create: 2, error: 9 });
  expect(await problemsOf(checked.id)).toEqual([
    '3 row repeats',
    '4 person unknownRelatedPerson',
    '5 relation unknownRelation',
    '6 other sameAsOther',
    '7 person ambiguousRelatedPerson',
    '8 row relationCycle',
    '9 row tooManyCells',
    '10 person unknownRelatedPerson',
    '12 row repeats',
  ]);
  await apply(checked.id);
  expect(await readRelations()).toEqual([
    'ada manager cai hand',
    'ada manager ben import',
    'ben peer cai import',
  ]);
  const file = (await downloadErrors(client, checked.id)).text;
  expect(file).toContain(
    'Relationship: Enter manager, direct report, peer or other. “friend” isn’t a relationship.',
  );
  expect(file).toContain(`"'=HYPERLINK(""http://x"")",peer,E-ben`);
  expect(file).not.toContain('undefined');
  expect(file.split('\r\n').filter(Boolean)).toHaveLength(10);
});

test('what changes between the dry run and the import is skipped, with its reason', async () => {
  const { ada, ben, cai } = await addPeople();
  const dan = await addPerson('dan', { external_id: 'E-dan' });
  await relate(cai, 'peer', ben, 'teams');
  const { id } = await check(
    heading,
    'E-ben,manager,E-ada',
    'E-cai,peer,E-ada',
    'E-ben,peer,E-cai',
    'E-cai,manager,E-ben',
    'E-dan,peer,E-ben',
  );
  await relate(ben, 'manager', ada, 'hand');
  await relate(ada, 'peer', cai, 'hand');
  await server.database.owner.deleteFrom('relationships').where('source', '=', 'teams').execute();
  await server.database.owner.deleteFrom('users').where('id', '=', dan.id).execute();
  await apply(id);
  expect(await readImport(client, id)).toMatchObject({ state: 'applied', counts: { done: 1, skipped: 3 } });
  expect((await readRows(client, id)).map(({ reason }: { reason: string }) => reason)).toEqual([
    'managerCycle',
    'taken',
    'changedSince',
    null,
  ]);
});

test('a row disappears with an erased person, and an import of people can still be undone', async () => {
  const { ada } = await addPeople();
  const { id } = await check(heading, 'E-ben,manager,E-ada', 'E-ada,friend,E-ben', 'E-ben,peer,E-cai');
  await server.database.owner.deleteFrom('users').where('id', '=', ada.id).execute();
  expect((await readRows(client, id)).map(({ line }: { line: number }) => line)).toEqual([4]);
  const people = await uploadAndCheck(
    client,
    csvOf('E-mail,First name,Last name,ID', `${emailOf('new')},New,Person,E-new`),
  );
  await callImport(client, 'apply', { import_id: people.id });
  await check(heading, 'E-new,peer,E-ben');
  await callImport(client, 'undo', { import_id: people.id });
  expect(await readImport(client, people.id)).toMatchObject({ state: 'undone', counts: { undone: 1 } });
  expect((await readRows(client, people.id))[0].reason).toBeNull();
});

test('imports of relationships and of people are listed separately, and a mapping of the other kind is refused', async () => {
  await addPeople();
  const { id } = await check(heading, 'E-ben,peer,E-cai');
  await uploadAndCheck(client, csvOf('E-mail,First name', `${emailOf('ada')},Ada`));
  const list = async (body: object) => (await callImport(client, 'list', body)).body;
  expect(await list({ subject: 'relationships' })).toMatchObject({
    total: 1,
    imports: [{ id, subject: 'relationships' }],
  });
  expect(await list({})).toMatchObject({ total: 1, imports: [{ subject: 'people' }] });
  expect((await list({ subject: 'teams' })).code).toBe('invalid');
  const mapped = await callImport(client, 'check', { import_id: id, mapping: ['email', 'teams', null] });
  expect([mapped.status, mapped.body.problems]).toMatchObject([
    422,
    [{ field: 'mapping', problem: 'choice' }],
  ]);
  expect((await uploadImport(client, csvOf('a'), 'x.csv', 'answers')).status).toBe(422);
});

test('ADMIN-06 a workbook with merged cells, formulas and a title is read; a cell far to the right is refused', async () => {
  await addPeople();
  const cell = (at: string, formula: string, value: string) =>
    `<c r="${at}" t="str"><f>${formula}</f><v>${value}</v></c>`;
  const rows = `<row r="1">${inline('A1', 'Who works with whom')}</row>
    <row r="3">${inline('A3', 'Employee ID')}${inline('B3', 'Relation')}${inline('C3', 'Other person')}</row>
    <row r="4">${inline('A4', 'E-ben')}${cell('B4', 'CONCAT("mana","ger")', 'manager')}${inline('C4', 'E-ada')}</row>
    <row r="5">${cell('A5', 'HYPERLINK("http://x","E-cai")', 'E-cai')}${inline('B5', 'peer')}${inline('C5', 'E-ada')}</row>`;
  const bytes = zipOf(workbookOf(rows));
  const checked = await uploadAndCheck(client, bytes, {}, 'relationships');
  expect(checked).toMatchObject({ encoding: 'workbook', heading_line: 3, counts: { create: 2, error: 0 } });
  const wide = zipOf(workbookOf(`${rows}<row r="6">${inline('XFD6', 'far')}</row>`));
  const { body } = await uploadImport(client, wide, 'wide.xlsx', 'relationships');
  expect(await readImport(client, body.import_id)).toMatchObject({
    state: 'failed',
    problem: { problem: 'tooWide' },
  });
});
