import { afterAll, beforeAll, expect, test } from 'vitest';
import { resources } from '../../../resources/registry.ts';
import { openTestAccount, records, type TestAccount, type TestPerson } from './testAccount.ts';

let testAccount: TestAccount;
let admin: TestPerson;

beforeAll(async () => {
  testAccount = await openTestAccount();
  admin = await testAccount.person(await testAccount.account('Here'), ['user', 'local_admin', 'admin']);
});
afterAll(() => testAccount.close());

test.each([
  ['teams', { name: {} }, ['name']],
  ['teams', { name: ['a', 'b'] }, ['name']],
  ['users', { first_name: 'A', last_name: 'B', email: {} }, ['email']],
  ['courses', { title: [[]], summary: 'S', link: {}, minutes: {} }, ['title', 'minutes', 'link']],
  ['learning_campaigns', { name: 'A', starts_on: {}, due_kind: {} }, ['starts_on', 'due_kind']],
] as const)('%s with %j instead of a string reports the field', async (name, body, fields) => {
  const { status, body: answer } = await admin.send('POST', `${records}/${name}`, body);
  expect(status).toBe(422);
  const reported = answer.problems.map(({ field }: { field: string }) => field);
  expect(reported).toEqual(expect.arrayContaining([...fields]));
});

test.each([
  ['the character 0', { name: 'a\0b' }],
  ['the character 0 deep inside', { name: 'a', more: [{ deep: '\0' }] }],
  ['a name with the character 0', { 'na\0me': 'a' }],
  ['an object that pretends to be a text', { name: { toString: 1 } }],
])('%s is refused without harm to the database', async (_what, body) => {
  expect((await admin.send('POST', `${records}/teams`, body)).status).toBe(422);
  expect((await admin.get(`${records}/teams`)).status).toBe(200);
});

const list = (filter: string) => admin.get(`${records}/teams?filter=${encodeURIComponent(filter)}`);

test.each(['__proto__', 'constructor', 'hasOwnProperty', 'isPrototypeOf', 'toString'])(
  'a filter by %s is refused with its name',
  async (name) => {
    const { status, body } = await list(`{"${name}":1}`);
    expect([status, body.problems[0].field]).toEqual([422, `filter.${name}`]);
  },
);

test.each([
  ['the character 0', '{"name":"a\\u0000b"}', 'filter.name', 'characters'],
  ['half a character', '{"name":["a","\\ud800"]}', 'filter.name', 'characters'],
  [
    '2,500 lists in each other',
    `{"name":${'['.repeat(2_500)}${']'.repeat(2_500)}}`,
    'filter.name',
    'tooDeep',
  ],
  ['3,000 values', `{"id":[${'1,'.repeat(3_000)}1]}`, 'filter.id', 'tooMany'],
  ['a text of 2,001 characters', `{"name":"${'a'.repeat(2_001)}"}`, 'name', 'filter'],
])('a filter with %s is refused at its field', async (_what, filter, field, problem) => {
  const { status, body } = await list(filter);
  expect([status, body.problems[0]]).toMatchObject([422, { field, problem }]);
});

test.each(['sort', 'range'])('%s that is nested too deeply is refused with its name', async (name) => {
  const { status, body } = await admin.get(
    `${records}/teams?${name}=${'['.repeat(2_500)}${']'.repeat(2_500)}`,
  );
  expect([status, body.problems[0].field]).toEqual([422, name]);
});

test('a null character in a search is refused at its field in every list and export', async () => {
  const platform = await testAccount.person(await testAccount.account('All'), [
    'user',
    'super_admin',
    'admin',
    'local_admin',
    'app_admin',
  ]);
  const filter = encodeURIComponent('{"q":"a\\u0000b"}');
  for (const { name } of resources) {
    for (const path of [`${name}?filter=${filter}`, `${name}/export?format=csv&filter=${filter}`]) {
      const { status, body } = await platform.get(`${records}/${path}`);
      expect([path, status, body.problems?.[0]]).toMatchObject([
        path,
        422,
        { field: 'filter.q', problem: 'characters' },
      ]);
    }
  }
});

test.each([
  '/api/v2/security/audit/export?format=csv&resource=%00',
  '/api/v2/people/roles_audit/export?format=csv&q=%00',
])('a null character in a filter of %s is refused at its field', async (path) => {
  const { status, body } = await admin.get(path);
  expect([status, body.problems[0]]).toMatchObject([422, { problem: 'characters' }]);
});
