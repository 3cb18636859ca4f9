import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { AUser } from '../../../support/builders.ts';
import type { Client } from '../../../support/client.ts';
import { createMemoryFileStore } from '../../../support/memoryFileStore.ts';
import { startTestServer, type TestServer } from '../../../support/startTestServer.ts';
import { aCourse, aLesson, records } from '../testContent.ts';
import {
  aFile,
  anMp4,
  aPdf,
  aWebm,
  aZip,
  finishUpload,
  sendPiece,
  startUpload,
  upload,
  uploaded,
} from './testFiles.ts';

const files = createMemoryFileStore();
const pieceBytes = 2 * 1024 * 1024;
let server: TestServer;
let author: Client;
let writer: AUser;
beforeAll(async () => {
  server = await startTestServer({ files });
  const cairn = await server.anAccount({ name: 'Cairn' });
  writer = await server.aUser({ account: cairn, permissions: ['user', 'admin'] });
});
beforeEach(async () => {
  // The clock moves by days, and sessions end.
  author = await server.signIn(writer);
  files.isUnreachable = false;
});
afterAll(() => server.close());

const codeOf = async (bytes: Buffer, purpose = 'file') =>
  (await upload(author, bytes, { purpose })).body.code;

describe('an uploaded file', () => {
  const document = (part: string, more = {}) =>
    aZip({ '[Content_Types].xml': '<Types/>', [part]: '<x/>', ...more });
  test('LEARN-20 is recognized by its content, whatever its name says', async () => {
    const accepted = [
      [aPdf(), 'file', 'application/pdf'],
      [aFile('\u0089PNG\r\n\u001a\n'), 'file', 'image/png'],
      [aFile('\u00ff\u00d8\u00ff\u00e0'), 'file', 'image/jpeg'],
      [aFile('RIFF\0\0\0\0WEBPVP8 '), 'file', 'image/webp'],
      [await document('word/document.xml'), 'file', /wordprocessingml.document$/],
      [await document('xl/workbook.xml'), 'file', /spreadsheetml.sheet$/],
      [await document('ppt/presentation.xml'), 'file', /presentationml.presentation$/],
      [anMp4(), 'video', 'video/mp4'],
      [aWebm(), 'video', 'video/webm'],
    ] as const;
    for (const [bytes, purpose, type] of accepted) {
      const { status, body, text } = await upload(author, bytes, { purpose, name: 'page.html' });
      expect(status, text).toBe(200);
      expect(body).toMatchObject({ purpose, name: 'page.html', bytes: bytes.length });
      expect(body.media_type).toMatch(type);
    }
  });

  test('LEARN-20 is refused if it can contain scripts or has another type, and nothing of it is kept', async () => {
    const before = files.stored.size;
    expect(await codeOf(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'))).toBe(
      'lesson_file_markup',
    );
    expect(await codeOf(Buffer.from('\ufeff <!DOCTYPE html><p>Hello'))).toBe('lesson_file_markup');
    expect(await codeOf(await document('word/document.xml', { 'word/vbaProject.bin': 'x' }))).toBe(
      'lesson_file_macros',
    );
    expect(await codeOf(await aZip({ 'index.html': 'x' }))).toBe('lesson_file_type');
    expect(await codeOf(Buffer.from('PK\u0003\u0004 broken'))).toBe('lesson_file_type');
    expect(await codeOf(Buffer.from('MZ program'))).toBe('lesson_file_type');
    expect(await codeOf(anMp4())).toBe('lesson_file_type');
    expect(await codeOf(aPdf(), 'video')).toBe('lesson_file_type');
    expect(await codeOf(aFile('\0\0\0\u0014ftypqt  '), 'video')).toBe('lesson_file_type');
    await server.runJobs();
    expect(files.stored.size).toBe(before);
  });

  test('is refused before it is sent if it is too large, or if all files together would be', async () => {
    expect((await startUpload(author, 50 * 1024 * 1024 + 1)).body.code).toBe('lesson_file_too_large');
    expect((await startUpload(author, 500 * 1024 * 1024 + 1, { purpose: 'video' })).status).toBe(413);
    expect((await startUpload(author, 0)).status).toBe(422);
    await server.database.executeSql(`insert into learning_files (purpose, name, bytes, state, created_at)
      select 'video', 'full', 2000000000, 'uploading', '2026-11-01' from generate_series(1, 11)`);
    const full = await startUpload(author, 1_000);
    expect([full.status, full.body.code]).toEqual([409, 'lesson_files_full']);
    expect(full.text).toContain('20 GB');
    await server.deps.jobs.wake('delete-files');
    await server.runJobs();
    expect((await startUpload(author, 1_000)).status).toBe(200);
  });

  test('LEARN-20 can’t take space that another one takes at the same time', async () => {
    const space = 500_000_000;
    await server.database.executeSql(`insert into learning_files (purpose, name, bytes, state, created_at)
      select 'video', 'full', least(2000000000, free - (n - 1) * 2000000000::bigint), 'uploading', '2026-11-01'
      from (select ${20 * 1024 ** 3} - ${space} - coalesce(sum(bytes), 0) as free from learning_files) f,
        generate_series(1, 11) n where free > (n - 1) * 2000000000::bigint`);
    const start = () => startUpload(author, 0.6 * space, { purpose: 'video' });
    const replies = await Promise.all(Array.from({ length: 8 }, start));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(replies.filter(({ body }) => body.code === 'lesson_files_full')).toHaveLength(7);
    await server.database.executeSql('delete from learning_files where bytes > 100000000');
  });

  test('arrives in pieces, in any order, and a piece that is sent again replaces the first', async () => {
    const bytes = anMp4(pieceBytes + 7);
    const { file_id, piece_bytes } = (await startUpload(author, bytes.length, { purpose: 'video' })).body;
    expect(piece_bytes).toBe(pieceBytes);
    expect((await sendPiece(author, file_id, 1, bytes.subarray(pieceBytes))).status).toBe(204);
    expect((await finishUpload(author, file_id)).body.code).toBe('upload_incomplete');
    expect((await sendPiece(author, file_id, 0, Buffer.alloc(pieceBytes))).status).toBe(204);
    expect((await sendPiece(author, file_id, 0, bytes.subarray(0, pieceBytes))).status).toBe(204);
    for (const [place, length] of [
      [0, 7],
      [1, 8],
      [2, 7],
    ] as const)
      expect([place, (await sendPiece(author, file_id, place, Buffer.alloc(length))).status]).toEqual([
        place,
        422,
      ]);
    expect((await sendPiece(author, file_id, 0, Buffer.alloc(pieceBytes + 1))).status).toBe(413);
    expect((await finishUpload(author, file_id)).body.media_type).toBe('video/mp4');
    expect((await finishUpload(author, file_id)).body.media_type).toBe('video/mp4');
    expect((await sendPiece(author, file_id, 1, bytes.subarray(pieceBytes))).status).toBe(404);
    const read = await author.get(`/api/v2/learning/file?file_id=${file_id}`);
    expect(read.raw.equals(bytes)).toBe(true);
  });

  test('that can’t be stored is refused clearly, and what was interrupted is deleted a day later', async () => {
    const { file_id } = (await startUpload(author, 1_000)).body;
    files.isUnreachable = true;
    const refused = await sendPiece(author, file_id, 0, aPdf());
    expect([refused.status, refused.body.code]).toEqual([503, 'files_unreachable']);
    files.isUnreachable = false;
    expect((await sendPiece(author, file_id, 0, aPdf())).status).toBe(204);
    const stored = files.stored.size;
    server.clock.advance(25 * 3_600_000);
    await server.deps.jobs.wake('delete-files');
    await server.runJobs();
    expect(files.stored.size).toBeLessThan(stored);
    expect((await finishUpload(await server.signIn(writer), file_id)).status).toBe(404);
  });

  test('can be used by lessons of its kind only, once it is complete', async () => {
    const course = await aCourse(author);
    const file_id = await uploaded(author, aPdf());
    const { file_id: unfinished } = (await startUpload(author, 1_000)).body;
    const lesson = await aLesson(author, course, { kind: 'file', body: null, file_id });
    expect((await author.get(`${records}/lessons/${lesson}`)).body).toMatchObject({ file_id, link: null });
    const wrong = [
      { kind: 'video', file_id },
      { kind: 'text', body: 'x', file_id },
      { kind: 'file', file_id: unfinished },
      { kind: 'file', file_id: 900_001 },
    ];
    for (const facts of wrong) {
      const draft = { course_id: course, title: 'A lesson', ...facts };
      const { status, body } = await author.post(`${records}/lessons`, draft);
      expect([facts, status, body.problems]).toEqual([
        facts,
        422,
        [{ field: 'file_id', problem: 'unknown' }],
      ]);
    }
    expect((await author.post('/api/v2/learning/read_file', { file_id })).body).toMatchObject({
      name: 'a.pdf',
    });
    expect((await author.post('/api/v2/learning/read_file', { file_id: 900_001 })).status).toBe(404);
  });
});

test('only platform administrators upload and preview files', async () => {
  const account = await server.anAccount({ name: 'Harbor & Pine' });
  const file_id = await uploaded(author, aPdf());
  const admin = await server.signIn(
    await server.aUser({ account, permissions: ['user', 'local_admin', 'supervisor', 'app_admin'] }),
  );
  for (const [client, status] of [
    [admin, 403],
    [server.visitor(), 401],
  ] as const) {
    expect((await startUpload(client, 1_000)).status).toBe(status);
    expect((await sendPiece(client, file_id, 0, aPdf())).status).toBe(status);
    expect((await finishUpload(client, file_id)).status).toBe(status);
    expect((await client.post('/api/v2/learning/read_file', { file_id })).status).toBe(status);
    expect((await client.get(`/api/v2/learning/file?file_id=${file_id}`)).status).toBe(status);
  }
  const json = await author.post(`/api/v2/learning/upload_piece?file_id=${file_id}&place=0`, { a: 1 });
  expect(json.status).toBe(415);
});
