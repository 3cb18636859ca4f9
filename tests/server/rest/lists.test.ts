import { afterAll, beforeAll, expect, test } from 'vitest';
import { searchLimit } from '../../../domain/access/policy/rateLimits.ts';
import type { Resource } from '../../../resources/kit/resource.ts';
import { resources } from '../../../resources/registry.ts';
import { users } from '../../../resources/users/users.ts';
import { count } from '../../../server/store/records/rows.ts';
import { openTestAccount, records, type TestAccount, type TestPerson } from './testAccount.ts';

let testAccount: TestAccount;
let admin: TestPerson;

const names = ['Ash', 'Birch', 'Cedar', 'Douglas fir', 'Elm', 'Fir 100%', 'Fir_low', 'Ginkgo'];
const path = `${records}/teams`;
const labels = (body: { name: string }[]) => body.map((row) => row.name);
const query = (parts: Record<string, unknown>) =>
  `${path}?${Object.entries(parts)
    .map(([name, value]) => `${name}=${encodeURIComponent(JSON.stringify(value))}`)
    .join('&')}`;
const filtered = async (filter: object) => labels((await admin.get(query({ filter }))).body);

beforeAll(async () => {
  testAccount = await openTestAccount();
  const account = await testAccount.account('Harbor & Pine');
  admin = await testAccount.person(account, ['local_admin']);
  for (const name of names)
    await admin.send('POST', path, { name, leader_id: name === 'Elm' ? admin.id : null });
});
afterAll(() => testAccount.close());

test('a page has the requested rows, its position and the total', async () => {
  const page = await admin.get(query({ range: [2, 4], sort: ['name', 'ASC'] }));
  expect(labels(page.body)).toEqual(['Cedar', 'Douglas fir', 'Elm']);
  expect(page.headers['content-range']).toBe('teams 2-4/8');
});

test('rows with equal sort values are ordered by id on every page', async () => {
  const pages = [];
  for (const from of [0, 3, 6]) {
    pages.push(...(await admin.get(query({ range: [from, from + 2], sort: ['group_id', 'DESC'] }))).body);
  }
  const ids = pages.map((row: { id: number }) => row.id);
  expect(ids).toEqual([...ids].sort((a, b) => b - a));
  expect(ids).toHaveLength(8);
});

test('the search matches every word anywhere, ignores case, and treats % and _ literally', async () => {
  expect(await filtered({ q: 'fir' })).toEqual(['Douglas fir', 'Fir 100%', 'Fir_low']);
  expect(await filtered({ q: 'fir doug' })).toEqual(['Douglas fir']);
  expect(await filtered({ q: '100%' })).toEqual(['Fir 100%']);
  expect(await filtered({ q: '_' })).toEqual(['Fir_low']);
  expect(await filtered({ q: "'; drop table teams; --" })).toEqual([]);
});

test('a search that matches no row is answered in every list and export', async () => {
  const permissions = ['user', 'super_admin', 'admin', 'local_admin', 'app_admin'] as const;
  const platform = await testAccount.person(await testAccount.account('All'), [...permissions]);
  const filter = encodeURIComponent(JSON.stringify({ q: 'nowhere' }));
  for (const { name } of resources) {
    const { status, body } = await platform.get(`${records}/${name}?filter=${filter}`);
    expect([name, status, body]).toEqual([name, 200, []]);
    const { text } = await platform.get(`${records}/${name}/export?format=csv&filter=${filter}`);
    expect([name, text.trim().split('\n').length]).toEqual([name, 1]);
  }
});

test('people are found by every searchable field, ignoring case, and by no other', async () => {
  const account = await testAccount.account('Search');
  const owner = await testAccount.person(account, ['local_admin']);
  const filled = Object.fromEntries(users.search.map((name, index) => [name, `ÄpfelX${index}_${name}`]));
  const expected = await testAccount.person(account, [], { ...filled, level: 'Hidden' });
  const result = async (q: string) =>
    (await owner.get(`${records}/users?filter=${encodeURIComponent(JSON.stringify({ q }))}`)).body.map(
      ({ id }: { id: number }) => id,
    );
  for (const [index, name] of users.search.entries()) {
    expect(await result(`äPFELx${index}_${name}`), name).toEqual([expected.id]);
  }
  expect(await result('x0_first x4_location')).toEqual([expected.id]);
  expect(await result('x0%first')).toEqual([]);
  expect(await result('hidden')).toEqual([]);
});

test.each([
  ['a field that is added to the declared search is searched', [...users.search, 'level'], 'hidden', 1],
  ['the fields before it still are', [...users.search, 'level'], 'nobleman', 1],
  ['a field that is removed from it is searched no longer', ['level'], 'nobleman', 0],
] as const)('%s', async (_name, search, q, expected) => {
  const accountId = await testAccount.account('Declared search');
  await testAccount.person(accountId, [], { last_name: 'Nobleman', level: 'Hidden' });
  const resource = { ...users, search } as Resource;
  const scope = { role: 'web', accountId, userId: null, platform: false } as const;
  const total = await testAccount.database.as(scope, (tx) =>
    count(tx, { resource, scope, narrowing: null }, { q }),
  );
  expect(total).toBe(expected);
});

test('a filter accepts a value, a list, null, and the limits of a range', async () => {
  expect(await filtered({ leader_id: admin.id })).toEqual(['Elm']);
  expect(await filtered({ name: ['Ash', 'Elm'] })).toEqual(['Ash', 'Elm']);
  expect(await filtered({ id: [] })).toEqual([]);
  expect(await filtered({ leader_id: null })).toHaveLength(7);
  expect(await filtered({ updated_at_gte: '2026-11-21' })).toHaveLength(8);
  expect(await filtered({ updated_at_lte: '2026-11-20' })).toEqual([]);
  for (const moment of ['2026-11-20 10:00', '2026-11-20T10:00:00.123Z', '2024-02-29T23:59:59+14:00'])
    expect(await filtered({ updated_at_gte: moment }), moment).toHaveLength(8);
});

test('a filter on a list field matches rows with any of the values', async () => {
  const result = await admin.get(
    `${records}/users?filter=${JSON.stringify({ permissions: ['local_admin', 'supervisor'] })}`,
  );
  expect(result.body).toHaveLength(1);
  expect(
    (await admin.get(`${records}/users?filter=${JSON.stringify({ permissions: 'supervisor' })}`)).body,
  ).toEqual([]);
});

test.each([
  ['sort', ['account_id', 'ASC']],
  ['sort', ['name', 'ASC; drop table teams']],
  ['sort', 'name'],
  ['range', [5, 2]],
  ['range', [0, 5_000]],
  ['range', ['a', 'b']],
  ['filter', { account_id: 1 }],
  ['filter', { 'name"': 'x' }],
  ['filter', { leader_id: 'x' }],
  ['filter', { leader_id_gte: { sub: 1 } }],
  ['filter', { q: ['x'] }],
  ['filter', { updated_at_gte: '2024-02-31' }],
  ['filter', { updated_at_gte: '0000-01-01' }],
  ['filter', { updated_at_gte: '2024-01-01 (x)' }],
  ['filter', { updated_at_gte: '2024-01-01T10:00:00+23:00' }],
  ['filter', []],
])('an invalid %s is refused: %j', async (name, value) => {
  const answer = await admin.get(query({ [name as string]: value }));
  expect([answer.status, answer.body.code]).toEqual([422, 'invalid']);
});

test('an unreadable query is refused', async () => {
  expect((await admin.get(`${path}?filter={`)).status).toBe(422);
});

test('an invalid id is not found', async () => {
  for (const id of ['0', '-1', 'abc', '99999999999', '1.5']) {
    expect((await admin.get(`${path}/${id}`)).status).toBe(404);
  }
});

test('the total of a long list is exact after every change, also of its own process', async () => {
  const account = await testAccount.account('Large');
  const owner = await testAccount.person(account, ['local_admin']);
  const rows = Array.from({ length: 1_200 }, (_, index) => ({ account_id: account, name: `Team ${index}` }));
  await testAccount.database.owner
    .insertInto('teams')
    .values(rows as never)
    .execute();
  const total = async () => String((await owner.get(path)).headers['content-range']).split('/')[1];
  expect(await total()).toBe('1200');
  await testAccount.database.owner
    .deleteFrom('teams')
    .where('account_id', '=', account)
    .where('name', '=', 'Team 0')
    .execute();
  expect(await total()).toBe('1199');
  await owner.send('POST', path, { name: 'One more' });
  expect(await total()).toBe('1200');
});

test('ADMIN-27 searches of lists, pickers and the palette are limited per person, and reading without a search is not', async () => {
  const account = await testAccount.account('Searched');
  const searcher = await testAccount.person(account, ['local_admin']);
  const colleague = await testAccount.person(account, ['local_admin']);
  const find = (by: TestPerson) => by.get(query({ filter: { q: 'x' }, range: [0, 0] }));
  const statuses = new Map<number, number>();
  for (let at = 0; at < searchLimit.tries; at += 20) {
    for (const { status } of await Promise.all(Array.from({ length: 20 }, () => find(searcher)))) {
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  }
  expect([...statuses]).toEqual([[200, searchLimit.tries]]);
  const refused = await find(searcher);
  expect([refused.status, refused.body.code]).toEqual([429, 'too_many']);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  const palette = await searcher.send('POST', '/api/v2/search', { q: 'x', kinds: ['teams'] });
  expect(palette.status).toBe(429);
  for (const [call, body] of [
    ['people/attribute_values', { attribute: 'department', q: 'x' }],
    ['microsurvey/campaigns', { filter: { q: 'x' } }],
  ] as const) {
    const search = await searcher.send('POST', `/api/v2/${call}`, body);
    expect([call, search.status]).toEqual([call, 429]);
  }
  const all = await searcher.send('POST', '/api/v2/people/attribute_values', { attribute: 'department' });
  expect(all.status).toBe(200);
  const exported = `${path}/export?format=csv&filter=${encodeURIComponent(JSON.stringify({ q: 'x' }))}`;
  expect((await searcher.get(exported)).status).toBe(429);
  expect((await searcher.get(query({ range: [0, 0] }))).status).toBe(200);
  expect((await find(colleague)).status).toBe(200);
});
