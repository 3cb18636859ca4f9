import { CompiledQuery, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database, Scope, Tx } from '../../../server/store/database.ts';
import { bytesLiteral, deferStatement } from '../../../server/store/engine/deferStatement.ts';
import { recordMessages } from '../../support/recordMessages.ts';
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

test('a transaction that begins with its first statement has the same settings, in one message', async () => {
  const reads = sql<{ role: string; account_id: string }>`select current_user as role,
    current_setting('cairn.account_id') as account_id`;
  const messages = await recordMessages(async () => {
    const { rows } = await database.as(scope, (tx) => reads.execute(tx), 'withFirstStatement');
    expect(rows).toEqual([{ role: 'cairn_web', account_id: '7' }]);
  });
  expect(messages).toHaveLength(2);
});

test('a single statement runs in its scope, in one message, and leaves no settings', async () => {
  const compile = (text: string) => () => CompiledQuery.raw(text) as CompiledQuery<Record<string, string>>;
  const reads = compile(`select current_user as role, current_setting('cairn.account_id') as account_id,
    current_setting('cairn.user_id') as user_id, current_setting('cairn.platform') as platform`);
  const messages = await recordMessages(async () => {
    const rows = await database.runOnce(scope, reads);
    expect(rows).toEqual([{ role: 'cairn_web', account_id: '7', user_id: '9', platform: 'off' }]);
  });
  expect(messages).toHaveLength(1);
  await expect(database.runOnce(scope, compile('select 1 / 0'))).rejects.toMatchObject({ code: '22012' });
  await expect(database.runOnce(scope, compile('select box from sealed_forms'))).rejects.toThrow(
    /permission denied/,
  );
  for (let connection = 0; connection < 3; connection += 1) {
    const after = await database.executeSql(
      `select current_user as role, current_setting('cairn.account_id', true) as account_id`,
    );
    expect(after.rows[0]).not.toMatchObject({ role: 'cairn_web' });
    expect(after.rows[0]?.account_id ?? '').toBe('');
  }
});

test('a single statement that fails changes nothing', async () => {
  const failing = () =>
    CompiledQuery.raw(`insert into accounts (name, schema_name, status, modules)
    values ('never', 'never', 'active', array[1 / (length('') + 0)])`) as CompiledQuery<unknown>;
  await expect(database.runOnce({ ...scope, platform: true }, failing)).rejects.toThrow('division by zero');
  expect(await isThere('never')).toBe(false);
});

test('a single statement refuses parameters', async () => {
  const withParameter = () => CompiledQuery.raw('select $1::int', [1]) as CompiledQuery<unknown>;
  await expect(database.runOnce(scope, withParameter)).rejects.toThrow('must not have parameters');
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

const addLater = (tx: Tx, name: string) =>
  deferStatement(
    tx,
    sql`insert into accounts (name, schema_name, status, modules)
      values (${sql.lit(name)}, ${sql.lit(name)}, 'active', '{}')`.compile(tx),
  );

test('a deferred statement is sent with the commit and stored', async () => {
  const messages = await recordMessages(() =>
    database.owner.transaction().execute((tx) => addLater(tx, "it's")),
  );
  expect(messages).toHaveLength(1);
  expect(await isThere("it's")).toBe(true);
});

test.each(['with', 'without'])(
  'a deferred statement runs before the next one %s parameters',
  async (which) => {
    const name = `deferred ${which}`;
    const [row] = await database.owner.transaction().execute(async (tx) => {
      await addLater(tx, name);
      await addLater(tx, `${name}, too`);
      const value = which === 'with' ? sql`${name}` : sql.lit(name);
      return (
        await sql<{ count: number }>`select count(*)::int as count from accounts
      where starts_with(name, ${value})`.execute(tx)
      ).rows;
    });
    expect(row).toEqual({ count: 2 });
  },
);

test('an error of a deferred statement fails the transaction at its commit', async () => {
  const failing = database.owner.transaction().execute(async (tx) => {
    await add(tx, 'rolled back');
    await deferStatement(tx, sql`select 1 / 0`.compile(tx));
  });
  await expect(failing).rejects.toMatchObject({ code: '22012' });
  expect(await isThere('rolled back')).toBe(false);
  await database.owner.transaction().execute((tx) => add(tx, 'afterwards'));
  expect(await isThere('afterwards')).toBe(true);
});

test('deferred statements of a failed transaction are not sent', async () => {
  const messages = await recordMessages(() =>
    database
      .as(
        scope,
        async (tx) => {
          await addLater(tx, 'discarded');
          throw new Error('no');
        },
        'withFirstStatement',
      )
      .catch(() => {}),
  );
  expect(messages).toEqual([]);
  expect(await isThere('discarded')).toBe(false);
});

test('a deferred statement must not have parameters', async () => {
  const failing = database.owner
    .transaction()
    .execute((tx) => deferStatement(tx, sql`select ${1}::int`.compile(tx)));
  await expect(failing).rejects.toThrow('must not have parameters');
});

test('several statements in one message return the rows of the last one', async () => {
  const { rows } = await database.owner.transaction().execute(async (tx) => {
    await deferStatement(tx, sql`select 1 as one`.compile(tx));
    return sql`select 2 as two`.execute(tx);
  });
  expect(rows).toEqual([{ two: 2 }]);
});

test.each([0, 1, 4_000])('a literal of %d bytes is read as the same bytes', async (size) => {
  const bytes = Buffer.from(Array.from({ length: size }, (_, index) => index % 256));
  const { rows } = await sql<{ bytes: Uint8Array }>`select ${bytesLiteral(bytes)} as bytes`.execute(
    database.owner,
  );
  expect(Buffer.from(rows[0]?.bytes ?? [1])).toEqual(bytes);
});
