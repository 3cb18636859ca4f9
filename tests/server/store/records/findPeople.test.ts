import { CompiledQuery, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { users } from '../../../../resources/users/users.ts';
import { accountScope, platformScope, respondentScope } from '../../../../server/kernel/scope.ts';
import type { Scope } from '../../../../server/store/database.ts';
import { KyselyConnection } from '../../../../server/store/engine/driver.ts';
import { createListCache, maxIds } from '../../../../server/store/records/listCache.ts';
import { readPage } from '../../../../server/store/records/readPage.ts';
import type { Row } from '../../../../server/store/records/rows.ts';
import { searchPeople } from '../../../../server/store/records/searchPeople.ts';
import { recordMessages } from '../../../support/recordMessages.ts';
import { openTestAccount, records, type TestAccount, type TestPerson } from '../../rest/testAccount.ts';

let testAccount: TestAccount;
let accountId: number;
let otherId: number;
let admin: TestPerson;
let otherAdmin: TestPerson;

const names = [
  ['Élodie', 'Großmann'],
  ['Elodie', 'Grossmann'],
  ['Işıl', 'İnönü'],
  ['Łukasz', 'Ørsted'],
  ['Zoe\u0308', 'Ｗａｎｇ'],
  ['100%', 'Under_score'],
] as const;

beforeAll(async () => {
  testAccount = await openTestAccount();
  accountId = await testAccount.account('Found');
  otherId = await testAccount.account('Hidden');
  admin = await testAccount.person(accountId, ['local_admin'], { first_name: 'Ann', last_name: 'Own' });
  otherAdmin = await testAccount.person(otherId, ['local_admin'], { first_name: 'Ann', last_name: 'Other' });
  for (const [first_name, last_name] of names) {
    for (const id of [accountId, otherId]) await testAccount.person(id, [], { first_name, last_name });
  }
});
afterAll(() => testAccount.close());

async function found(q: string, who = admin): Promise<string[]> {
  const reply = await who.get(
    `${records}/users?sort=["id","ASC"]&filter=${encodeURIComponent(JSON.stringify({ q }))}`,
  );
  expect(String(reply.headers['content-range']).split('/')[1]).toBe(String(reply.body.length));
  return reply.body.map(({ last_name }: { last_name: string }) => last_name);
}

test.each([
  ['élodie', ['Großmann', 'Grossmann']],
  ['ELODIE gross', ['Großmann', 'Grossmann']],
  ['großm', ['Großmann', 'Grossmann']],
  ['isil', ['İnönü']],
  ['IŞIL inonu', ['İnönü']],
  ['inö', ['İnönü']],
  ['lukasz orsted', ['Ørsted']],
  ['ØRSTED', ['Ørsted']],
  ['zoë', ['Ｗａｎｇ']],
  ['wang', ['Ｗａｎｇ']],
  ['100%', ['Under_score']],
  ['r_sco', ['Under_score']],
  ['der%sco', []],
  ['zo', ['Ｗａｎｇ']],
  ['é gros', ['Großmann', 'Grossmann']],
  ['%', ['Under_score']],
  ["'; drop table users; --", []],
  ['nobody at all', []],
])('people are found by part of a name, without case and accents: %s', async (q, expected) => {
  expect(await found(q)).toEqual(expected);
  expect(await found(q, otherAdmin)).toEqual(expected);
});

describe('find_people', () => {
  const call = (scope: Scope, words: readonly string[], most = maxIds) =>
    testAccount.database.as(scope, async (tx) => {
      const { rows } = await sql<{ ids: number[] | null }>`
        select find_people(${[...words]}::text[], ${most}) as ids`.execute(tx);
      return rows[0]?.ids;
    });
  const idsOf = async (id: number) =>
    (
      await testAccount.database.owner.selectFrom('users').select('id').where('account_id', '=', id).execute()
    ).map((row) => row.id);

  test('returns people of the account of the transaction only, also to the platform', async () => {
    const own = await idsOf(accountId);
    for (const scope of [accountScope(accountId), { ...accountScope(accountId), platform: true }]) {
      const ids = await call(scope, ['example']);
      expect(ids?.toSorted((a, b) => a - b)).toEqual(own.toSorted((a, b) => a - b));
    }
  });

  test.each(['', 'not a number', '1; select 1'])('returns nobody if the account is %j', async (text) => {
    const work = testAccount.database.as(platformScope, async (tx) => {
      await sql`select set_config('cairn.account_id', ${text}, true)`.execute(tx);
      const { rows } = await sql<{ ids: number[] }>`select find_people('{example}', 10) as ids`.execute(tx);
      return rows;
    });
    if (text === '') expect(await work).toEqual([{ ids: [] }]);
    else await expect(work).rejects.toMatchObject({ code: '22P02' });
  });

  test('returns nobody if no account was ever set', async () => {
    const { rows } = await testAccount.database.executeSql(
      `select set_config('cairn.account_id', null, false); select find_people('{example}', 10) as ids`,
    );
    expect(rows).toEqual([{ ids: [] }]);
  });

  test('compares the account of a person whose keys equal those of another account', async () => {
    const { executeSql } = testAccount.database;
    const { rows } = await executeSql(`select pg_get_functiondef('search_keys'::regproc) as definition`);
    await executeSql(`create or replace function search_keys(account integer, folded text) returns integer[]
      language sql immutable strict parallel safe return array(select 1)`);
    try {
      await executeSql('reindex index users_by_search');
      const own = await idsOf(accountId);
      const ids = await call(accountScope(accountId), ['elodie']);
      expect(ids).toHaveLength(2);
      expect(ids?.every((id) => own.includes(id))).toBe(true);
    } finally {
      await executeSql(String(rows[0]?.definition));
      await executeSql('reindex index users_by_search');
    }
  });

  test('cannot be made to read a temporary table of the same name', async () => {
    const ids = await testAccount.database.as(accountScope(accountId), async (tx) => {
      await sql`create temporary table users (id integer, account_id integer, searched text) on commit drop`.execute(
        tx,
      );
      await sql`insert into users values (-1, ${accountId}, 'elodie')`.execute(tx);
      await sql`set local search_path = pg_temp, public`.execute(tx);
      const { rows } = await sql<{ ids: number[] }>`select public.find_people('{elodie}', 10) as ids`.execute(
        tx,
      );
      return rows[0]?.ids;
    });
    expect(ids).toHaveLength(2);
    expect(ids).not.toContain(-1);
  });

  test('can be run by the web role only', async () => {
    for (const role of ['respondent', 'builder'] as const) {
      await expect(call({ ...respondentScope, role, accountId }, ['example'])).rejects.toThrow(
        /permission denied/,
      );
    }
  });

  test('lists neither more people than requested nor those of a search without three letters', async () => {
    const scope = accountScope(accountId);
    expect(await call(scope, ['example'], 3)).toBe(null);
    expect(await call(scope, ['example'], names.length + 1)).toHaveLength(names.length + 1);
    expect(await call(scope, ['el', 'o'])).toBe(null);
    expect(await call(scope, [])).toBe(null);
  });

  test('reads the index of the search', async () => {
    const { rows } = await testAccount.database.executeSql(
      `select set_config('enable_seqscan', 'off', true); explain select id from users
        where search_keys(account_id, searched) @> search_keys(1, 'elodie') and account_id + 0 = 1`,
    );
    expect(JSON.stringify(rows)).toContain('users_by_search');
  });
});

describe('a search that matches more people than a cached list has', () => {
  const lists = createListCache();
  let scope: Scope;
  let ids: readonly number[];

  beforeAll(async () => {
    const crowdId = await testAccount.account('Crowd');
    scope = accountScope(crowdId);
    // The index is only used for so many people if they are a small part of the account.
    lists.store(`users ${crowdId} []`, { version: 'earlier', total: 1_000_000, ids: new Map() });
    const { rows } = await testAccount.database.executeSql(
      `insert into users (account_id, first_name, last_name, email, department)
        select $1::int, 'Crowded', 'Person ' || n, n || '@crowd.example', case when n % 2 = 0 then 'Sales' end
        from generate_series(1, $2::int) n returning id`,
      [crowdId, maxIds + 3],
    );
    ids = rows.map(({ id }) => Number(id));
  });

  async function search(filter: Row) {
    const tracked = { resource: users, scope, narrowing: null };
    const sort = { field: 'id', order: 'DESC' } as const;
    const reader = { database: testAccount.database, lists };
    const { total, rows } = await readPage(reader, scope, tracked, { filter, sort, range: [2, 4] });
    return { total, page: rows.map(({ id }) => id) };
  }
  const pageOf = (matching: readonly number[]) => ({
    total: matching.length,
    page: matching.toReversed().slice(2, 5),
  });

  test('is counted and read by the index, and again after a change', async () => {
    const messages = await recordMessages(async () => {
      expect(await search({ q: 'crowded' })).toEqual(pageOf(ids));
      const sales = ids.filter((_, index) => index % 2 === 1);
      expect(await search({ q: 'crowded', department: 'Sales' })).toEqual(pageOf(sales));
    });
    expect(messages.join()).toContain('find_people');
    expect(messages.join()).not.toContain('strpos');
    await testAccount.database.owner
      .updateTable('users')
      .set({ first_name: 'Alone' })
      .where('id', '=', ids[0] ?? 0)
      .execute();
    ids = ids.slice(1);
    expect(await search({ q: 'crowded' })).toEqual(pageOf(ids));
  });

  test('is repeated if the list changes between the search and the count', async () => {
    const run = KyselyConnection.prototype.executeQuery;
    let isChanged = false;
    const spy = vi.spyOn(KyselyConnection.prototype, 'executeQuery').mockImplementation(async function (
      this: KyselyConnection,
      query,
    ) {
      const result = await run.call(this, query);
      if (!isChanged && query.sql.includes('find_people')) {
        isChanged = true;
        await run.call(this, CompiledQuery.raw(`update users set first_name = 'Alone' where id = ${ids[0]}`));
      }
      return result as never;
    });
    const found = await search({ q: 'crowded person' });
    spy.mockRestore();
    expect(isChanged).toBe(true);
    expect(found).toEqual(pageOf(ids.slice(1)));
  });

  test('returns only people who match every word, those with such a name first', async () => {
    const add = (first_name: string, last_name: string) =>
      testAccount.person(Number(scope.accountId), [], { first_name, last_name });
    await add('Person', 'Alone');
    await add('Crowded', 'Person');
    const found = await testAccount.database.as(scope, (tx) =>
      searchPeople(tx, { resource: users, scope, narrowing: null }, 'crowded person'),
    );
    const foundNames = found.map(({ first_name, last_name }) => `${first_name} ${last_name}`);
    expect(foundNames[0]).toBe('Crowded Person');
    expect(foundNames.filter((name) => !name.startsWith('Crowded Person'))).toEqual([]);
  });
});
