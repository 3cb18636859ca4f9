import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { mainRoutes } from '../../../../src/routes/mainRoutes.ts';
import QuizLesson from '../../../../src/screens/learning/player/views/QuizLesson.tsx';
import { findAccessibilityProblems } from '../../../support/findAccessibilityProblems.ts';
import { renderApp } from '../../app/renderApp.tsx';
import { aPerson, renderScreen } from '../renderScreen.tsx';

const learner = aPerson({ permissions: ['user'] });
const author = aPerson({ permissions: ['admin'] });
const shown = (id: number, kind: string, options: string[] = [], matches: string[] = []) => ({
  ...{ id, kind, options, matches },
  text: `Question ${id}?`,
  answer: null,
});
const questions = [
  shown(1, 'single', ['Wait', 'Talk']),
  shown(2, 'multiple', ['What?', 'Why?', 'Did you?']),
  shown(3, 'order', ['Second', 'Third', 'First']),
  shown(4, 'match', ['Sun', 'Moon'], ['Night', 'Day']),
  shown(5, 'short'),
];
const quiz = (facts: object = {}) => ({
  pass_mark: 80,
  max_attempts: 3,
  question_count: 5,
  attempts_used: 0,
  attempts_left: 3,
  is_passed: false,
  attempt: null,
  result: null,
  ...facts,
});
const attempt = { id: 9, number: 1, questions };
const resultOf = (facts: object = {}) => ({
  number: 1,
  score: 40,
  is_passed: false,
  submitted_at: '2026-11-21T09:00:00.000Z',
  questions: [
    {
      ...shown(1, 'single', ['Wait', 'Talk']),
      answer: { choices: [1], text: '' },
      credit: 0,
      explanation: 'A silence invites.',
      right: null,
    },
  ],
  ...facts,
});
const passed = () => {
  const result = resultOf({ score: 100, is_passed: true });
  const right = result.questions.map((one) => ({ ...one, credit: 1, right: { choices: [1], texts: [] } }));
  return quiz({ is_passed: true, attempts_left: 0, result: { ...result, questions: right } });
};

const onCompleted = vi.fn();
const lesson = {
  id: 3,
  title: 'Check',
  kind: 'quiz' as const,
  body: null,
  link: null,
  file: null,
  captions: null,
  minutes: 5,
  optional: false,
  is_shown_here: false,
  note: '',
  is_bookmarked: false,
  state: 'started' as const,
  position_seconds: 0,
  watched: [],
  score: null,
  updated_at: null,
};
const Lesson = () => (
  <main>
    <QuizLesson enrolmentId={11} locale="en" lesson={lesson} progress={lesson} onCompleted={onCompleted} />
  </main>
);
const take = (answers: object) =>
  renderScreen(Lesson, {
    person: learner,
    path: '/learn/view/:id',
    at: '/learn/view/2',
    answers: { ...answers },
  });

describe('a quiz of a course', () => {
  test('says what it asks for, and starts an attempt', async () => {
    const { user, asked, page } = take({
      'my_learning/quiz': { quiz: quiz() },
      'my_learning/start_quiz': { quiz: quiz({ attempts_used: 1, attempts_left: 2, attempt }) },
    });
    await screen.findByText('You pass with 80% or more.');
    screen.getByText('You have 3 attempts.');
    await user.click(screen.getByRole('button', { name: 'Start quiz' }));
    await screen.findByRole('heading', { name: 'Attempt 1' });
    expect(screen.getAllByRole('group')).toHaveLength(5);
    expect(await findAccessibilityProblems(page.container)).toEqual([]);
    expect(asked.filter(({ path }) => path.endsWith('start_quiz'))).toHaveLength(1);
  });

  test('saves answers as they are given, by keyboard, and warns once before it submits open questions', async () => {
    const { user, asked } = take({
      'my_learning/quiz': { quiz: quiz({ attempt }) },
      'my_learning/save_quiz_answer': {},
      'my_learning/submit_quiz': { quiz: quiz({ attempts_used: 1, attempts_left: 2, result: resultOf() }) },
    });
    const saved = () => asked.filter(({ path }) => path.endsWith('save_quiz_answer')).map(({ body }) => body);
    await user.click(await screen.findByRole('radio', { name: 'Talk' }));
    await waitFor(() => expect(saved()).toEqual([{ attempt_id: 9, question_id: 1, choices: [1], text: '' }]));
    await user.click(screen.getByRole('checkbox', { name: 'What?' }));
    screen.getByRole('button', { name: 'Move “First” up' }).focus();
    await user.keyboard('{Enter}');
    screen.getByText('“First” is now number 2 of 3.');
    await user.click(screen.getByRole('combobox', { name: 'Sun' }));
    await user.click(await screen.findByRole('option', { name: 'Day' }));
    await waitFor(() =>
      expect(saved().slice(1)).toEqual([
        { attempt_id: 9, question_id: 2, choices: [0], text: '' },
        { attempt_id: 9, question_id: 3, choices: [0, 2, 1], text: '' },
        { attempt_id: 9, question_id: 4, choices: [1, -1], text: '' },
      ]),
    );
    screen.getByText('3 of 5 questions answered');
    await user.click(screen.getByRole('button', { name: 'Submit answers' }));
    await screen.findByText(/2 questions aren’t answered/);
    expect(asked.some(({ path }) => path.endsWith('submit_quiz'))).toBe(false);
    await user.type(screen.getByRole('textbox', { name: 'Your answer' }), 'lodz');
    await user.dblClick(screen.getByRole('button', { name: 'Submit anyway' }));
    await screen.findByText('You scored 40%, not enough to pass');
    const submitted = asked.filter(({ path }) => path.endsWith('submit_quiz'));
    expect(submitted).toHaveLength(1);
    expect(submitted[0]?.body).toMatchObject({ attempt_id: 9 });
    expect(JSON.stringify(submitted[0]?.body)).toContain('lodz');
    expect(onCompleted).not.toHaveBeenCalled();
  });

  test('keeps an answer that could not be saved, says so, and submits it', async () => {
    const { user, asked } = take({
      'my_learning/quiz': { quiz: quiz({ attempt: { ...attempt, questions: questions.slice(0, 1) } }) },
      'my_learning/save_quiz_answer': 503,
      'my_learning/submit_quiz': { quiz: passed() },
    });
    await user.click(await screen.findByRole('radio', { name: 'Wait' }));
    await screen.findByText(/We couldn’t save your last answer/);
    await user.click(screen.getByRole('button', { name: 'Submit answers' }));
    await screen.findByText('You passed with 100%');
    expect(asked.find(({ path }) => path.endsWith('submit_quiz'))?.body).toEqual({
      attempt_id: 9,
      answers: [{ question_id: 1, choices: [0], text: '' }],
    });
    expect(onCompleted).toHaveBeenCalledTimes(1);
  });

  test('explains a failed attempt without right answers, and offers the next one', async () => {
    const { page } = take({
      'my_learning/quiz': { quiz: quiz({ attempts_used: 1, attempts_left: 2, result: resultOf() }) },
    });
    await screen.findByText('You scored 40%, not enough to pass');
    screen.getByText(/You have 2 attempts left\./);
    screen.getByText('A silence invites.');
    screen.getByText('Incorrect');
    screen.getByText(/Correct answers are shown once/);
    screen.getByRole('button', { name: 'Try again' });
    expect(await findAccessibilityProblems(page.container)).toEqual([]);
  });

  test('says when no attempt is left, and when it can’t be loaded', async () => {
    const last = take({
      'my_learning/quiz': { quiz: quiz({ attempts_used: 3, attempts_left: 0, result: resultOf() }) },
    });
    await screen.findByText(/You have no attempts left\./);
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    last.page.unmount();
    take({ 'my_learning/quiz': 500 });
    await screen.findByText('We couldn’t load this quiz.');
  });
});

const draft = {
  course_id: 1,
  course: 'Listening',
  title: 'Check',
  version: 4,
  settings: {
    pass_mark: 80,
    max_attempts: null,
    questions_drawn: null,
    shuffle_questions: true,
    shuffle_options: true,
  },
  questions: [
    {
      id: 7,
      kind: 'single',
      text: 'What helps?',
      explanation: '',
      answers: [
        { text: 'Wait', is_correct: true, match: '' },
        { text: 'Talk', is_correct: false, match: '' },
      ],
    },
  ],
};
/** Opens the editor with its router, which asks before changes are lost. */
const write = (save: { status?: number; body: object }) =>
  renderApp({
    at: '/courses/quiz/3',
    routes: mainRoutes,
    person: author,
    answers: {
      '/v2/account/get_accounts': () => ({ body: { accounts: [] } }),
      '/v2/learning/quiz': () => ({ body: draft }),
      '/v2/learning/save_quiz': () => save,
    },
  });
const savedBy = (sent: readonly { path: string; body: unknown }[]) =>
  sent.filter(({ path }) => path === '/v2/learning/save_quiz').map(({ body }) => body);

describe('the editor of a quiz', () => {
  test('adds a question that is checked by the rule of the server, and saves the quiz', async () => {
    const { user, sent } = await write({ body: { version: 5 } });
    await screen.findByText('What helps?');
    expect(await findAccessibilityProblems()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Add question' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New question' }));
    await user.type(dialog.getByRole('textbox', { name: /^Question/ }), 'Which is open?');
    await user.type(dialog.getByRole('textbox', { name: 'Answer 1' }), 'Why?');
    await user.type(dialog.getByRole('textbox', { name: 'Answer 2' }), 'Did you?');
    await user.click(dialog.getByRole('button', { name: 'Apply' }));
    await dialog.findByText('Mark exactly one answer as correct.');
    await user.click(dialog.getByRole('radio', { name: 'Answer 1 is correct' }));
    await user.click(dialog.getByRole('button', { name: 'Apply' }));
    await screen.findByText('Which is open?');
    await user.click(screen.getByRole('button', { name: 'Move “Which is open?” up' }));
    await user.click(screen.getByRole('button', { name: 'Save quiz' }));
    await waitFor(() => expect(savedBy(sent)).toHaveLength(1));
    expect(savedBy(sent)[0]).toMatchObject({
      lesson_id: 3,
      version: 4,
      questions: [{ text: 'Which is open?', answers: [{ is_correct: true }, { is_correct: false }] }, {}],
    });
  });

  test('shows a wrong setting at its field and does not save it', async () => {
    const { user, sent } = await write({ body: { version: 5 } });
    const drawn = await screen.findByRole('spinbutton', { name: 'Questions per attempt' });
    await user.type(drawn, '5');
    await screen.findByText('Enter 1 or less.');
    await user.click(screen.getByRole('button', { name: 'Save quiz' }));
    expect(savedBy(sent)).toEqual([]);
  });

  test('says that someone else has saved the quiz, and keeps the changes', async () => {
    const { user } = await write({ status: 409, body: { code: 'conflict', message: 'Changed' } });
    await user.type(await screen.findByRole('spinbutton', { name: 'Attempts' }), '3');
    await user.click(screen.getByRole('button', { name: 'Save quiz' }));
    expect((await screen.findAllByText(/Someone else has saved this quiz/)).length).toBeGreaterThan(0);
    expect(screen.getByRole('spinbutton', { name: 'Attempts' })).toHaveProperty('value', '3');
  });
});
