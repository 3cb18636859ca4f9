import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { reconcileKeys } from '../../../server/usecases/keys/reconcileKeys.ts';
import type { AnAccount } from '../../support/builders.ts';
import type { Client } from '../../support/client.ts';
import { createMemoryKeyStore } from '../../support/memoryKeyStore.ts';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';
import { aPayProject, callPay, payCsv, payRows, uploadAndCheckPay, uploadPay } from './testPay.ts';

const keys = createMemoryKeyStore();
let server: TestServer;
let account: AnAccount;
let owner: Client;

beforeAll(async () => {
  server = await startTestServer({ keys });
  account = await server.anAccount({ schema_name: 'cairnhr_files' });
  owner = await server.signIn(await server.aUser({ account, permissions: ['user', 'local_admin'] }));
});
afterAll(() => server.close());

const peopleOf = async (project_id: number): Promise<number> =>
  (await callPay(owner, 'overview', { project_id })).body.people;

describe('HR-36 a pay file is mapped, checked, applied and undone', () => {
  test('each problem is reported in its row, and the other rows can be used', async () => {
    const project = await aPayProject(owner);
    const file = await uploadAndCheckPay(
      owner,
      project,
      payCsv(
        'E1,Ada,F,Sales,L1,2020-03-01,50000,0,EUR,1,,',
        'E2,Ben,M,Sales,L1,2020-03-01,50000,0,USD,1,,',
        'E3,Cleo,F,Sales,L1,2020-03-01,-50000,0,EUR,1,,',
        'E1,Dan,M,Sales,L1,2020-03-01,50000,0,EUR,1,,',
        'E5,Eva,F,Sales,L1,03/04/2020,50000,0,EUR,1,,',
        'E6,Finn,M,Sales,L1,31.03.2020,50000,0,EUR,1,,',
        'E7,Gil,M,Sales,L1,2020-02-30,50000,0,EUR,1,,',
      ),
    );
    expect(file).toMatchObject({ state: 'checked', rows: 7, errors: 5, valid: 2 });
    expect(
      file.problems.map(({ line, field, problem }: Record<string, unknown>) => [line, field, problem]),
    ).toEqual([
      [3, 'currency', 'otherCurrency'],
      [4, 'base_pay', 'amountNegative'],
      [5, 'employee_id', 'duplicate'],
      [6, 'hired_on', 'dateAmbiguous'],
      [8, 'hired_on', 'dateUnknown'],
    ]);
    expect(file.problems[2].params).toEqual({ line: 2 });
    expect(await peopleOf(project)).toBe(0);
  });

  test('undoing returns to the file before, and then to none', async () => {
    const project = await aPayProject(owner);
    for (const count of [12, 20]) {
      await uploadAndCheckPay(owner, project, payCsv(...payRows(count)));
      expect((await callPay(owner, 'apply', { project_id: project })).status).toBe(200);
      expect(await peopleOf(project)).toBe(count);
    }
    await callPay(owner, 'undo', { project_id: project });
    expect(await peopleOf(project)).toBe(12);
    await callPay(owner, 'undo', { project_id: project });
    expect(await peopleOf(project)).toBe(0);
    expect((await callPay(owner, 'undo', { project_id: project })).status).toBe(409);
  });

  test('5,000 rows are uploaded, checked and applied', async () => {
    const project = await aPayProject(owner);
    const file = await uploadAndCheckPay(owner, project, payCsv(...payRows(5_000)));
    expect(file).toMatchObject({ rows: 5_000, errors: 0, valid: 5_000 });
    await callPay(owner, 'apply', { project_id: project });
    expect(await peopleOf(project)).toBe(5_000);
  });

  test('a file without an applied check can’t be applied, and a mapping needs its required fields', async () => {
    const project = await aPayProject(owner);
    expect((await callPay(owner, 'apply', { project_id: project })).status).toBe(409);
    await uploadPay(owner, project, payCsv(...payRows(3)));
    expect((await callPay(owner, 'apply', { project_id: project })).status).toBe(409);
    const mapping = Array.from({ length: 12 }, () => null);
    const { status, body } = await callPay(owner, 'check', { project_id: project, mapping });
    expect(status).toBe(422);
    expect(body.problems).toEqual([expect.objectContaining({ field: 'mapping', problem: 'payColumns' })]);
  });

  test('a file that is no table, an empty one and too many rows are refused', async () => {
    const project = await aPayProject(owner);
    const problemOf = async (bytes: Buffer) =>
      (await uploadPay(owner, project, bytes)).body.problems?.[0]?.problem;
    expect(await problemOf(Buffer.from([0, 1, 2, 3, 0, 0]))).toBe('noTable');
    expect(await problemOf(payCsv())).toBe('empty');
    expect(await problemOf(payCsv(...payRows(20_001)))).toBe('tooManyRows');
  });
});

test('HR-33 the key of an account is kept as long as it has a project, and destroyed afterwards', async () => {
  const name = { kind: 'pay', id: account.id } as const;
  await reconcileKeys(server.deps);
  expect(await keys.has(name)).toBe(true);
  const { body } = await owner.get('/api/v2/resources/pay_projects');
  for (const { id } of body) await owner.delete(`/api/v2/resources/pay_projects/${id}`);
  await reconcileKeys(server.deps);
  expect(await keys.has(name)).toBe(false);
});
