import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { maxAppliedImportsWithRows } from '../../../domain/imports/importFields.ts';
import { eraseAllButNewest } from '../../../server/store/imports/importRows.ts';
import { until } from '../../support/until.ts';
import { callImport, csvOf, downloadErrors, readImport, readRows } from './importCalls.ts';
import {
  account,
  addPerson,
  client,
  emailOf,
  findPerson,
  openTestCompany,
  server,
  uploadAndApply,
} from './testCompany.ts';

openTestCompany();

const copied = ['account_id', 'state', 'file_name', 'headings', 'row_count', 'counts', 'created_at'] as const;
const cellsOf = async (importId: number) =>
  (
    await server.database.owner
      .selectFrom('user_import_rows')
      .select('cells')
      .where('import_id', '=', importId)
      .orderBy('line')
      .execute()
  ).map(({ cells }) => cells);

test('an applied import keeps only names of its rows, and full rows only where they were skipped', async () => {
  await addPerson('ida', { external_id: 'E1', department: 'Old' });
  const file = csvOf(
    'Remark,E-mail,First name,Last name,Department,Note',
    `long remark,${emailOf('ida')},Ida,Berg,Fleet,a note`,
    `long remark,${emailOf('nora')},Nora,Falk,Fleet,a note`,
    'long remark,no address,Olle,Gran,Fleet,a note',
  );
  const { id } = await uploadAndApply(file);
  expect(await cellsOf(id)).toEqual([
    ['', emailOf('ida'), 'Ida', 'Berg'],
    ['', emailOf('nora'), 'Nora', 'Falk'],
    ['long remark', 'no address', 'Olle', 'Gran', 'Fleet', 'a note'],
  ]);
  const names = (await readRows(client, id)).map(({ name }: { name: string }) => name);
  expect(names).toEqual(['Ida Berg', 'Nora Falk', 'Olle Gran']);
  expect((await downloadErrors(client, id)).text).toContain('long remark,no address,Olle,Gran,Fleet,a note');
  await callImport(client, 'undo', { import_id: id });
  expect(await findPerson(emailOf('ida'))).toMatchObject({ department: 'Old' });
  expect(await findPerson(emailOf('nora'))).toBeUndefined();
});

test('an account keeps the rows of its 20 newest applied imports', async () => {
  const apply = async (name: string) =>
    (await uploadAndApply(csvOf('E-mail,First name,Last name', `${emailOf(name)},New,Person`))).id;
  const first = await apply('first');
  server.clock.advance(1_000);
  const others = server.database.owner.insertInto('user_imports').columns([...copied, 'applied_at']);
  await others
    .expression((eb) =>
      eb
        .selectFrom('user_imports')
        .crossJoin(sql`generate_series(1, ${maxAppliedImportsWithRows - 2}::int)`.as('copies'))
        .select([...copied, sql<string>`${server.clock.now().toISOString()}::timestamptz`.as('applied_at')])
        .where('id', '=', first),
    )
    .execute();
  const canUndo = async () => (await readImport(client, first)).can_undo;
  server.clock.advance(1_000);
  await apply('twentieth');
  expect([(await cellsOf(first)).length, await canUndo()]).toEqual([1, true]);
  server.clock.advance(1_000);
  await apply('twentyFirst');
  expect([(await cellsOf(first)).length, await canUndo()]).toEqual([0, false]);
  expect((await callImport(client, 'undo', { import_id: first })).status).toBe(409);
});

test('an import being undone keeps its rows and counts as one of the newest', async () => {
  const apply = async (name: string) =>
    (await uploadAndApply(csvOf('E-mail,First name,Last name', `${emailOf(name)},New,Person`))).id;
  const undoing = await apply('undoing');
  server.clock.advance(1_000);
  const applied = await apply('applied');
  await server.database.owner
    .updateTable('user_imports')
    .set({ state: 'undoing' })
    .where('id', '=', undoing)
    .execute();
  await server.database.owner.transaction().execute((tx) => eraseAllButNewest(tx, account.id, 1));
  expect([(await cellsOf(undoing)).length, (await cellsOf(applied)).length]).toEqual([1, 0]);
});

/** The embedded database runs one transaction at a time. */
test.skipIf(!process.env.TEST_DATABASE_URL)(
  'an undo that starts while older rows are erased keeps its rows (needs TEST_DATABASE_URL)',
  async () => {
    const { owner } = server.database;
    const file = csvOf('E-mail,First name,Last name', `${emailOf('racing')},New,Person`);
    const { id } = await uploadAndApply(file);
    const backend = sql<{ pid: number }>`select pg_backend_pid() as pid`;
    let pid = 0;
    let erasing: Promise<void> | undefined;
    await owner.transaction().execute(async (undo) => {
      await undo.updateTable('user_imports').set({ state: 'undoing' }).where('id', '=', id).execute();
      erasing = owner.transaction().execute(async (tx) => {
        pid = (await backend.execute(tx)).rows[0]?.pid ?? 0;
        await eraseAllButNewest(tx, account.id, 0);
      });
      await until('the erasure to wait for the undo', async () => {
        const { rows } = await sql`select from pg_locks where pid = ${pid} and not granted`.execute(owner);
        return rows.length > 0;
      });
    });
    await erasing;
    expect(await cellsOf(id)).toHaveLength(1);
    const { has_rows } = await owner
      .selectFrom('user_imports')
      .select('has_rows')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(has_rows).toBe(true);
  },
);
