import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type SearchResult, searchedRecords, searchLimits } from '../../../../contract/v2/search.ts';
import { accountScope, platformScope, respondentScope } from '../../../../server/kernel/scope.ts';
import type { Scope } from '../../../../server/store/database.ts';
import { maxIds } from '../../../../server/store/records/listCache.ts';
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

describe('the search over all records', () => {
  const everyKind = [...searchedRecords];
  const search = async (q: string, who = admin, kinds: readonly string[] = everyKind) => {
    const { status, body } = await who.send('POST', '/api/v2/search', { q, kinds });
    expect(status).toBe(200);
    return (body.results as SearchResult[]).map(({ kind, name }) => `${kind} ${name}`);
  };
  const teamOf = async (account_id: number, name: string, leader_id: number | null = null) =>
    testAccount.database.owner
      .insertInto('teams')
      .values({ account_id, name, leader_id, updated_at: new Date(0).toISOString() })
      .returning('id')
      .executeTakeFirstOrThrow();

  test('ranks whole words before beginnings, and those before the inside of words', async () => {
    for (const last_name of ['Kastellan', 'Oberkast', 'Kast', 'Kaste']) {
      await testAccount.person(accountId, [], { first_name: 'Uma', last_name });
    }
    await testAccount.person(accountId, [], { first_name: 'Ugo', last_name: 'Zett', department: 'Kast' });
    expect(await search('kast')).toEqual([
      'users Uma Kast',
      'users Uma Kaste',
      'users Uma Kastellan',
      'users Uma Oberkast',
      'users Ugo Zett',
    ]);
    expect(await search('kast uma')).toContain('users Uma Kastellan');
    expect(await search('GROSSMANN élodie')).toEqual(['users Élodie Großmann', 'users Elodie Grossmann']);
  });

  test('finds names of one and two letters, alone and together', async () => {
    await testAccount.person(accountId, [], { first_name: 'Li', last_name: 'Wu' });
    await testAccount.person(accountId, [], { first_name: '小', last_name: '王' });
    expect(await search('wu')).toEqual(['users Li Wu']);
    expect((await search('li'))[0]).toBe('users Li Wu');
    expect(await search('li wu')).toEqual(['users Li Wu']);
    expect(await search('王')).toEqual(['users 小 王']);
    expect(await search('qq')).toEqual([]);
  });

  test('finds a rare name among more matches than the index lists', async () => {
    const many = await testAccount.account('Many');
    const manager = await testAccount.person(many, ['local_admin'], {
      first_name: 'Zoe',
      last_name: 'Fleet',
    });
    await testAccount.database.executeSql(`insert into users (account_id, first_name, last_name, email, department)
      select ${many}, 'Ann' || n, 'Moss', 'm' || n || '@many.example', 'Fleet' from generate_series(1, ${maxIds + 1}) n`);
    const results = await search('fleet', manager);
    expect(results).toHaveLength(searchLimits.perKind);
    expect(results[0]).toBe('users Zoe Fleet');
  });

  test('finds each kind of record that the caller can list, at most six of each', async () => {
    for (let n = 1; n <= 7; n += 1) await teamOf(accountId, `Quartz ${n}`);
    const { owner } = testAccount.database;
    await owner
      .insertInto('courses')
      .values({
        title: 'Quartz basics',
        summary: 'Stones',
        minutes: 5,
        status: 'published',
        updated_at: new Date(0).toISOString(),
      })
      .execute();
    expect(await search('quartz')).toEqual([
      ...[1, 2, 3, 4, 5, 6].map((n) => `teams Quartz ${n}`),
      'courses Quartz basics',
    ]);
    expect(await search('quartz', admin, ['courses'])).toEqual(['courses Quartz basics']);
    expect(await search('quartz', otherAdmin)).toEqual(['courses Quartz basics']);
    const user = await testAccount.person(accountId, ['user']);
    expect(await search('quartz', user)).toEqual([]);
    expect(await search('elodie', user)).toEqual([]);
    await owner.updateTable('accounts').set({ modules: [] }).where('id', '=', otherId).execute();
    expect(await search('quartz', otherAdmin)).toEqual(['courses Quartz basics']);
  });

  test('shows a team lead only the people and teams that their lists show', async () => {
    const lead = await testAccount.person(accountId, ['supervisor'], {
      first_name: 'Lea',
      last_name: 'Leader',
    });
    const team = await teamOf(accountId, 'Opal led', lead.id);
    await teamOf(accountId, 'Opal other');
    const member = await testAccount.person(accountId, [], { first_name: 'Pia', last_name: 'Opal' });
    await testAccount.person(accountId, [], { first_name: 'Pit', last_name: 'Opal' });
    await testAccount.database.owner
      .insertInto('memberships')
      .values({
        account_id: accountId,
        team_id: team.id,
        user_id: member.id,
      })
      .execute();
    const { body } = await lead.send('POST', '/api/v2/search', { q: 'opal', kinds: everyKind });
    expect(body.results).toEqual([
      { kind: 'users', id: member.id, name: 'Pia Opal', detail: expect.any(String), team_id: team.id },
      { kind: 'teams', id: team.id, name: 'Opal led', detail: null, team_id: null },
    ]);
    expect(await search('opal')).toHaveLength(4);
  });

  test.each([
    [{ q: '', kinds: everyKind }],
    [{ q: ' ', kinds: everyKind }],
    [{ q: 'x'.repeat(searchLimits.length + 1), kinds: everyKind }],
    [{ q: 'a '.repeat(searchLimits.words + 1), kinds: everyKind }],
    [{ q: 'ann', kinds: ['sessions'] }],
    [{ q: 'ann', kinds: [...everyKind, 'users'] }],
    [{ q: 'ann' }],
    [{ q: ['ann'], kinds: everyKind }],
  ])('refuses %j', async (body) => {
    expect((await admin.send('POST', '/api/v2/search', body)).status).toBe(422);
  });

  test('requires a session', async () => {
    const payload = { q: 'ann', kinds: everyKind };
    const response = await testAccount.app.inject({ method: 'POST', url: '/api/v2/search', payload });
    expect(response.statusCode).toBe(401);
  });
});
