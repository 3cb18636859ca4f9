import { afterAll, beforeAll, expect, test } from 'vitest';
import { unpackPackage } from '../../../../server/usecases/learning/packages/unpackPackage.ts';
import type { Client } from '../../../support/client.ts';
import { createMemoryFileStore } from '../../../support/memoryFileStore.ts';
import { startTestServer, type TestServer } from '../../../support/startTestServer.ts';
import { aZip, startUpload, upload } from '../files/testFiles.ts';
import { aPackage, aPackageOfParts, aRawZip, manifestOf } from './testPackages.ts';

const files = createMemoryFileStore();
let server: TestServer;
let author: Client;
beforeAll(async () => {
  const contentOrigin = 'http://content.localhost:3000';
  server = await startTestServer({ files, environment: { contentOrigin } });
  const cairn = await server.anAccount({ name: 'Cairn' });
  author = await server.signIn(await server.aUser({ account: cairn, permissions: ['user', 'admin'] }));
});
afterAll(() => server.close());

const purpose = { purpose: 'scorm', name: 'package.zip' };
const manifest = Buffer.from(manifestOf());
const page = Buffer.from('<p>Hello');
const withEntry = (name: string, more: object = {}) =>
  aRawZip([
    { name: 'imsmanifest.xml', content: manifest },
    { name: 'start/index.html', content: page },
    { name, content: page, ...more },
  ]);
const deleteFiles = async () => {
  await server.deps.jobs.wake('delete-files');
  await server.runJobs();
};
const zeros = Buffer.alloc(64 * 1024 * 1024);
const manyParts = Array.from({ length: 100 }, (_, index) => ({ id: `p${index}`, title: 'More' }));

const hostile: readonly (readonly [string, string, () => Buffer | Promise<Buffer>])[] = [
  ['a path that leaves the folder', 'package_path', () => withEntry('../../etc/cron.d/run')],
  ['such a path in the middle', 'package_path', () => withEntry('start/../../run.html')],
  ['an absolute path', 'package_path', () => withEntry('/etc/passwd')],
  ['a path of Windows', 'package_path', () => withEntry('C:\\Windows\\run.exe')],
  ['a symbolic link', 'package_path', () => withEntry('link', { mode: 0o120_777 })],
  ['the same path twice', 'package_path', () => withEntry('start/index.html')],
  ['another archive', 'package_nested', () => withEntry('more.zip')],
  [
    '12 GB by its directory',
    'package_too_large',
    () => aRawZip([1, 2, 3].map((one) => ({ name: `${one}`, content: page, size: 4_000_000_000 }))),
  ],
  [
    '10 GB that its directory denies',
    'package_too_large',
    () =>
      aRawZip([
        { name: 'imsmanifest.xml', content: manifest },
        { name: 'start/index.html', content: page },
        ...Array.from({ length: 160 }, (_, index) => ({ name: `z${index}`, content: zeros, size: 100 })),
      ]),
  ],
  [
    'more than 5,000 files',
    'package_too_large',
    () => aRawZip(Array.from({ length: 5_001 }, (_, index) => ({ name: `f${index}`, content: page }))),
  ],
  ['no manifest', 'package_manifest', () => aZip({ 'index.html': 'x' })],
  ['a manifest in a folder', 'package_manifest', () => aZip({ 'a/imsmanifest.xml': manifest })],
  [
    'a manifest that isn’t XML',
    'package_manifest',
    () => aZip({ 'imsmanifest.xml': '<manifest><a></manifest>' }),
  ],
  [
    'a manifest with entities',
    'package_manifest',
    () => aZip({ 'imsmanifest.xml': '<!DOCTYPE m [<!ENTITY a "b">]><manifest>&a;</manifest>' }),
  ],
  ['another standard', 'package_manifest', () => aPackage({ version: '1.1' })],
  ['a missing file to start', 'package_manifest', () => aPackage({ href: 'start/other.html' })],
  ['a file to start elsewhere', 'package_manifest', () => aPackage({ href: 'https://evil.example/' })],
  ['more than 100 parts', 'package_parts', () => aPackageOfParts(manyParts)],
  [
    'a missing file of a further part',
    'package_manifest',
    () => aPackageOfParts([{ id: 'a', title: 'More', href: 'other.html' }]),
  ],
  ['damaged content', 'package_manifest', async () => (await aPackage()).fill(0xff, 60, 90)],
  ['no directory', 'package_damaged', () => Buffer.from('PK\u0003\u0004 broken')],
  ['no archive', 'lesson_file_type', () => Buffer.from('MZ program')],
];

test.each(hostile)(
  'SCORM-02 a package with %s is refused, and nothing of it is kept',
  async (_name, code, make) => {
    const before = files.stored.size;
    const { body } = await upload(author, await make(), purpose);
    expect(body.code).toBe(code);
    expect((await server.visitor().get('/healthz')).status).toBe(200);
    await deleteFiles();
    expect(files.stored.size).toBe(before);
  },
);

test('SCORM-02 a package counts with its unpacked size, and is refused if there is no space for it', async () => {
  const large = [1, 2, 3, 4, 5].map((one) => [`sound${one}.wav`, Buffer.alloc(1_000_000)]);
  const bytes = await aZip({
    'imsmanifest.xml': manifest,
    'start/index.html': page,
    ...Object.fromEntries(large),
  });
  const limit = 20 * 1024 ** 3;
  const fill = (space: number) =>
    server.database.executeSql(`delete from learning_files; insert into learning_files (purpose, name, bytes, state, created_at)
      select 'video', 'full', 2000000000, 'ready', now() from generate_series(1, 10)
      union all select 'video', 'rest', ${limit - 20_000_000_000 - space}, 'ready', now()`);
  const before = files.stored.size;
  await fill(4_000_000);
  const refused = await upload(author, bytes, purpose);
  expect([refused.status, refused.body.code]).toEqual([409, 'lesson_files_full']);
  await deleteFiles();
  expect(files.stored.size).toBe(before);
  await fill(6_000_000);
  expect((await upload(author, bytes, purpose)).status).toBe(200);
  await server.database.executeSql('delete from learning_files');
});

test('SCORM-02 a package that takes too long isn’t reported as too large', async () => {
  async function* pieces() {
    yield await aZip({ 'imsmanifest.xml': manifest, 'start/index.html': page });
  }
  const never = () => new Promise<void>(() => undefined);
  await expect(unpackPackage(pieces(), never, { maxMs: 1 })).rejects.toMatchObject({
    code: 'unpacking_timed_out',
  });
});

test('SCORM-02 a package is refused before it is sent if it is too large', async () => {
  expect((await startUpload(author, 100 * 1024 * 1024 + 1, purpose)).body.code).toBe('lesson_file_too_large');
});

test('SCORM-03 without a content host, packages are off and say so', async () => {
  const other = await startTestServer();
  const cairn = await other.anAccount({ name: 'Cairn' });
  const writer = await other.signIn(await other.aUser({ account: cairn, permissions: ['user', 'admin'] }));
  const refused = await startUpload(writer, 1_000, purpose);
  expect([refused.status, refused.body.code]).toEqual([501, 'packages_off']);
  const launched = await writer.post('/api/v2/my_learning/launch_package', { enrolment_id: 1, lesson_id: 1 });
  expect([launched.status, launched.body.code]).toEqual([501, 'packages_off']);
  expect((await other.visitor().get('/packages/x')).status).toBe(404);
  await other.close();
});
