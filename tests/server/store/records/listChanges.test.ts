import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountScope } from '../../../../server/kernel/scope.ts';
import { trackedLists } from '../../../../server/store/records/listChanges.ts';
import type { AnAccount } from '../../../support/builders.ts';
import { startTestServer, type TestServer } from '../../../support/startTestServer.ts';

let server: TestServer;
let account: AnAccount;
let other: AnAccount;

beforeAll(async () => {
  server = await startTestServer();
  account = await server.anAccount();
  other = await server.anAccount();
  await addPerson(account);
  await addPerson(other);
});
afterAll(() => server.close());

let serial = 0;
function addPerson({ id }: AnAccount, db = server.database.owner) {
  serial += 1;
  const email = `row${serial}@people.example`;
  return db
    .insertInto('users')
    .values({ account_id: id, first_name: 'Ada', last_name: 'Row', email })
    .execute();
}

test('the rows of a long list’s changes stay few', async () => {
  for (let step = 0; step < 100; step += 1) await addPerson(account);
  const { rows } = await sql<{ list: string; changes: number }>`select list, count(*)::int as changes
    from list_changes where account_id = ${account.id} group by list`.execute(server.database.owner);
  for (const { list, changes: count } of rows) expect([list, count <= 33]).toEqual([list, true]);
});

test.each(trackedLists)('every change of %s is recorded by a trigger', async (list) => {
  const { rows } = await sql<{
    verb: string;
  }>`select event_manipulation as verb from information_schema.triggers
    where event_object_table = ${list} and trigger_name like 'list_change_by_%'`.execute(
    server.database.owner,
  );
  expect(rows.map(({ verb }) => verb).sort()).toEqual(['DELETE', 'INSERT', 'UPDATE']);
});

test('a change of a restored backup with the same transaction number is replaced', async () => {
  const version = async () => {
    const { rows } = await sql<{
      changes: string[];
    }>`select array_agg(change::text order by change) as changes
      from list_changes where account_id = ${account.id} and list = 'users'`.execute(server.database.owner);
    return rows[0]?.changes;
  };
  const [before, after] = await server.database.owner.transaction().execute(async (tx) => {
    await sql`savepoint restored`.execute(tx);
    await sql`insert into list_changes (account_id, list, transaction)
      values (${account.id}, 'users', pg_current_xact_id()::text::bigint)`.execute(tx);
    await sql`release savepoint restored`.execute(tx);
    const read = () =>
      sql<{ change: string }>`select change::text from list_changes
      where account_id = ${account.id} and list = 'users' and transaction = pg_current_xact_id()::text::bigint`
        .execute(tx)
        .then(({ rows }) => rows.map(({ change }) => change));
    const stored = await read();
    await addPerson(account, tx);
    return [stored, await read()];
  });
  expect(before).toHaveLength(1);
  expect(after).toHaveLength(1);
  expect(after).not.toEqual(before);
  expect(await version()).toContain(after[0]);
});

test('the web role can read only its own account’s changes, and write none', async () => {
  const visible = await server.database.as(accountScope(other.id), (tx) =>
    sql<{ account_id: number }>`select distinct account_id from list_changes`.execute(tx),
  );
  expect(visible.rows).toEqual([{ account_id: other.id }]);
  const writing = server.database.as(accountScope(other.id), (tx) =>
    sql`delete from list_changes`.execute(tx),
  );
  await expect(writing).rejects.toThrow(/permission denied/);
});
