import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { AnAccount } from '../../support/builders.ts';
import type { Client } from '../../support/client.ts';
import type { TestServer } from '../../support/startTestServer.ts';
import { aCourse, records } from './testContent.ts';
import { completed, learningSteps, own, start, started, startLearning } from './testLearners.ts';

let server: TestServer;
let author: Client;
let admin: Client;
let account: AnAccount;

beforeAll(async () => {
  ({ server, account, author, admin } = await startLearning());
});
beforeEach(() => server.clock.set(start));
afterAll(() => server.close());

const { aLearner, aPublished, setStatus } = learningSteps(() => ({ server, account, author, admin }));

describe('a course', () => {
  test('ROUTE-23 shows its content only after it was started, and never that of a quiz', async () => {
    const { client } = await aLearner();
    const course_id = await aPublished('Mixed', [
      { body: 'Read <script>alert(1)</script>' },
      { kind: 'quiz', body: 'Which?\nThis *' },
      { kind: 'embedded', link: 'https://embed.example/page' },
      { kind: 'embedded', link: 'https://other.example/page', optional: true },
    ]);
    const before = (await own(client, 'read_course', { course_id })).body;
    expect(before).toMatchObject({ title: 'Mixed', enrolment: null, done: 0, total: 3 });
    expect(before.lessons.map(({ body, link }: { body: unknown; link: unknown }) => [body, link])).toEqual(
      Array(4).fill([null, null]),
    );
    const { course, keyOf } = await started(client, course_id);
    expect(course.lessons).toMatchObject([
      { body: 'Read <script>alert(1)</script>', state: 'new' },
      { body: null },
      { link: 'https://embed.example/page', is_shown_here: true },
      { link: 'https://other.example/page', is_shown_here: false },
    ]);
    expect((await own(client, 'complete_lesson', keyOf(1))).body.code).toBe('lesson_incomplete');
    expect((await own(client, 'open_lesson', keyOf(2))).body).toEqual({
      state: 'started',
      is_course_complete: false,
    });
    const { enrolment } = (await own(client, 'read_course', { course_id })).body;
    expect(enrolment.last_lesson_id).toBe(keyOf(2).lesson_id);
  });

  test('LEARN-03 is finished in the version that was started, while others start the new one', async () => {
    const { client } = await aLearner();
    const other = await aLearner();
    const course_id = await aPublished('Old', [{ title: 'First' }, { title: 'Second' }]);
    const { keyOf } = await started(client, course_id);
    await setStatus('courses', course_id, 'withdrawn');
    expect((await own(other.client, 'start_course', { course_id })).status).toBe(404);
    await author.delete(`${records}/lessons/${keyOf(1).lesson_id}`);
    await author.put(`${records}/courses/${course_id}`, { title: 'New' });
    await setStatus('courses', course_id, 'published');
    expect((await started(client, course_id)).course).toMatchObject({ title: 'Old', total: 2 });
    expect((await started(other.client, course_id)).course).toMatchObject({ title: 'New', total: 1 });
    await own(client, 'complete_lesson', keyOf(0));
    const last = await own(client, 'complete_lesson', keyOf(1));
    expect(last.body).toEqual({ state: 'completed', is_course_complete: true });
    expect((await own(client, 'complete_lesson', keyOf(1))).body.is_course_complete).toBe(true);
    expect((await own(client, 'overview')).body.courses).toMatchObject([{ title: 'Old', done: 2 }]);
  });

  test('is started once, however often and from wherever it is started', async () => {
    const { user, client } = await aLearner();
    const course_id = await aPublished('Once');
    const replies = await Promise.all(
      Array.from({ length: 6 }, () => own(client, 'start_course', { course_id })),
    );
    expect(new Set(replies.map(({ body }) => body.enrolment_id)).size).toBe(1);
    const rows = await server.database.owner
      .selectFrom('enrolments')
      .select('source')
      .where('user_id', '=', user.id)
      .execute();
    expect(rows).toEqual([{ source: 'self' }]);
  });

  test('without lessons is a link, which counts as its only lesson', async () => {
    const { client } = await aLearner();
    const course_id = await aPublished('Elsewhere', [], { link: 'https://learn.example/it' });
    const { course } = await started(client, course_id);
    expect(course.lessons).toMatchObject([{ id: 0, kind: 'link', link: 'https://learn.example/it' }]);
    await completed(client, course_id);
    expect((await own(client, 'overview')).body.courses).toMatchObject([{ done: 1, total: 1 }]);
  });

  test('of another person, a draft and an unknown one are reported as missing', async () => {
    const { client } = await aLearner();
    const other = await aLearner({ account: await server.anAccount({ name: 'Lumen Works' }) });
    const course_id = await aPublished('Mine');
    const { keyOf } = await started(client, course_id);
    const draft = await aCourse(author, { link: 'https://learn.example/draft' });
    for (const call of ['open_lesson', 'complete_lesson']) {
      expect([call, (await own(other.client, call, keyOf(0))).status]).toEqual([call, 404]);
      expect([call, (await own(admin, call, keyOf(0))).status]).toEqual([call, 404]);
    }
    for (const id of [draft, 900_001]) {
      expect((await own(client, 'read_course', { course_id: id })).status).toBe(404);
      expect((await own(client, 'start_course', { course_id: id })).status).toBe(404);
    }
    expect((await own(client, 'complete_lesson', { ...keyOf(0), lesson_id: 900_001 })).status).toBe(404);
    expect((await own(other.client, 'overview')).body.courses).toEqual([]);
  });
});

describe('a video', () => {
  const video = { kind: 'video', link: '/demo/listening.webm' };
  const report = (position_seconds: number, ...watched: [number, number][]) => ({
    position_seconds,
    duration_seconds: 100,
    watched: watched.map(([from, to]) => ({ from, to })),
  });

  async function aVideo(client: Client) {
    const course_id = await aPublished('Film', [{ kind: 'video', link: 'https://own.example/a.webm' }]);
    // A path on this site can't be entered in the form; the demo data has one.
    await server.database.executeSql(
      `update course_versions set content = jsonb_set(content, '{lessons,0,link}', to_jsonb($2::text))
        where course_id = $1`,
      [course_id, video.link],
    );
    return { course_id, ...(await started(client, course_id)) };
  }

  test('LEARN-04 continues on another device at the second, and completes once 90% was played', async () => {
    const { user, client } = await aLearner();
    const { course_id, keyOf } = await aVideo(client);
    const save = async (by: Client, sent: object) =>
      (await own(by, 'save_video', { ...keyOf(0), ...sent })).body;
    expect(await save(client, report(42.7, [0, 42.7]))).toMatchObject({ state: 'started' });
    const phone = await server.signIn(user);
    const shown = (await own(phone, 'read_course', { course_id })).body.lessons[0];
    expect(shown).toMatchObject({ position_seconds: 42, state: 'started', is_shown_here: true });
    expect(await save(phone, report(100, [99, 100]))).toMatchObject({ state: 'started' });
    expect(await save(client, report(42.7, [0, 42.7]))).toMatchObject({ state: 'started' });
    expect(await save(phone, report(91, [42, 91]))).toEqual({ state: 'completed', is_course_complete: true });
  });

  test('keeps what was played on one device when another one reports a shorter video', async () => {
    const { client } = await aLearner();
    const { course_id, keyOf } = await aVideo(client);
    const save = (sent: object) => own(client, 'save_video', { ...keyOf(0), ...sent });
    await save(report(60, [0, 60]));
    for (const duration_seconds of [0, 5]) await save({ ...report(0), duration_seconds });
    const [lesson] = (await own(client, 'read_course', { course_id })).body.lessons;
    expect(lesson.watched).toEqual([{ from: 0, to: 60 }]);
  });

  test('isn’t completed by hand or by invented times', async () => {
    const { client } = await aLearner();
    const { keyOf } = await aVideo(client);
    expect((await own(client, 'complete_lesson', keyOf(0))).body.code).toBe('lesson_incomplete');
    const wrong = [
      report(-1),
      report(1e9),
      { ...report(0), watched: Array(201).fill({ from: 0, to: 1 }) },
      { ...report(0), watched: [{ from: 'a', to: 1 }] },
    ];
    for (const sent of wrong) {
      const reply = await own(client, 'save_video', { ...keyOf(0), ...sent });
      expect([reply.status, reply.body.code]).toEqual([422, 'invalid']);
    }
    const backwards = await own(client, 'save_video', {
      ...keyOf(0),
      ...report(0, [90, 10], [0, 5], [0, 5]),
    });
    expect(backwards.body.state).toBe('started');
  });
});

describe('the catalog', () => {
  test('has the published courses of the person’s programs and finds them by word', async () => {
    const { client } = await aLearner({ program_ids: [1] });
    await aPublished('Zebra for all');
    await aPublished('Zebra for one', [{}], { program_ids: [1] });
    const other = await aPublished('Zebra for two', [{}], { program_ids: [2] });
    await aCourse(author, { title: 'Zebra draft' });
    const { body } = await own(client, 'catalog', { search: 'zebra for' });
    expect(body).toMatchObject({
      total: 2,
      courses: [
        { title: 'Zebra for all', state: 'new' },
        { title: 'Zebra for one', state: 'new' },
      ],
    });
    expect((await own(client, 'catalog', { search: '100%' })).body.total).toBe(0);
    expect((await own(client, 'start_course', { course_id: other })).status).toBe(404);
    expect((await own(admin, 'read_course', { course_id: other })).status).toBe(200);
  });
});
