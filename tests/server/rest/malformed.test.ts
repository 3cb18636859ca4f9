import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Office, openOffice, records, type Somebody } from './office.ts';

let office: Office;
let admin: Somebody;

beforeAll(async () => {
  office = await openOffice();
  admin = await office.person(await office.account('Here'), ['user', 'local_admin', 'admin']);
});
afterAll(() => office.close());

test.each([
  ['teams', { name: {} }, ['name']],
  ['teams', { name: ['a', 'b'] }, ['name']],
  ['users', { first_name: 'A', last_name: 'B', email: {} }, ['email']],
  ['courses', { title: [[]], summary: 'S', link: {}, minutes: {} }, ['title', 'minutes', 'link']],
  ['learning_campaigns', { name: 'A', starts_on: {}, due_kind: {} }, ['starts_on', 'due_kind']],
] as const)('%s with %j where a text belongs is told where the mistake is', async (name, body, fields) => {
  const { status, body: answer } = await admin.send('POST', `${records}/${name}`, body);
  expect(status).toBe(422);
  const told = answer.problems.map(({ field }: { field: string }) => field);
  expect(told).toEqual(expect.arrayContaining([...fields]));
});

test.each([
  ['the character 0', { name: 'a\0b' }],
  ['the character 0 deep inside', { name: 'a', more: [{ deep: '\0' }] }],
  ['a name with the character 0', { 'na\0me': 'a' }],
  ['an object that pretends to be a text', { name: { toString: 1 } }],
])('%s is refused, and the database goes on', async (_what, body) => {
  expect((await admin.send('POST', `${records}/teams`, body)).status).toBe(422);
  expect((await admin.get(`${records}/teams`)).status).toBe(200);
});
