import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sendNotifications } from '../../../server/usecases/notifications/sendNotifications.ts';
import type { AnAccount, AUser } from '../../support/builders.ts';
import type { Client } from '../../support/client.ts';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';
import { aCourse, aLesson, aPath, records } from './testContent.ts';

const start = new Date('2026-11-21T09:00:00.000Z');
let server: TestServer;
let author: Client;
let admin: Client;
let account: AnAccount;

beforeAll(async () => {
  server = await startTestServer({
    now: start,
    environment: { learningOrigins: ['https://embed.example'], publicOrigin: 'http://localhost:3000' },
  });
  account = await server.anAccount({ name: 'Harbor & Pine' });
  const cairn = await server.anAccount({ name: 'Cairn' });
  author = await server.signIn(await server.aUser({ account: cairn, permissions: ['user', 'admin'] }));
  admin = await server.signIn(await server.aUser({ account, permissions: ['user', 'local_admin'] }));
});
beforeEach(() => server.clock.set(start));
afterAll(() => server.close());

const own = (client: Client, call: string, body: object = {}) =>
  client.post(`/api/v2/my_learning/${call}`, body);
const setStatus = (of: string, id: number, status: string) =>
  author.post('/api/v2/learning/set_content_status', { of, id, status });

/** A course with a quiz is published only if it has questions. */
async function addQuestion(lesson_id: number): Promise<void> {
  const settings = { pass_mark: 80, shuffle_questions: true, shuffle_options: true };
  const answers = [{ text: 'This', is_correct: false, match: '' }];
  const questions = [{ kind: 'short', text: 'Which?', explanation: '', answers }];
  await author.post('/api/v2/learning/save_quiz', { lesson_id, version: 0, settings, questions });
}

async function aPublished(title: string, lessons: readonly object[] = [{}], facts: object = {}) {
  const id = await aCourse(author, { title, ...facts });
  let position = 1;
  for (const lesson of lessons) {
    const lesson_id = await aLesson(author, id, { position: position++, ...lesson });
    if ('kind' in lesson && lesson.kind === 'quiz') await addQuestion(lesson_id);
  }
  expect((await setStatus('courses', id, 'published')).status).toBe(200);
  return id;
}

async function aPublishedPath(courses: readonly number[], facts: object = {}) {
  const id = await aPath(author, facts);
  let position = 1;
  for (const course_id of courses) {
    await author.post(`${records}/path_steps`, { path_id: id, course_id, position: position++ });
  }
  expect((await setStatus('learning_paths', id, 'published')).status).toBe(200);
  return id;
}

async function assign(user: AUser, facts: object) {
  const draft = {
    name: 'Autumn learning',
    audience: 'chosen',
    user_ids: [user.id],
    starts_on: '2026-11-01',
    due_kind: 'after_days',
    due_days: 14,
    ...facts,
  };
  const created = await admin.post(`${records}/learning_campaigns`, draft);
  expect(created.status, created.text).toBe(201);
  const launch = { campaign_id: created.body.id, status: 'active' };
  const launched = await admin.post('/api/v2/learning/set_campaign_status', launch);
  expect(launched.status, launched.text).toBe(200);
  return created.body.id as number;
}

async function aLearner(facts: object = {}) {
  const user = await server.aUser({ account, ...facts });
  return { user, client: await server.signIn(user) };
}

interface Lesson {
  readonly id: number;
  readonly kind: string;
}
async function started(client: Client, course_id: number) {
  const { body } = await own(client, 'start_course', { course_id });
  const course = (await own(client, 'read_course', { course_id })).body;
  const keyOf = (index: number) => ({
    enrolment_id: body.enrolment_id as number,
    lesson_id: (course.lessons as Lesson[])[index]?.id ?? -1,
  });
  return { course, keyOf };
}
async function completed(client: Client, course_id: number) {
  const { course, keyOf } = await started(client, course_id);
  for (const index of (course.lessons as Lesson[]).keys()) {
    const reply = await own(client, 'complete_lesson', keyOf(index));
    expect(reply.status, reply.text).toBe(200);
  }
}
const assignmentsOf = async (client: Client) => (await own(client, 'overview')).body.assignments;
const tasksOf = async (client: Client) =>
  (await client.post('/api/v2/home/overview', {})).body.tasks.filter(
    ({ kind }: { kind: string }) => kind === 'learning',
  );
const eventsOf = async (client: Client) =>
  (await client.post('/api/v2/notifications/list', { page: 1 })).body.notifications.map(
    ({ event }: { event: string }) => event,
  );

describe('an assigned path', () => {
  test('LEARN-01 PROD-15 appears at once in the learner’s list, on the home page and as one notification', async () => {
    const { user, client } = await aLearner();
    const [first, second] = [await aPublished('One'), await aPublished('Two')];
    const path_id = await aPublishedPath([first, second], { title: 'Both' });
    await assign(user, { content: 'path', path_id, name: 'For you', message: 'Please.' });
    expect(await assignmentsOf(client)).toMatchObject([
      {
        title: 'Both',
        campaign: 'For you',
        message: 'Please.',
        state: 'assigned',
        due_on: '2026-12-05',
        done: 0,
        total: 2,
        steps: [
          { title: 'One', state: 'open', after: null },
          { title: 'Two', state: 'locked', after: 'One' },
        ],
      },
    ]);
    expect(await tasksOf(client)).toMatchObject([
      { context: 'Both', due_on: '2026-12-05', path: `/learn/view/${first}`, is_started: false },
    ]);
    expect(await eventsOf(client)).toEqual(['learning_assigned']);
    await sendNotifications(server.deps);
    expect(await eventsOf(client)).toEqual(['learning_assigned']);
  });

  test('LEARN-02 in order refuses the second course until the first is completed, and then finishes', async () => {
    const { user, client } = await aLearner();
    const [first, second] = [await aPublished('One'), await aPublished('Two')];
    const path_id = await aPublishedPath([first, second]);
    await assign(user, { content: 'path', path_id });
    expect((await own(client, 'read_course', { course_id: second })).body.after).toBe('One');
    const refused = await own(client, 'start_course', { course_id: second });
    expect([refused.status, refused.body.code]).toEqual([409, 'course_locked']);
    await started(client, first);
    expect(await assignmentsOf(client)).toMatchObject([{ state: 'started', done: 0 }]);
    await completed(client, first);
    expect(await tasksOf(client)).toMatchObject([{ is_started: true, path: `/learn/view/${second}` }]);
    await completed(client, second);
    expect(await assignmentsOf(client)).toMatchObject([
      { state: 'finished', finished_on: '2026-11-21', done: 2, total: 2 },
    ]);
    expect(await tasksOf(client)).toEqual([]);
  });

  test('that needs any 1 of 3 courses is finished with the second one', async () => {
    const { user, client } = await aLearner();
    const courses = [await aPublished('A'), await aPublished('B'), await aPublished('C')];
    const path_id = await aPublishedPath(courses, { rule: 'at_least', needed: 1 });
    await assign(user, { content: 'path', path_id });
    expect(await assignmentsOf(client)).toMatchObject([
      { done: 0, total: 1, steps: [{ state: 'open' }, { state: 'open' }, { state: 'open' }] },
    ]);
    await completed(client, courses[1] ?? 0);
    expect(await assignmentsOf(client)).toMatchObject([{ state: 'finished', done: 1, total: 1 }]);
  });

  test('counts courses that were completed before it was assigned', async () => {
    const { user, client } = await aLearner();
    const course = await aPublished('Known');
    await completed(client, course);
    await assign(user, { content: 'courses', course_ids: [course] });
    expect(await assignmentsOf(client)).toMatchObject([{ state: 'finished' }]);
    expect(await eventsOf(client)).toEqual([]);
  });

  test('reminds the learner before and after the due date, and the lead once it is overdue', async () => {
    const { user } = await aLearner();
    const lead = await aLearner();
    const team = await admin.post(`${records}/teams`, { name: 'Crew', leader_id: lead.user.id });
    await admin.post(`${records}/memberships`, { team_id: team.body.id, user_id: user.id });
    const course = await aPublished('Due');
    await assign(user, { content: 'courses', course_ids: [course] });
    const notify = async (day: string) => {
      server.clock.set(new Date(`${day}T09:00:00.000Z`));
      await sendNotifications(server.deps);
      await sendNotifications(server.deps);
      // Sessions have expired meanwhile.
      return {
        learner: await eventsOf(await server.signIn(user)),
        lead: await eventsOf(await server.signIn(lead.user)),
      };
    };
    expect(await notify('2026-11-27')).toEqual({ learner: ['learning_assigned'], lead: [] });
    expect(await notify('2026-11-28')).toEqual({ learner: ['learning_due', 'learning_assigned'], lead: [] });
    expect(await notify('2026-12-05')).toEqual({ learner: ['learning_due', 'learning_assigned'], lead: [] });
    expect(await notify('2026-12-06')).toEqual({
      learner: ['learning_due', 'learning_due', 'learning_assigned'],
      lead: ['team_learning_overdue'],
    });
    expect(await notify('2026-12-07')).toMatchObject({ lead: ['team_learning_overdue'] });
  });
});

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

describe('the team', () => {
  test('LEARN-06 is shown to its lead and to managers only, without people of other teams', async () => {
    const [member, outsider] = [await aLearner({ first_name: 'Ida', last_name: 'Member' }), await aLearner()];
    const [lead, former] = [await aLearner(), await aLearner()];
    const team = await admin.post(`${records}/teams`, { name: 'Deck', leader_id: lead.user.id });
    await admin.post(`${records}/memberships`, { team_id: team.body.id, user_id: member.user.id });
    const course = await aPublished('For the team');
    for (const { user } of [member, outsider])
      await assign(user, { content: 'courses', course_ids: [course] });
    const of = async (client: Client) => (await own(client, 'team', { page: 1 })).body;
    expect(await of(lead.client)).toMatchObject({
      total: 1,
      assignments: [
        { name: 'Ida Member', title: 'Autumn learning', state: 'assigned', due_on: '2026-12-05' },
      ],
    });
    expect((await own(lead.client, 'overview')).body.is_lead).toBe(true);
    for (const { client } of [member, outsider, former]) {
      expect(await of(client)).toMatchObject({ total: 0, assignments: [] });
      expect((await own(client, 'overview')).body.is_lead).toBe(false);
    }
    const facts = { from_user_id: former.user.id, kind: 'manager', to_user_id: outsider.user.id };
    await server.database.owner
      .insertInto('relationships')
      .values({ ...facts, account_id: account.id, kind: 'manager' })
      .execute();
    expect((await of(former.client)).total).toBe(1);
    await completed(outsider.client, course);
    expect((await of(former.client)).total).toBe(0);
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
