import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database, Scope, Tx } from '../../../server/store/database.ts';
import { testDatabase } from '../../support/testDatabase.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const scope: Scope = { role: 'web', accountId: 7, userId: 9, platform: false };
const add = (tx: Tx, name: string) =>
  tx.insertInto('accounts').values({ name, schema_name: name, status: 'active', modules: [] }).execute();
async function isThere(name: string): Promise<boolean> {
  const result = await database.owner.selectFrom('accounts').select('id').where('name', '=', name).execute();
  return result.length > 0;
}
async function settings(tx: Tx) {
  const { rows } = await sql<Record<string, string>>`select current_user as role,
    current_setting('cairn.account_id', true) as account_id, current_setting('cairn.user_id', true) as user_id,
    current_setting('cairn.platform', true) as platform`.execute(tx);
  return rows[0];
}

test('a transaction runs with its role, account and person', async () => {
  expect(await database.as(scope, settings)).toEqual({
    role: 'cairn_web',
    account_id: '7',
    user_id: '9',
    platform: 'off',
  });
  const stranger = { ...scope, accountId: null, userId: null, platform: true };
  expect(await database.as(stranger, settings)).toMatchObject({
    account_id: '',
    user_id: '',
    platform: 'on',
  });
});

test('scope settings do not outlive the transaction, whether it succeeds or fails', async () => {
  await database.as(scope, settings);
  await expect(database.as(scope, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  const after = await database.owner.transaction().execute(settings);
  expect(after).not.toMatchObject({ role: 'cairn_web' });
  expect(after?.account_id ?? '').toBe('');
});

test('a failed transaction changes nothing, even if its first statement has parameters', async () => {
  const failing = database.owner.transaction().execute(async (tx) => {
    await add(tx, 'never');
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await isThere('never')).toBe(false);
});

test('an early failure or an empty transaction leaves the database usable', async () => {
  const failing = database.owner.transaction().execute(() => Promise.reject(new Error('no')));
  await expect(failing).rejects.toThrow('no');
  await database.owner.transaction().execute(async () => {});
  await database.owner.transaction().execute((tx) => add(tx, 'after'));
  expect(await isThere('after')).toBe(true);
});

test('a failed first statement ends its transaction', async () => {
  const failing = database.owner.transaction().execute((tx) => sql`select * from nowhere`.execute(tx));
  await expect(failing).rejects.toThrow('nowhere');
  await database.owner.transaction().execute((tx) => add(tx, 'kept'));
  expect(await isThere('kept')).toBe(true);
});

test('a first statement without parameters returns its rows', async () => {
  const { rows } = await database.owner.transaction().execute((tx) => sql`select 3 as three`.execute(tx));
  expect(rows).toEqual([{ three: 3 }]);
});
