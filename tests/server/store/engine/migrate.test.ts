import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { exitCodeOf } from '../../../../server/process/exitCodes.ts';
import type { Database } from '../../../../server/store/database.ts';
import { isUpToDate, migrate } from '../../../../server/store/engine/migrate.ts';
import { allMigrations } from '../../../../server/store/engine/migrationList.ts';
import { testDatabase } from '../../../support/testDatabase.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const newer = '999_of_a_later_version';

test('a database migrated by a newer version is left unchanged with a message for the operator', async () => {
  await database.executeSql(`insert into kysely_migration values ('${newer}', '2030-01-01')`);
  try {
    const failure: Error = await migrate(database).then(
      () => new Error('it was migrated'),
      (error) => error,
    );
    expect(failure.message).toContain(`migrated by a newer version (${newer})`);
    expect(exitCodeOf(failure)).toBe(78);
  } finally {
    await database.executeSql(`delete from kysely_migration where name = '${newer}'`);
  }
  expect(await isUpToDate(database, 2_000)).toBe(true);
  expect(await migrate(database)).toEqual([]);
});

test('statements after a failed one are not part of its transaction', async () => {
  await expect(database.executeSql('begin; select * from nowhere; commit')).rejects.toThrow('nowhere');
  expect((await database.executeSql('select 1 as one')).rows).toEqual([{ one: 1 }]);
});

test('a failed migration is reported with its cause', async () => {
  const up = async (db: Kysely<unknown>) => void (await sql.raw('creat table x ()').execute(db));
  const known = await allMigrations();
  await expect(migrate(database, async () => ({ ...known, '999_typo': { up } }))).rejects.toThrow(
    /^Migration 999_typo failed: .*syntax error/,
  );
});
