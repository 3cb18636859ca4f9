import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { suggestRanges } from '../../../domain/builder/blueprintProfile.ts';
import { metrics } from '../../../domain/metrics/metrics.ts';
import type { AnAccount } from '../../support/builders.ts';
import type { Client } from '../../support/client.ts';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';

const records = '/api/v2/resources';
const allRanges = metrics.map((metric) => ({ metric, low: 40, high: 70, importance: 'useful' }));

const humility = { metric: 'humility', low: 40, high: 70, importance: 'useful' };

let server: TestServer;
let account: AnAccount;
let admin: Client;
let ordinary: Client;
let stranger: Client;

beforeAll(async () => {
  server = await startTestServer();
  account = await server.anAccount({ name: 'Harbor & Pine' });
  const elsewhere = await server.anAccount({ name: 'Lumen Works' });
  const of = (one: AnAccount, permissions: ('user' | 'local_admin' | 'supervisor')[]) =>
    server.aUser({ account: one, permissions }).then(server.signIn);
  admin = await of(account, ['user', 'local_admin']);
  ordinary = await of(account, ['user', 'supervisor']);
  stranger = await of(elsewhere, ['user', 'local_admin']);
});
afterAll(() => server.close());

async function aBlueprint(name = 'Team lead'): Promise<number> {
  const { status, body } = await admin.post(`${records}/blueprints`, { name, kind: 'role' });
  expect(status).toBe(201);
  return body.id;
}
const rank = (blueprint_id: number, stakeholder: string, ranking: readonly string[] = metrics) =>
  admin.post(`${records}/blueprint_rankings`, { blueprint_id, stakeholder, ranking });
const ask = (client: Client, call: string, body: object) => client.post(`/api/v2/builder/${call}`, body);
async function save(blueprint_id: number, ranges: object[] = allRanges, by = admin) {
  const { body } = await ask(admin, 'profile', { blueprint_id });
  return ask(by, 'save_ranges', { blueprint_id, ranges, version: body.version });
}
const approve = (blueprint_id: number) =>
  ask(admin, 'change_blueprint_status', { blueprint_id, status: 'approved' });
async function anApproved(name?: string): Promise<number> {
  const id = await aBlueprint(name);
  await rank(id, 'Board');
  await rank(id, 'Works council', [...metrics].reverse());
  expect((await save(id)).status).toBe(200);
  expect((await approve(id)).status).toBe(200);
  return id;
}
const statusOf = async (id: number) => (await admin.get(`${records}/blueprints/${id}`)).body.status;
const audited = async (id: number) => {
  const rows = await server.database.owner
    .selectFrom('audit_entries')
    .select(['action', 'changes'])
    .where('resource', '=', 'blueprints')
    .where('record_id', '=', String(id))
    .orderBy('id')
    .execute();
  return rows.map(({ action, changes }) => [action, changes] as const);
};

describe('the profile of a blueprint', () => {
  test('is empty at first and suggests ranges after the first ranking', async () => {
    const id = await aBlueprint();
    const before = await ask(admin, 'profile', { blueprint_id: id });
    expect(before.body).toMatchObject({ ranges: [], suggested: [], stakeholders: 0, agreement: null });
    await rank(id, 'Board');
    await rank(id, 'Works council', [...metrics].reverse());
    const after = await ask(admin, 'profile', { blueprint_id: id });
    expect(after.body.suggested).toEqual(suggestRanges([metrics, [...metrics].reverse()]));
    expect(after.body).toMatchObject({ stakeholders: 2, agreement: 0 });
  });

  test('is saved as a whole in catalog order, with each change in the audit log', async () => {
    const id = await aBlueprint();
    expect((await save(id, [...allRanges].reverse())).status).toBe(200);
    const changed = allRanges.map((range) => (range.metric === 'trust' ? { ...range, high: 90 } : range));
    expect((await save(id, changed)).status).toBe(200);
    expect((await ask(admin, 'profile', { blueprint_id: id })).body.ranges).toEqual(changed);
    expect((await audited(id)).at(-1)).toEqual(['update', { trust: ['40-70 useful', '40-90 useful'] }]);
  });

  test.each([
    ['a reversed range', [{ ...humility, low: 80, high: 20 }], 'humility'],
    ['a metric twice', [humility, humility], 'humility'],
    ['an unknown metric', [{ ...humility, metric: 'stubbornness' }], 'ranges'],
    ['a number beyond the scale', [{ ...humility, high: 101 }], 'ranges'],
  ])('is refused with %s', async (_what, ranges, field) => {
    const reply = await save(await aBlueprint(), ranges);
    expect([reply.status, reply.body.problems[0].field]).toEqual([422, field]);
  });

  test('does not overwrite another user’s change', async () => {
    const id = await aBlueprint();
    const { version } = (await ask(admin, 'profile', { blueprint_id: id })).body;
    await save(id);
    const late = await ask(admin, 'save_ranges', { blueprint_id: id, ranges: [], version });
    expect([late.status, late.body.code]).toEqual([409, 'conflict']);
    expect((await ask(admin, 'profile', { blueprint_id: id })).body.ranges).toEqual(allRanges);
  });
});

describe('a ranking', () => {
  test.each([
    ['misses a metric', metrics.slice(1)],
    ['has one twice', [...metrics.slice(1), 'trust']],
  ])('is refused when it %s', async (_what, ranking) => {
    const reply = await rank(await aBlueprint(), 'Board', ranking);
    expect(reply.status).toBe(422);
    expect(reply.body.problems).toEqual([{ field: 'ranking', problem: 'wholeRanking', params: {} }]);
  });

  test('exists once per stakeholder', async () => {
    const id = await aBlueprint();
    await rank(id, 'Board');
    const twice = await rank(id, 'Board');
    expect([twice.status, twice.body.problems[0].field]).toEqual([409, 'stakeholder']);
  });

  test('of an approved blueprint cannot be added, changed or deleted', async () => {
    const id = await anApproved();
    const [one] = (
      await admin.get(`${records}/blueprint_rankings?filter=${JSON.stringify({ blueprint_id: id })}`)
    ).body;
    const path = `${records}/blueprint_rankings/${one.id}`;
    for (const reply of [
      await rank(id, 'Somebody late'),
      await admin.put(path, { ...one, stakeholder: 'Somebody else' }),
      await admin.delete(path),
    ]) {
      expect([reply.status, reply.body.code]).toEqual([409, 'blueprint_locked']);
    }
  });
});

describe('approval', () => {
  test('requires a range for every metric and two rankings', async () => {
    const id = await aBlueprint();
    await rank(id, 'Board');
    await save(id);
    expect((await approve(id)).body.code).toBe('blueprint_incomplete');
    await rank(id, 'Works council');
    await save(id, allRanges.slice(1));
    expect((await approve(id)).body.code).toBe('blueprint_incomplete');
    await save(id);
    expect((await approve(id)).status).toBe(200);
    const { body } = await admin.get(`${records}/blueprints/${id}`);
    expect(body).toMatchObject({ status: 'approved', approved_on: '2026-11-21' });
    expect(body.approved_by).toBeTypeOf('number');
  });

  test('prevents editing, deleting and approving the blueprint again', async () => {
    const id = await anApproved();
    const { body } = await admin.get(`${records}/blueprints/${id}`);
    expect((await admin.put(`${records}/blueprints/${id}`, { ...body, name: 'Other' })).status).toBe(409);
    expect((await admin.delete(`${records}/blueprints/${id}`)).body.code).toBe('blueprint_locked');
    expect((await save(id)).body.code).toBe('blueprint_locked');
    expect((await approve(id)).body.code).toBe('status_change');
  });

  test('of a new version retires the previous one', async () => {
    const first = await anApproved();
    const revised = await ask(admin, 'revise_blueprint', { blueprint_id: first, as: 'version' });
    const second = revised.body.id;
    expect(await statusOf(first)).toBe('approved');
    expect((await ask(admin, 'profile', { blueprint_id: second })).body.ranges).toEqual(allRanges);
    expect((await approve(second)).status).toBe(200);
    expect([await statusOf(first), await statusOf(second)]).toEqual(['retired', 'approved']);
    expect((await audited(first)).at(-1)).toEqual(['status', { status: ['approved', 'retired'] }]);
    const { versions } = (await ask(admin, 'profile', { blueprint_id: first })).body;
    expect(versions.map((one: { version: number }) => one.version)).toEqual([2, 1]);
  });
});

describe('a new version', () => {
  test('is created once, and returned again while it is a draft', async () => {
    const first = await anApproved();
    const input = { blueprint_id: first, as: 'version' };
    const [one, two] = [
      await ask(admin, 'revise_blueprint', input),
      await ask(admin, 'revise_blueprint', input),
    ];
    expect(two.body.id).toBe(one.body.id);
  });

  test('continues the version numbers, while a copy starts at 1 with its own name', async () => {
    const first = await anApproved('Lead');
    const { id } = (await ask(admin, 'revise_blueprint', { blueprint_id: first, as: 'version' })).body;
    const copied = (await ask(admin, 'revise_blueprint', { blueprint_id: id, as: 'copy' })).body;
    const read = async (one: number) => (await admin.get(`${records}/blueprints/${one}`)).body;
    expect(await read(id)).toMatchObject({ version: 2, first_id: first, status: 'draft' });
    expect(await read(copied.id)).toMatchObject({ name: 'Lead (copy)', version: 1, first_id: null });
    expect((await ask(admin, 'profile', { blueprint_id: copied.id })).body.stakeholders).toBe(2);
  });
});

test('blueprints require a session, the tier and membership in the account', async () => {
  const id = await anApproved();
  for (const [call, body] of [
    ['profile', {}],
    ['save_ranges', { ranges: allRanges, version: '2026-11-21T09:00:00.000Z' }],
    ['change_blueprint_status', { status: 'retired' }],
    ['revise_blueprint', { as: 'copy' }],
  ] as const) {
    const input = { blueprint_id: id, ...body };
    expect((await ask(server.visitor(), call, input)).status, call).toBe(401);
    expect((await ask(ordinary, call, input)).status, call).toBe(403);
    expect((await ask(stranger, call, input)).status, call).toBe(404);
  }
  expect(await statusOf(id)).toBe('approved');
});
