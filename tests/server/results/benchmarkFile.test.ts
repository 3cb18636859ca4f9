import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Permission } from '../../../domain/access/permissions.ts';
import type { Client } from '../../support/client.ts';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';
import { callResults } from './quarters.ts';

let server: TestServer;
let admin: Client;
let colleague: Client;
let reader: Client;
let topics: { topic_id: number; topic: string }[];

const call = (client: Client, name: string, body: object = {}) =>
  client.post(`/api/v2/benchmark_file/${name}`, body);
const someone = async (permissions: Permission[]) =>
  server.signIn(await server.aUser({ account: await server.anAccount(), permissions }));
const heading = 'topic,score,spread,n,source,year';
const line = (at: number, source = 'Institute', year = 2025) =>
  `"${topics[at]?.topic}",${60 + at},18.5,1200,${source},${year}`;
const csv = (...lines: string[]) => [heading, ...lines].join('\r\n');
const aFile = (text: string, replaces: number | null = null) => ({
  file_name: 'norms.csv',
  text,
  replaces,
  request_key: randomUUID(),
});
const shown = async (client: Client) => (await callResults(client, 'external_benchmark')).body;
const current = async () => (await call(admin, 'read')).body.file;
const audited = async () =>
  server.database.owner
    .selectFrom('audit_entries')
    .select(['action', 'record_id', 'changes'])
    .where('resource', '=', 'benchmark_files')
    .orderBy('id')
    .execute();

beforeAll(async () => {
  server = await startTestServer({ now: new Date('2026-08-20T09:00:00Z') });
  [admin, colleague, reader] = await Promise.all([
    someone(['admin']),
    someone(['super_admin']),
    someone(['supervisor']),
  ]);
  topics = (await call(admin, 'read')).body.topics;
});
beforeEach(async () => {
  await server.database.executeSql('delete from benchmark_files');
  await server.database.executeSql(`delete from audit_entries where resource = 'benchmark_files'`);
});
afterAll(() => server.close());

const calls = ['read', 'check', 'load', 'remove'];
test.each(calls)('NORM-03 %s requires a platform administrator', async (name) => {
  expect((await call(server.visitor(), name)).status).toBe(401);
  for (const permissions of [['user'], ['supervisor'], ['local_admin'], ['app_admin']] as Permission[][]) {
    const body = { ...aFile(csv(line(0))), id: 1 };
    expect((await call(await someone(permissions), name, body)).status).toBe(403);
  }
  expect(await current()).toBeNull();
});

test('NORM-01 NORM-04 a checked file is loaded, seen by every account with its source, and audited', async () => {
  const text = csv(line(0), line(1), line(1, '=HYPERLINK()', 2024));
  const checked = await call(admin, 'check', { text });
  expect(checked.body).toMatchObject({ problems: [], problem_count: 0 });
  expect(await current()).toBeNull();
  expect((await shown(reader)).external_scores).toEqual([]);
  expect((await call(admin, 'load', aFile(text))).status).toBe(200);
  const external = { spread: 18.5, n: 1200 };
  const rows = [
    { topic_id: topics[0]?.topic_id, score: 60, ...external, source: 'Institute', year: 2025 },
    { topic_id: topics[1]?.topic_id, score: 61, ...external, source: 'Institute', year: 2025 },
    { topic_id: topics[1]?.topic_id, score: 61, ...external, source: '=HYPERLINK()', year: 2024 },
  ];
  expect(checked.body.rows).toEqual(rows);
  expect(await current()).toMatchObject({ file_name: 'norms.csv', rows });
  expect(await shown(reader)).toEqual({ benchmark: null, external_scores: rows });
  expect(await audited()).toMatchObject([
    {
      action: 'create',
      changes: { file_name: [null, 'norms.csv'], rows: [null, 3] },
    },
  ]);
});

test('NORM-02 a file with a problem changes nothing, and its lines are those of the file', async () => {
  await call(admin, 'load', aFile(csv(line(0))));
  const text = `${csv(line(0), '', 'Happiness,60,18,10,Institute,2025', line(0))}\n"${topics[1]?.topic}",60,18,10,"Insti\ntute",1900`;
  const { body } = await call(admin, 'check', { text });
  expect(body.problems).toMatchObject([
    { line: 4, column: 'topic', problem: 'topicUnknown' },
    { line: 5, problem: 'duplicate', first_line: 2 },
    { column: 'year', problem: 'year' },
  ]);
  const file = await current();
  const refused = await call(admin, 'load', aFile(text, file.id));
  expect([refused.status, refused.body.code]).toEqual([422, 'file_refused']);
  expect(await current()).toEqual(file);
  expect(await audited()).toHaveLength(1);
});

test('NORM-02 empty, broken and oversized files are refused', async () => {
  const problemOf = async (text: string) => (await call(admin, 'check', { text })).body.problems;
  expect(await problemOf(' \n')).toMatchObject([{ problem: 'empty' }]);
  expect(await problemOf(`${heading}\n"open`)).toMatchObject([{ problem: 'brokenQuote' }]);
  expect(await problemOf(heading)).toMatchObject([{ problem: 'noRows' }]);
  expect(await problemOf(`\uFEFF${csv(line(0)).replaceAll(',', ';')}`)).toEqual([]);
  expect((await call(admin, 'check', { text: '' })).status).toBe(422);
  expect((await call(admin, 'check', { text: 'x'.repeat(64_001) })).status).toBe(422);
  expect((await call(admin, 'check', { text: 'x'.repeat(5_000_000) })).status).toBe(413);
  expect((await call(admin, 'load', { ...aFile(csv(line(0))), request_key: 'x' })).status).toBe(422);
  const wide = await call(admin, 'check', { text: ','.repeat(64_000) });
  expect(wide.body.problem_count).toBe(6);
  const bad = await call(admin, 'check', { text: csv(...Array.from({ length: 300 }, () => 'x,x,x,x,x,x')) });
  expect(bad.body.problem_count).toBe(1500);
  expect(bad.body.problems).toHaveLength(100);
});

test('NORM-02 the largest file is loaded and read', async () => {
  const lines = Array.from({ length: 300 }, (_, at) => line(at % topics.length, `${'S'.repeat(110)} ${at}`));
  expect((await call(admin, 'load', aFile(csv(...lines)))).status).toBe(200);
  expect((await shown(reader)).external_scores).toHaveLength(300);
});

test('NORM-04 a file is replaced and removed, and repeating a request changes nothing', async () => {
  const first = aFile(csv(line(0)));
  await call(admin, 'load', first);
  expect((await call(admin, 'load', first)).status).toBe(200);
  const { id } = await current();
  expect((await call(admin, 'load', aFile(csv(line(1)), id))).status).toBe(200);
  const replaced = await current();
  expect(replaced.rows).toMatchObject([{ topic_id: topics[1]?.topic_id }]);
  expect((await call(admin, 'remove', { id })).status).toBe(409);
  expect((await call(admin, 'load', aFile(csv(line(0)), id))).status).toBe(409);
  expect((await call(admin, 'remove', { id: replaced.id })).status).toBe(200);
  expect((await call(admin, 'remove', { id: replaced.id })).status).toBe(200);
  expect(await current()).toBeNull();
  expect((await shown(reader)).external_scores).toEqual([]);
  expect((await audited()).map(({ action }) => action)).toEqual(['create', 'update', 'delete']);
});

test('NORM-04 of two administrators at once one is refused', async () => {
  const both = (id: number | null) =>
    Promise.all([
      call(admin, 'load', aFile(csv(line(0)), id)),
      call(colleague, 'load', aFile(csv(line(1)), id)),
    ]);
  const statuses = (replies: { status: number }[]) => replies.map(({ status }) => status).sort();
  expect(statuses(await both(null))).toEqual([200, 409]);
  expect(statuses(await both((await current()).id))).toEqual([200, 409]);
  expect((await current()).rows).toHaveLength(1);
  expect(await audited()).toHaveLength(2);
});
