import { expect } from 'vitest';
import type { AnAccount, AUser } from '../../support/builders.ts';
import type { Client } from '../../support/client.ts';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';
import { aCourse, aLesson, aPath, records } from './testContent.ts';

export const start = new Date('2026-11-21T09:00:00.000Z');

interface Learning {
  readonly server: TestServer;
  readonly account: AnAccount;
  readonly author: Client;
  readonly admin: Client;
}

/** Starts a server with an account, its administrator and an author of courses. */
export async function startLearning(): Promise<Learning> {
  const server = await startTestServer({
    now: start,
    environment: { learningOrigins: ['https://embed.example'], publicOrigin: 'http://localhost:3000' },
  });
  const account = await server.anAccount({ name: 'Harbor & Pine' });
  const cairn = await server.anAccount({ name: 'Cairn' });
  const author = await server.signIn(await server.aUser({ account: cairn, permissions: ['user', 'admin'] }));
  const admin = await server.signIn(await server.aUser({ account, permissions: ['user', 'local_admin'] }));
  return { server, account, author, admin };
}

export const own = (client: Client, call: string, body: object = {}) =>
  client.post(`/api/v2/my_learning/${call}`, body);

/** A course with a quiz is published only if it has questions. */
async function addQuestion(author: Client, lesson_id: number): Promise<void> {
  const settings = { pass_mark: 80, shuffle_questions: true, shuffle_options: true };
  const answers = [{ text: 'This', is_correct: false, match: '' }];
  const questions = [{ kind: 'short', text: 'Which?', explanation: '', answers }];
  await author.post('/api/v2/learning/save_quiz', { lesson_id, version: 0, settings, questions });
}

/** What an author, an administrator and learners do on a server that is started before the tests. */
export function learningSteps(learning: () => Learning) {
  const setStatus = (of: string, id: number, status: string) =>
    learning().author.post('/api/v2/learning/set_content_status', { of, id, status });

  async function aPublished(title: string, lessons: readonly object[] = [{}], facts: object = {}) {
    const { author } = learning();
    const id = await aCourse(author, { title, ...facts });
    let position = 1;
    for (const lesson of lessons) {
      const lesson_id = await aLesson(author, id, { position: position++, ...lesson });
      if ('kind' in lesson && lesson.kind === 'quiz') await addQuestion(author, lesson_id);
    }
    expect((await setStatus('courses', id, 'published')).status).toBe(200);
    return id;
  }

  async function aPublishedPath(
    steps: readonly (number | { readonly course_ids: readonly number[]; readonly needed: number })[],
    facts: object = {},
  ) {
    const { author } = learning();
    const id = await aPath(author, facts);
    let position = 1;
    for (const step of steps) {
      const content = typeof step === 'number' ? { course_id: step } : step;
      const added = { path_id: id, position: position++, ...content };
      expect((await author.post(`${records}/path_steps`, added)).status).toBe(201);
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
    const created = await learning().admin.post(`${records}/learning_campaigns`, draft);
    expect(created.status, created.text).toBe(201);
    const launch = { campaign_id: created.body.id, status: 'active' };
    const launched = await learning().admin.post('/api/v2/learning/set_campaign_status', launch);
    expect(launched.status, launched.text).toBe(200);
    return created.body.id as number;
  }

  async function aLearner(facts: object = {}) {
    const { server, account } = learning();
    const user = await server.aUser({ account, ...facts });
    return { user, client: await server.signIn(user) };
  }

  return { setStatus, aPublished, aPublishedPath, assign, aLearner };
}

interface Lesson {
  readonly id: number;
  readonly kind: string;
}
export async function started(client: Client, course_id: number) {
  const { body } = await own(client, 'start_course', { course_id });
  const course = (await own(client, 'read_course', { course_id })).body;
  const keyOf = (index: number) => ({
    enrolment_id: body.enrolment_id as number,
    lesson_id: (course.lessons as Lesson[])[index]?.id ?? -1,
  });
  return { course, keyOf };
}
export async function completed(client: Client, course_id: number) {
  const { course, keyOf } = await started(client, course_id);
  for (const index of (course.lessons as Lesson[]).keys()) {
    const reply = await own(client, 'complete_lesson', keyOf(index));
    expect(reply.status, reply.text).toBe(200);
  }
}
export const assignmentsOf = async (client: Client) => (await own(client, 'overview')).body.assignments;
export const tasksOf = async (client: Client) =>
  (await client.post('/api/v2/home/overview', {})).body.tasks.filter(
    ({ kind }: { kind: string }) => kind === 'learning',
  );
export const eventsOf = async (client: Client) =>
  (await client.post('/api/v2/notifications/list', { page: 1 })).body.notifications.map(
    ({ event }: { event: string }) => event,
  );
