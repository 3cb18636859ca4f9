import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AnAccount, AUser } from '../../support/builders.ts';
import type { Client } from '../../support/client.ts';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';
import { callImport, csvOf, downloadErrors, readImport, readRows, uploadImport } from './importCalls.ts';

const known = 2_000;
const unchanged = 1_200;
const wrong = 300;
const total = 5_000;

let server: TestServer;
let account: AnAccount;
let admin: AUser;
let client: Client;
let importId: number;
let before: unknown[];

beforeAll(async () => {
  server = await startTestServer();
  account = await server.anAccount();
  admin = await server.aUser({ account, permissions: ['user', 'local_admin'] });
  client = await server.signIn(admin);
  const people = Array.from({ length: known }, (_, index) => ({
    account_id: account.id,
    first_name: 'Known',
    last_name: `Person ${index}`,
    email: `p${index}@mill.example`,
    external_id: `E${index}`,
    department: 'Sales',
    permissions: ['user'] as const,
  }));
  await server.database.owner.insertInto('users').values(people).execute();
  before = await everybody();
});
afterAll(() => server.close());

/** Every column except the version, which only increases. */
const everybody = async () =>
  (
    await server.database.owner
      .selectFrom('users')
      .selectAll()
      .where('account_id', '=', account.id)
      .orderBy('id')
      .execute()
  ).map(({ updated_at: _version, ...row }) => row);

/** The line of a person: 1,200 are unchanged, 800 move to another team, 2,700 are new and 300 have no address. */
const line = (index: number) => {
  const isWrong = index >= total - wrong;
  const email = isWrong ? 'nowhere' : `p${index}@mill.example`;
  const department = index >= unchanged && index < known ? 'Fleet' : 'Sales';
  return `E${index},${email},Known,Person ${index},${department}`;
};
const file = csvOf(
  'Personnel number,E-mail,First name,Last name,Department',
  ...Array.from({ length: total }, (_, index) => line(index)),
);
const counts = { create: 2_700, update: 800, unchanged, error: wrong };

/** Uploads the file and lets the job complete the dry run. */
async function check(): Promise<number> {
  const { body } = await uploadImport(client, file);
  const { columns } = await readImport(client, body.import_id);
  const mapping = columns.map(({ field }: { field: string | null }) => field);
  await callImport(client, 'check', { import_id: body.import_id, mapping });
  await server.runJobs();
  return body.import_id;
}

test('a dry run of 5,000 people counts its effects in pages', async () => {
  importId = await check();
  expect(await readImport(client, importId)).toMatchObject({ state: 'checked', processed: total, counts });
  const { body } = await callImport(client, 'rows', { import_id: importId, kind: 'update', page: 16 });
  expect(body.total).toBe(800);
  expect(body.rows).toHaveLength(50);
  expect(body.rows[49]).toMatchObject({ line: known + 1, changes: [{ field: 'department' }] });
  expect(await everybody()).toEqual(before);
});

test('the error file contains each of 300 invalid rows with its line', async () => {
  const lines = (await downloadErrors(client, importId)).text.trim().split('\r\n');
  expect(lines).toHaveLength(wrong + 1);
  expect(lines[1]).toMatch(/^4702,E4700,nowhere,Known,Person 4700,Sales,.*valid email address/);
});

test('a long import continues as a job, and one killed between two batches neither loses nor duplicates people', async () => {
  expect((await callImport(client, 'apply', { import_id: importId })).status).toBe(200);
  const begun = await readImport(client, importId);
  expect(begun).toMatchObject({ state: 'applying', wanted: 3_500 });
  expect(begun.processed).toBeLessThan(3_500);
  expect(server.woken.has('import-users')).toBe(true);

  await killed(async () => server.runJobs());
  const interrupted = await readImport(client, importId);
  expect(interrupted.state).toBe('applying');
  expect(interrupted.processed).toBeGreaterThan(begun.processed);

  await server.deps.jobs.wake('import-users');
  await server.runJobs();
  const done = await readImport(client, importId);
  expect(done).toMatchObject({
    state: 'applied',
    processed: 3_500,
    counts: { ...counts, done: 3_500, skipped: 0 },
  });
  const people = await server.database.owner
    .selectFrom('users')
    .select(['external_id', 'email', 'department'])
    .where('account_id', '=', account.id)
    .where('id', '<>', admin.id)
    .orderBy('id')
    .execute();
  expect(people.map(({ external_id }) => external_id).sort()).toEqual(
    Array.from({ length: total - wrong }, (_, index) => `E${index}`).sort(),
  );
  expect(people.filter(({ department }) => department === 'Fleet')).toHaveLength(800);
  const entries = await server.database.owner
    .selectFrom('audit_entries')
    .select(['record_id'])
    .where('account_id', '=', account.id)
    .where('resource', '=', 'users')
    .execute();
  expect(new Set(entries.map(({ record_id }) => record_id)).size).toBe(3_500);
  expect(entries).toHaveLength(3_500);
});

test('importing the file again changes no one, and outdated statistics do not slow it down', async () => {
  await server.database.executeSql('analyze user_import_rows');
  const again = await check();
  expect((await readImport(client, again)).counts).toMatchObject({
    create: 0,
    update: 0,
    unchanged: 4_700,
    error: wrong,
  });
  expect(await readRows(client, again, { kind: 'update' })).toEqual([]);
});

test('undoing restores everyone row by row', async () => {
  await callImport(client, 'undo', { import_id: importId });
  await server.runJobs();
  expect(await readImport(client, importId)).toMatchObject({
    state: 'undone',
    counts: { undone: 3_500, kept: 0 },
  });
  expect(await everybody()).toEqual(before);
});

/** Runs `work` until its transactions fail, as if the server crashed after one more batch. */
async function killed(run: () => Promise<void>): Promise<void> {
  const database: { as: typeof server.database.as } = server.deps.database.background;
  const { as } = database;
  let left = 6;
  database.as = (scope, work) => {
    left -= 1;
    return left < 0 ? Promise.reject(new Error('killed')) : as(scope, work);
  };
  try {
    await expect(run()).rejects.toThrow('killed');
  } finally {
    database.as = as;
  }
}
