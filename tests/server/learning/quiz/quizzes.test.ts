import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AnAccount, AUser } from '../../../support/builders.ts';
import type { Client } from '../../../support/client.ts';
import { startTestServer, type TestServer } from '../../../support/startTestServer.ts';
import { aCourse, aLesson, records } from '../testContent.ts';
import {
  type Attempt,
  edit,
  oneOfEach,
  option,
  question,
  rightAnswers,
  settings,
  take,
} from './testQuizzes.ts';

let server: TestServer;
let account: AnAccount;
let person: AUser;
let author: Client;
let localAdmin: Client;
let learner: Client;
let stranger: Client;

beforeAll(async () => {
  server = await startTestServer();
  account = await server.anAccount();
  const elsewhere = await server.anAccount();
  const cairn = await server.anAccount({ name: 'Cairn' });
  author = await server.signIn(await server.aUser({ account: cairn, permissions: ['user', 'admin'] }));
  localAdmin = await server.signIn(await server.aUser({ account, permissions: ['user', 'local_admin'] }));
  person = await server.aUser({ account });
  learner = await server.signIn(person);
  stranger = await server.signIn(
    await server.aUser({ account: elsewhere, permissions: ['user', 'local_admin'] }),
  );
});
afterAll(() => server.close());

async function aQuizLesson(questions: readonly object[] = oneOfEach, more: object = {}) {
  const courseId = await aCourse(author, { title: 'Listening' });
  const lesson_id = await aLesson(author, courseId, {
    title: 'Check',
    kind: 'quiz',
    body: 'From before\nSecret word *',
  });
  const saved = await edit(author, 'save_quiz', {
    ...{ lesson_id, version: 0, settings: { ...settings, ...more } },
    questions,
  });
  expect([saved.status, saved.body]).toEqual([200, { version: 1 }]);
  return { courseId, lesson_id };
}
const publish = (id: number, status = 'published') =>
  edit(author, 'set_content_status', { of: 'courses', id, status });

async function aStartedQuiz(questions: readonly object[] = oneOfEach, more: object = {}, by = learner) {
  const { courseId, lesson_id } = await aQuizLesson(questions, more);
  expect((await publish(courseId)).status).toBe(200);
  const started = await take(by, 'start_course', { course_id: courseId });
  expect(started.status).toBe(200);
  return { courseId, key: { enrolment_id: started.body.enrolment_id, lesson_id } };
}

async function start(key: object, by = learner): Promise<Attempt> {
  const { status, body } = await take(by, 'start_quiz', key);
  expect([status, body.code]).toEqual([200, undefined]);
  return body.quiz.attempt;
}

const completedOf = async (courseId: number) =>
  (await take(learner, 'read_course', { course_id: courseId })).body.enrolment.completed_at;

describe('a learner', () => {
  test('QUIZ-01 fails with wrong answers, passes with right ones, and completes the course with them', async () => {
    const { courseId, key } = await aStartedQuiz();
    const first = await start(key);
    expect(first.questions).toHaveLength(5);
    const failed = await take(learner, 'submit_quiz', { attempt_id: first.id, answers: [] });
    expect(failed.body.quiz).toMatchObject({
      attempts_used: 1,
      attempts_left: 2,
      is_passed: false,
      attempt: null,
      result: { number: 1, score: 0, is_passed: false },
    });
    expect(await completedOf(courseId)).toBeNull();
    const second = await start(key);
    expect(second.number).toBe(2);
    const passed = await take(learner, 'submit_quiz', {
      attempt_id: second.id,
      answers: rightAnswers(second),
    });
    expect(passed.body.quiz).toMatchObject({
      attempts_left: 0,
      is_passed: true,
      result: { number: 2, score: 100, is_passed: true },
    });
    expect(await completedOf(courseId)).not.toBeNull();
    expect((await take(learner, 'start_quiz', key)).body.code).toBe('quiz_passed');
  });

  test('QUIZ-02 P42 never receives right answers before an attempt is submitted, and only when none is left after it', async () => {
    const { courseId, key } = await aStartedQuiz();
    const secrets = /is_correct|Explains|Secret word|"right":\{/;
    const replies = [
      await take(learner, 'start_quiz', key),
      await take(learner, 'quiz', key),
      await take(learner, 'read_course', { course_id: courseId }),
      await take(learner, 'overview', {}),
      await edit(learner, 'quiz', { lesson_id: key.lesson_id }),
      await edit(localAdmin, 'quiz', { lesson_id: key.lesson_id }),
      await localAdmin.get(`${records}/lessons/${key.lesson_id}`),
      await localAdmin.get(`${records}/lessons/export`),
    ];
    for (const { text } of replies) expect(text).not.toMatch(secrets);
    const fail = async () => {
      const { id } = await start(key);
      return take(learner, 'submit_quiz', { attempt_id: id, answers: [] });
    };
    for (const isLast of [false, false, true]) {
      const { body, text } = await fail();
      expect(text).toContain('Explains single');
      expect(text.includes('Secret word')).toBe(isLast);
      for (const { right } of body.quiz.result.questions) expect(right !== null).toBe(isLast);
    }
    expect((await take(learner, 'start_quiz', key)).body.code).toBe('no_attempts');
    expect((await take(learner, 'quiz', key)).body.quiz.attempts_left).toBe(0);
  });

  test('QUIZ-03 sees the same questions in the same order after a reload, with the answers that were saved', async () => {
    const many = Array.from({ length: 12 }, (_, index) =>
      question('single', [option('a', true), option('b'), option('c'), option('d')], { text: `Q${index}` }),
    );
    const { key } = await aStartedQuiz(many, { questions_drawn: 5 });
    const attempt = await start(key);
    expect(attempt.questions).toHaveLength(5);
    const [one, other] = attempt.questions;
    const save = (question_id: number | undefined, choices: number[]) =>
      take(learner, 'save_quiz_answer', { attempt_id: attempt.id, question_id, choices, text: '' });
    // Two tabs answer different questions.
    expect(
      (await Promise.all([save(one?.id, [2]), save(other?.id, [1])])).map(({ status }) => status),
    ).toEqual([200, 200]);
    const { quiz } = (await take(learner, 'quiz', key)).body;
    expect(quiz.attempt.questions.map(({ answer: _answer, ...shown }: { answer: unknown }) => shown)).toEqual(
      attempt.questions.map(({ answer: _answer, ...shown }) => shown),
    );
    expect(quiz.attempt.questions.slice(0, 3).map(({ answer }: { answer: unknown }) => answer)).toEqual([
      { choices: [2], text: '' },
      { choices: [1], text: '' },
      null,
    ]);
  });

  test('QUIZ-04 P42 starts one attempt with two clicks, and each attempt counts once', async () => {
    const { key } = await aStartedQuiz();
    const started = await Promise.all([1, 2, 3].map(() => take(learner, 'start_quiz', key)));
    expect(new Set(started.map(({ body }) => body.quiz.attempt.id)).size).toBe(1);
    const { attempt } = started[0]?.body.quiz ?? {};
    const right = { attempt_id: attempt.id, answers: rightAnswers(attempt) };
    const wrong = { attempt_id: attempt.id, answers: [] };
    const submitted = await Promise.all([
      take(learner, 'submit_quiz', wrong),
      take(learner, 'submit_quiz', right),
    ]);
    const scores = submitted.map(({ body }) => body.quiz.result.score);
    expect(scores[0]).toBe(scores[1]);
    expect(submitted.map(({ body }) => body.quiz.attempts_used)).toEqual([1, 1]);
    const late = await take(learner, 'save_quiz_answer', {
      attempt_id: attempt.id,
      question_id: attempt.questions[0].id,
      choices: [],
      text: '',
    });
    expect([late.status, late.body.code]).toEqual([409, 'attempt_submitted']);
  });

  test('QUIZ-05 finishes the questions of the version that was started', async () => {
    const { courseId, key } = await aStartedQuiz([question('short', [option('old')], { text: 'Old?' })]);
    const changed = { lesson_id: key.lesson_id, version: 1, settings };
    await edit(author, 'save_quiz', {
      ...changed,
      questions: [question('short', [option('new')], { text: 'New?' })],
    });
    await publish(courseId, 'withdrawn');
    await publish(courseId);
    const attempt = await start(key);
    expect(attempt.questions.map(({ text }) => text)).toEqual(['Old?']);
    const answers = [{ question_id: attempt.questions[0]?.id, choices: [], text: 'OLD' }];
    const { body } = await take(learner, 'submit_quiz', { attempt_id: attempt.id, answers });
    expect(body.quiz.result.score).toBe(100);
  });

  test('is told what is wrong with an answer that the question does not offer', async () => {
    const { key } = await aStartedQuiz([question('single', [option('a', true), option('b')])]);
    const { id, questions } = await start(key);
    const given = { question_id: questions[0]?.id, choices: [0], text: '' };
    const refused = async (answer: object) =>
      (await take(learner, 'save_quiz_answer', { attempt_id: id, ...given, ...answer })).body.problems;
    expect(await refused({ choices: [2] })).toMatchObject([{ field: 'choices', problem: 'choice' }]);
    expect(await refused({ choices: [0, 1] })).toMatchObject([{ field: 'choices', problem: 'choice' }]);
    expect(await refused({ question_id: 900_001 })).toMatchObject([{ field: 'question_id' }]);
    expect(await refused({ text: 'x'.repeat(301) })).toMatchObject([{ field: 'text', problem: 'tooLong' }]);
    expect(await refused({ choices: Array(40).fill(0) })).toMatchObject([{ field: 'choices' }]);
    const other = await take(learner, 'quiz', { ...key, lesson_id: key.lesson_id + 100_000 });
    expect(other.status).toBe(404);
  });
});

test('P42 nobody else reads, starts or answers the quiz of a learner', async () => {
  const { key } = await aStartedQuiz();
  const attempt = await start(key);
  const given = { attempt_id: attempt.id, question_id: attempt.questions[0]?.id, choices: [], text: '' };
  const calls = {
    quiz: key,
    start_quiz: key,
    save_quiz_answer: given,
    submit_quiz: { attempt_id: attempt.id, answers: [] },
  };
  const colleague = await server.signIn(await server.aUser({ account }));
  for (const [name, body] of Object.entries(calls)) {
    for (const other of [colleague, localAdmin, stranger]) {
      expect([name, (await take(other, name, body)).status]).toEqual([name, 404]);
    }
    expect([name, (await take(server.visitor(), name, body)).status]).toEqual([name, 401]);
  }
});

describe('the author of a quiz', () => {
  test('QUIZ-06 saves it with a check of every question, and gets a conflict instead of overwriting', async () => {
    const { courseId, lesson_id } = await aQuizLesson();
    const { body } = await edit(author, 'quiz', { lesson_id });
    expect(body).toMatchObject({ course_id: courseId, title: 'Check', version: 1, settings });
    expect(body.questions.map(({ kind }: { kind: string }) => kind)).toEqual([
      'single',
      'multiple',
      'order',
      'match',
      'short',
    ]);
    const draft = { lesson_id, version: 1, settings, questions: oneOfEach };
    const save = async (more: object) => (await edit(author, 'save_quiz', { ...draft, ...more })).body;
    expect(await save({ questions: [question('single', [option('a'), option('b')])] })).toMatchObject({
      problems: [{ field: 'questions[0].answers', problem: 'oneCorrect' }],
    });
    expect(await save({ settings: { ...settings, questions_drawn: 9 } })).toMatchObject({
      problems: [{ field: 'questions_drawn', problem: 'tooLarge', params: { max: 5 } }],
    });
    expect((await save({ questions: Array(101).fill(oneOfEach[0]) })).problems).toMatchObject([
      { field: 'questions', problem: 'tooMany' },
    ]);
    expect((await save({ version: 0 })).code).toBe('conflict');
    expect(await save({})).toEqual({ version: 2 });
  });

  test('cannot publish a course whose quiz has no questions, and copies quizzes with a course', async () => {
    const empty = await aCourse(author);
    const lesson = await aLesson(author, empty, { kind: 'quiz', body: null });
    expect((await publish(empty)).body.code).toBe('quiz_empty');
    await edit(author, 'save_quiz', { lesson_id: lesson, version: 0, settings, questions: oneOfEach });
    expect((await publish(empty)).status).toBe(200);
    const copy = (await edit(author, 'copy_content', { of: 'courses', id: empty })).body.id;
    const [copied] = (await author.get(`${records}/lessons?filter={"course_id":${copy}}`)).body;
    const { body } = await edit(author, 'quiz', { lesson_id: copied.id });
    expect(body.questions).toHaveLength(5);
    expect(body.settings).toEqual(settings);
  });

  test('is a platform administrator, and writes questions for quizzes only', async () => {
    const { courseId, lesson_id } = await aQuizLesson();
    const draft = { lesson_id, version: 1, settings, questions: [] };
    for (const [name, body] of [
      ['quiz', { lesson_id }],
      ['save_quiz', draft],
    ] as const) {
      expect((await edit(localAdmin, name, body)).status).toBe(403);
      expect((await edit(server.visitor(), name, body)).status).toBe(401);
    }
    const text = await aLesson(author, courseId);
    for (const id of [text, 900_001]) {
      expect((await edit(author, 'quiz', { lesson_id: id })).status).toBe(404);
      expect((await edit(author, 'save_quiz', { ...draft, lesson_id: id, version: 0 })).status).toBe(404);
    }
  });
});

test('a quiz that was published without questions completes at its start', async () => {
  const { courseId, key } = await aStartedQuiz();
  await server.database.owner.deleteFrom('quiz_versions').where('course_id', '=', courseId).execute();
  expect((await take(learner, 'quiz', key)).body).toEqual({ quiz: null });
  expect((await take(learner, 'start_quiz', key)).body).toEqual({ quiz: null });
  expect(await completedOf(courseId)).not.toBeNull();
});
