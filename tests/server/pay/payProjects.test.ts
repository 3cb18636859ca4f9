import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { AnAccount, AUser } from '../../support/builders.ts';
import type { Client } from '../../support/client.ts';
import { createMemoryKeyStore } from '../../support/memoryKeyStore.ts';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';
import { aFilledPayProject, aPayProject, callPay, payCsv, payDraft, uploadPay } from './testPay.ts';

const keys = createMemoryKeyStore();
let server: TestServer;
let account: AnAccount;
let analystUser: AUser;
let owner: Client;
let analyst: Client;
let other: Client;
let superAdmin: Client;
let project: number;
const logged: string[] = [];

beforeAll(async () => {
  vi.spyOn(process.stdout, 'write').mockImplementation((chunk: unknown) => {
    logged.push(String(chunk));
    return true;
  });
  server = await startTestServer({ keys, environment: { logLevel: 'trace' } });
  account = await server.anAccount({ schema_name: 'cairnhr_pay' });
  const admin = { account, permissions: ['user', 'local_admin'] as const };
  analystUser = await server.aUser(admin);
  owner = await server.signIn(await server.aUser(admin));
  analyst = await server.signIn(analystUser);
  other = await server.signIn(await server.aUser(admin));
  superAdmin = await server.signIn(
    await server.aUser({ account: await server.anAccount(), permissions: ['user', 'admin', 'super_admin'] }),
  );
  superAdmin.emulatedAccountId = account.id;
  project = await aFilledPayProject(owner, 40, { analyst_ids: [analystUser.id] });
});
afterAll(async () => {
  vi.restoreAllMocks();
  await server.close();
});

const reads = ['uploaded', 'overview', 'people', 'gaps'];

describe('HR-32 a pay project opens for its owner and the people it names only', () => {
  test.each(reads)('the owner and an analyst can call %s', async (call) => {
    expect((await callPay(owner, call, { project_id: project })).status).toBe(200);
    expect((await callPay(analyst, call, { project_id: project })).status).toBe(200);
  });

  test.each(reads)('%s is not found for another administrator and for platform staff', async (call) => {
    expect((await callPay(other, call, { project_id: project })).status).toBe(404);
    expect((await callPay(superAdmin, call, { project_id: project })).status).toBe(404);
  });

  test.each(['apply', 'undo', 'check'])('%s is not found for another administrator', async (call) => {
    const body = { project_id: project, mapping: ['employee_id'] };
    expect((await callPay(other, call, body)).status).toBe(404);
  });

  test('an upload to a project of others is refused before it is read', async () => {
    expect((await uploadPay(other, project, payCsv())).status).toBe(404);
  });

  test('lists, records and the search show others nothing of it', async () => {
    const list = await other.get('/api/v2/resources/pay_projects');
    expect(list.body).toEqual([]);
    expect((await other.get(`/api/v2/resources/pay_projects/${project}`)).status).toBe(404);
    expect((await other.put(`/api/v2/resources/pay_projects/${project}`, payDraft)).status).toBe(404);
    expect((await other.delete(`/api/v2/resources/pay_projects/${project}`)).status).toBe(404);
    expect((await analyst.get('/api/v2/resources/pay_projects')).body).toHaveLength(1);
  });

  test('the database hides the rows from a transaction of another administrator', async () => {
    const scope = {
      role: 'web',
      accountId: account.id,
      userId: analystUser.id + 100,
      platform: false,
    } as const;
    const rows = await server.database.as(scope, async (tx) => [
      ...(await tx.selectFrom('pay_projects').select('id').execute()),
      ...(await tx.selectFrom('pay_files').select('id').execute()),
    ]);
    expect(rows).toEqual([]);
  });

  test('a former analyst can no longer open it', async () => {
    const id = await aPayProject(owner, { analyst_ids: [analystUser.id] });
    expect((await callPay(analyst, 'overview', { project_id: id })).status).toBe(200);
    await owner.put(`/api/v2/resources/pay_projects/${id}`, { ...payDraft, analyst_ids: [] });
    expect((await callPay(analyst, 'overview', { project_id: id })).status).toBe(404);
  });
});

test('a currency needs three capital letters, and a minimum is never below 5', async () => {
  const create = (fields: object) => owner.post('/api/v2/resources/pay_projects', { ...payDraft, ...fields });
  expect((await create({ currency: 'eur' })).body.problems).toEqual([
    expect.objectContaining({ field: 'currency', problem: 'currencyCode' }),
  ]);
  expect((await create({ minimum_group: 4 })).status).toBe(422);
});

describe('HR-33 pay is encrypted at rest and stays out of logs and the audit log', () => {
  test('the database stores neither names nor pay in the clear', async () => {
    const { rows } = await server.database.executeSql(
      `select encode(content, 'escape') as text from pay_files`,
    );
    expect(rows.length).toBeGreaterThan(0);
    for (const { text } of rows) expect(String(text)).not.toMatch(/Person 3|Engineering|50000/);
  });

  test('logs and the audit log contain counts only', async () => {
    const { rows } = await server.database.executeSql(
      `select action, changes::text as changes from audit_entries where resource = 'pay_files' order by id`,
    );
    expect(rows.map(({ action }) => action)).toEqual(['import', 'check', 'apply']);
    expect(JSON.stringify(rows)).not.toMatch(/Person|5[0-9]{4}/);
    expect(logged.join('')).not.toMatch(/Person 3|Engineering/);
  });

  test('without the key of the account nothing opens, and no new key replaces it', async () => {
    const name = { kind: 'pay', id: account.id } as const;
    const key = await keys.read(name);
    await keys.destroy(name);
    expect((await callPay(owner, 'people', { project_id: project })).status).toBe(503);
    expect((await uploadPay(owner, project, payCsv('E1,A,F,X,L,2020-01-01,1,0,EUR,1,,'))).status).toBe(503);
    keys.restore(name, key);
    expect((await callPay(owner, 'people', { project_id: project })).status).toBe(200);
  });
});

test('HR-34 people are listed with their place in the range, by page, view and order', async () => {
  const { body } = await callPay(owner, 'people', {
    project_id: project,
    order: 'base_pay',
    descending: true,
  });
  expect(body).toMatchObject({ total: 40, currency: 'EUR' });
  expect(body.people).toHaveLength(40);
  expect(body.people[0]).toMatchObject({ base_pay: 63_500, range_penetration: 0.925 });
  expect(body.people[0].compa_ratio).toBeCloseTo(63_500 / 55_000, 12);
  const found = await callPay(owner, 'people', { project_id: project, q: 'person 39' });
  expect(found.body.people.map(({ employee_id }: { employee_id: string }) => employee_id)).toEqual(['E39']);
  const below = await callPay(owner, 'people', { project_id: project, view: 'below' });
  expect(below.body.total).toBe(0);
});

test('HR-34 the overview states the cost of raising everyone to a target', async () => {
  const { body } = await callPay(owner, 'overview', { project_id: project });
  expect(body).toMatchObject({ people: 40, with_range: 40, currency: 'EUR' });
  expect(body.targets[0]).toEqual({ target: 0.8, people: 0, cost: 0 });
  expect(body.targets[2].cost).toBeGreaterThan(body.targets[1].cost);
});

test('HR-35 the gaps contain the figures of the report, and none of small groups', async () => {
  const { body } = await callPay(owner, 'gaps', { project_id: project, controls: ['category', 'level'] });
  expect(body).toMatchObject({ women: 20, men: 20, minimum_group: 5 });
  expect(body.raw.low_90).toBeLessThan(body.raw.gap);
  expect(body.decomposition.explained + body.decomposition.unexplained).toBeCloseTo(
    body.decomposition.raw,
    9,
  );
  expect(body.article9.categories.map(({ name }: { name: string }) => name)).toEqual([
    'Engineering',
    'Sales',
  ]);
  const small = await aFilledPayProject(owner, 8);
  const withheld = (await callPay(owner, 'gaps', { project_id: small, controls: ['level'] })).body;
  expect(withheld).toMatchObject({ raw: null, adjusted: null, decomposition: null });
  expect(withheld.article9).toMatchObject({
    mean_gap: null,
    median_gap: null,
    quartiles: [],
    categories: [],
  });
});
