import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AnAccount } from '../../../support/builders.ts';
import type { Client } from '../../../support/client.ts';
import type { TestServer } from '../../../support/startTestServer.ts';
import { records } from '../testContent.ts';
import { learningSteps, own, started, startLearning } from '../testLearners.ts';
import { anMp4, aPdf, uploaded } from './testFiles.ts';

const pieceBytes = 2 * 1024 * 1024;
const day = 24 * 3_600_000;
let server: TestServer;
let account: AnAccount;
let author: Client;
let admin: Client;
beforeAll(async () => {
  ({ server, account, author, admin } = await startLearning());
});
afterAll(() => server.close());

const { aLearner, aPublished, setStatus } = learningSteps(() => ({ server, account, author, admin }));
const aFileLesson = async (bytes = aPdf(), name = 'Page “one”.pdf') => ({
  ...{ kind: 'file', title: 'A page', body: null, file_id: await uploaded(author, bytes, { name }) },
});
const aVideoLesson = async (bytes: Buffer) => ({
  ...{ kind: 'video', title: 'A film', body: null },
  file_id: await uploaded(author, bytes, { purpose: 'video', name: 'film.mp4' }),
});
const linkOf = async (client: Client, course_id: number): Promise<string> =>
  (await started(client, course_id)).course.lessons[0].link;
const clean = async () => {
  await server.deps.jobs.wake('delete-files');
  await server.runJobs();
};

describe('the file of a lesson', () => {
  test('LEARN-20 is downloaded by those who take the course, with headers under which nothing can run', async () => {
    const { client } = await aLearner();
    const course_id = await aPublished('A page', [await aFileLesson()]);
    expect((await own(client, 'read_course', { course_id })).body.lessons[0]).toMatchObject({
      link: null,
      file: null,
    });
    const { course } = await started(client, course_id);
    const [{ link, file, is_shown_here }] = course.lessons;
    expect([file, is_shown_here]).toEqual([{ name: 'Page “one”.pdf', bytes: 1_000 }, false]);
    const { status, headers, raw } = await client.get(link);
    expect([status, raw.equals(aPdf())]).toEqual([200, true]);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': '1000',
      'accept-ranges': 'bytes',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-cache',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(headers['content-disposition']).toMatch(/^attachment; filename="Page one.pdf"/);
    expect(headers['content-security-policy']).toMatch(/default-src 'none'.*sandbox/);
    const again = await client.get(link, { headers: { 'if-none-match': String(headers.etag) } });
    expect([again.status, again.raw.length]).toEqual([304, 0]);
  });

  test('LEARN-20 is reported as missing to anyone else', async () => {
    const { client } = await aLearner();
    const course_id = await aPublished('Mine', [await aFileLesson()]);
    const link = await linkOf(client, course_id);
    const colleague = (await aLearner()).client;
    await started(colleague, course_id);
    const stranger = (await aLearner({ account: await server.anAccount({ name: 'Lumen Works' }) })).client;
    for (const other of [colleague, stranger, admin, author])
      expect((await other.get(link)).status).toBe(404);
    expect((await server.visitor().get(link)).status).toBe(401);
    expect((await client.get(link.replace(/lesson_id=\d+/, 'lesson_id=900001'))).status).toBe(404);
    expect((await client.get(link.replace(/lesson_id=\d+/, 'lesson_id=x'))).status).toBe(422);
  });

  test('LEARN-20 plays in the page from any position if it is a video', async () => {
    const film = anMp4(pieceBytes + 5_000);
    const { client } = await aLearner();
    const course_id = await aPublished('A film', [await aVideoLesson(film)]);
    const { course, keyOf } = await started(client, course_id);
    expect(course.lessons[0].is_shown_here).toBe(true);
    const { link } = course.lessons[0];
    const part = async (range: string, more = {}) => {
      const { status, headers, raw } = await client.get(link, { headers: { range, ...more } });
      return [
        status,
        headers['content-range'],
        raw.equals(film.subarray(...bounds(headers['content-range']))),
      ];
    };
    const size = film.length;
    expect(await part('bytes=0-99')).toEqual([206, `bytes 0-99/${size}`, true]);
    expect(await part(`bytes=${pieceBytes - 2}-${pieceBytes + 2}`)).toEqual([
      206,
      `bytes ${pieceBytes - 2}-${pieceBytes + 2}/${size}`,
      true,
    ]);
    expect(await part('bytes=2097000-')).toEqual([206, `bytes 2097000-${size - 1}/${size}`, true]);
    expect(await part('bytes=-10')).toEqual([206, `bytes ${size - 10}-${size - 1}/${size}`, true]);
    expect(await part(`bytes=${size}-`)).toEqual([416, `bytes */${size}`, false]);
    expect(await part('bytes=0-9', { 'if-range': '"another"' })).toEqual([200, undefined, true]);
    const whole = await client.get(link);
    expect([whole.headers['content-type'], whole.headers['content-disposition']]).toEqual([
      'video/mp4',
      'inline',
    ]);
    const report = { position_seconds: 95, duration_seconds: 100, watched: [{ from: 0, to: 95 }] };
    expect((await own(client, 'complete_lesson', keyOf(0))).body.code).toBe('lesson_incomplete');
    expect((await own(client, 'save_video', { ...keyOf(0), ...report })).body.state).toBe('completed');
  });

  test('LEARN-03 of an old version is kept while someone takes it, and deleted a day after no one can', async () => {
    const { client, user } = await aLearner();
    const first = await aFileLesson();
    const course_id = await aPublished('Changing', [first]);
    const link = await linkOf(client, course_id);
    const { id } = (await own(client, 'read_course', { course_id })).body.lessons[0];
    const second = await uploaded(author, aPdf(2_000));
    await author.put(`${records}/lessons/${id}`, { file_id: second });
    await setStatus('courses', course_id, 'withdrawn');
    await setStatus('courses', course_id, 'published');
    for (let passed = 0; passed < 3; passed += 1) {
      await clean();
      server.clock.advance(day);
    }
    const again = (await server.signIn(user)).get(link);
    expect((await again).raw.length).toBe(1_000);
    await server.database.owner.deleteFrom('enrolments').where('user_id', '=', user.id).execute();
    await clean();
    server.clock.advance(day / 2);
    await clean();
    const reader = await server.signIn({ id: await authorId() });
    expect((await reader.get(`/api/v2/learning/file?file_id=${first.file_id}`)).status).toBe(200);
    server.clock.advance(day);
    await clean();
    const late = await server.signIn({ id: await authorId() });
    expect((await late.get(`/api/v2/learning/file?file_id=${first.file_id}`)).status).toBe(404);
    expect((await late.get(`/api/v2/learning/file?file_id=${second}`)).status).toBe(200);
  });
});

const authorId = async () =>
  (
    await server.database.owner
      .selectFrom('audit_entries')
      .select('actor_id')
      .where('resource', '=', 'learning_files')
      .limit(1)
      .executeTakeFirstOrThrow()
  ).actor_id ?? 0;

const bounds = (range: string | string[] | number | undefined): [number, number?] => {
  const [, from, to] = /^bytes (\d+)-(\d+)/.exec(String(range)) ?? [];
  return from === undefined ? [0] : [Number(from), Number(to) + 1];
};
