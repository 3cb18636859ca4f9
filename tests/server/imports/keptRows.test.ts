import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { appliedWithRows } from '../../../domain/imports/importFields.ts';
import { ask, csv, errorsOf, rowsOf, whole } from './registry.ts';
import { address, applied, client, openTestCompany, person, server, someone } from './testCompany.ts';

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
  await someone('ida', { external_id: 'E1', department: 'Old' });
  const file = csv(
    'Remark,E-mail,First name,Last name,Department,Note',
    `long remark,${address('ida')},Ida,Berg,Fleet,a note`,
    `long remark,${address('nora')},Nora,Falk,Fleet,a note`,
    'long remark,no address,Olle,Gran,Fleet,a note',
  );
  const { id } = await applied(file);
  expect(await cellsOf(id)).toEqual([
    ['', address('ida'), 'Ida', 'Berg'],
    ['', address('nora'), 'Nora', 'Falk'],
    ['long remark', 'no address', 'Olle', 'Gran', 'Fleet', 'a note'],
  ]);
  const names = (await rowsOf(client, id)).map(({ name }: { name: string }) => name);
  expect(names).toEqual(['Ida Berg', 'Nora Falk', 'Olle Gran']);
  expect((await errorsOf(client, id)).text).toContain('long remark,no address,Olle,Gran,Fleet,a note');
  await ask(client, 'undo', { import_id: id });
  expect(await person(address('ida'))).toMatchObject({ department: 'Old' });
  expect(await person(address('nora'))).toBeUndefined();
});

test('an account keeps the rows of its 20 newest applied imports', async () => {
  const apply = async (name: string) =>
    (await applied(csv('E-mail,First name,Last name', `${address(name)},New,Person`))).id;
  const first = await apply('first');
  server.clock.advance(1_000);
  const others = server.database.owner.insertInto('user_imports').columns([...copied, 'applied_at']);
  await others
    .expression((eb) =>
      eb
        .selectFrom('user_imports')
        .crossJoin(sql`generate_series(1, ${appliedWithRows - 2}::int)`.as('copies'))
        .select([...copied, sql<string>`${server.clock.now().toISOString()}::timestamptz`.as('applied_at')])
        .where('id', '=', first),
    )
    .execute();
  const canUndo = async () => (await whole(client, first)).can_undo;
  server.clock.advance(1_000);
  await apply('twentieth');
  expect([(await cellsOf(first)).length, await canUndo()]).toEqual([1, true]);
  server.clock.advance(1_000);
  await apply('twentyFirst');
  expect([(await cellsOf(first)).length, await canUndo()]).toEqual([0, false]);
  expect((await ask(client, 'undo', { import_id: first })).status).toBe(409);
});
