import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const profile = {
  first_name: 'Ann',
  last_name: 'Rivers',
  locale_abbr: 'de',
  gender: 'woman',
  race: 'mixed',
  birth_year: 1984,
};
const save = '/api/v2/session/update_profile';

test('profile details are optional and can be removed', async () => {
  const client = await server.signIn(await server.aUser({ account: await server.anAccount() }));
  const saved = await client.post(save, profile);
  expect(saved.status).toBe(200);
  expect(saved.body.currentUser).toMatchObject({ first_name: 'Ann', last_name: 'Rivers', locale_abbr: 'de' });
  expect(saved.body.demographics).toEqual({
    gender: 'woman',
    race: 'mixed',
    birth_year: 1984,
    time_zone: null,
  });
  await client.post(save, { ...profile, gender: null, race: null, birth_year: null });
  expect((await client.get('/api/v2/session/profile')).body).toEqual({
    gender: null,
    race: null,
    birth_year: null,
    time_zone: null,
  });
});

test('the region is stored, kept if omitted, and can be removed', async () => {
  const client = await server.signIn(await server.aUser({ account: await server.anAccount() }));
  const zoneAfter = async (more: object) =>
    (await client.post(save, { ...profile, ...more })).body.demographics.time_zone;
  expect(await zoneAfter({ time_zone: 'Asia/Tokyo' })).toBe('Asia/Tokyo');
  expect(await zoneAfter({})).toBe('Asia/Tokyo');
  expect(await zoneAfter({ time_zone: null })).toBeNull();
});

test('only profile fields can be saved', async () => {
  const user = await server.aUser({ account: await server.anAccount() });
  const client = await server.signIn(user);
  await client.post(save, {
    ...profile,
    permissions: ['super_admin'],
    email: 'other@people.example',
    account_id: 1,
    type: 3,
  });
  expect((await client.get('/api/v2/session')).body.currentUser).toMatchObject({
    permissions: ['user'],
    email: user.email,
    type: null,
  });
});

test.each([
  ['birth_year', 1900],
  ['birth_year', 'soon'],
  ['gender', 'unknown'],
  ['locale_abbr', 'xx'],
  ['first_name', ' '],
  ['time_zone', 'Moon/Sea of Rains'],
])('%s cannot be %s', async (field, value) => {
  const client = await server.signIn(await server.aUser({ account: await server.anAccount() }));
  const { status, body } = await client.post(save, { ...profile, [field]: value });
  expect(status).toBe(422);
  expect(body.problems).toMatchObject([{ field }]);
});

test('the audit log does not contain profile details', async () => {
  const user = await server.aUser({ account: await server.anAccount() });
  await (await server.signIn(user)).post(save, profile);
  const entries = await server.database.owner
    .selectFrom('audit_entries')
    .selectAll()
    .where('actor_id', '=', user.id)
    .execute();
  expect(entries).toHaveLength(1);
  expect(JSON.stringify(entries)).not.toMatch(/woman|mixed|1984/);
});

test('the profile is closed during emulation', async () => {
  const other = await server.anAccount();
  const user = await server.aUser({ account: await server.anAccount(), permissions: ['admin'] });
  const client = await server.signIn(user);
  client.emulatedAccountId = other.id;
  for (const reply of [await client.get('/api/v2/session/profile'), await client.post(save, profile)]) {
    expect([reply.status, reply.body.code]).toEqual([403, 'emulating']);
  }
});
