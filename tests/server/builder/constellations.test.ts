import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Permission } from '../../../domain/access/permissions.ts';
import type { AnAccount } from '../../support/builders.ts';
import type { Client } from '../../support/client.ts';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';

const records = '/api/v2/resources';

let server: TestServer;
let account: AnAccount;
let admin: Client;
let people: number[];

const of = async (one: AnAccount, permissions: Permission[]) =>
  server.signIn(await server.aUser({ account: one, permissions }));

beforeAll(async () => {
  server = await startTestServer();
  account = await server.anAccount({ name: 'Harbor & Pine' });
  admin = await of(account, ['user', 'local_admin']);
  people = [];
  for (let count = 0; count < 3; count += 1) people.push((await server.aUser({ account })).id);
});
afterAll(() => server.close());

const make = (facts: object = {}) =>
  admin.post(`${records}/constellations`, { name: 'Launch crew', user_ids: people, ...facts });
const gather = (constellation_ids: number[]) =>
  admin.post(`${records}/constellation_sets`, { name: 'This year', constellation_ids });

test('a constellation preserves the order of its people', async () => {
  const reversed = [...people].reverse();
  const made = await make({ user_ids: reversed });
  expect([made.status, made.body.user_ids]).toEqual([201, reversed]);
});

test('a constellation needs at least two different people of the account', async () => {
  const [first = 0] = people;
  const problemOf = async (user_ids: unknown) => (await make({ user_ids })).body.problems[0];
  for (const few of [[], [first], [first, first]]) {
    expect(await problemOf(few)).toMatchObject({ field: 'user_ids', problem: 'twoPeople' });
  }
  const foreigner = await server.aUser({ account: await server.anAccount() });
  expect(await problemOf([first, foreigner.id])).toMatchObject({ field: 'user_ids', problem: 'unknown' });
});

test('a set needs at least one constellation', async () => {
  expect((await gather([])).body.problems[0]).toMatchObject({ field: 'constellation_ids' });
});

test('a constellation in use cannot be deleted, and the response names where it is used', async () => {
  const blueprint = await admin.post(`${records}/blueprints`, { name: 'Team lead' });
  const constellation = await make({ blueprint_id: blueprint.body.id });
  const set = await gather([constellation.body.id]);
  const refused = await admin.delete(`${records}/constellations/${constellation.body.id}`);
  expect([refused.status, refused.body.code]).toEqual([409, 'in_use']);
  expect(refused.body.message).toContain('Constellation set (1): This year.');
  const alsoRefused = await admin.delete(`${records}/blueprints/${blueprint.body.id}`);
  expect(alsoRefused.body.message).toContain('Constellation (1): Launch crew.');
  for (const path of [
    `constellation_sets/${set.body.id}`,
    `constellations/${constellation.body.id}`,
    `blueprints/${blueprint.body.id}`,
  ]) {
    expect((await admin.delete(`${records}/${path}`)).status).toBe(200);
  }
});

test('constellations refuse team leads and signed-out users', async () => {
  const lead = await of(account, ['user', 'supervisor']);
  for (const name of ['constellations', 'constellation_sets']) {
    expect((await lead.get(`${records}/${name}`)).status).toBe(403);
    expect((await server.visitor().get(`${records}/${name}`)).status).toBe(401);
  }
});
