import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import MyLearning from '../../../../src/screens/learning/own/MyLearning.tsx';
import CourseView from '../../../../src/screens/learning/player/CourseView.tsx';
import { findAccessibilityProblems } from '../../../support/findAccessibilityProblems.ts';
import { aPerson, renderScreen } from '../renderScreen.tsx';

const learner = aPerson({ permissions: ['user'] });
const stepCourse = (course_id: number, title: string, state: string) => ({
  ...{ course_id, title, state },
  minutes: 20,
  done: state === 'started' ? 1 : 0,
  total: 4,
});
const step = (course_id: number, title: string, state: string, after: string | null = null) => ({
  needed: 1,
  done: state === 'completed' ? 1 : 0,
  after: after && { needed: 1, titles: [after] },
  courses: [stepCourse(course_id, title, state)],
});
const assignment = (facts: object = {}) => ({
  id: 3,
  title: 'New to leading',
  campaign: 'For new leads',
  message: 'One a fortnight is enough.',
  is_path: true,
  state: 'started',
  due_on: '2020-02-01',
  finished_on: null,
  done: 1,
  total: 3,
  steps: [
    step(1, 'Welcome', 'completed'),
    step(2, 'Listening', 'started'),
    step(4, 'Feedback', 'locked', 'Listening'),
  ],
  ...facts,
});
const course = (facts: object = {}) => ({
  course_id: 1,
  title: 'Welcome',
  minutes: 20,
  source: 'self',
  started_at: '2026-11-01T09:00:00.000Z',
  completed_at: '2026-11-02T09:00:00.000Z',
  updated_at: '2026-11-02T09:00:00.000Z',
  done: 2,
  total: 2,
  ...facts,
});
const overview = (facts: object = {}) => ({
  today: '2026-11-21',
  assignments: [assignment()],
  courses: [course()],
  is_lead: false,
  ...facts,
});
const open = (answers: object, at = '/my-learning') =>
  renderScreen(MyLearning, {
    person: learner,
    answers: { 'my_learning/recommended': { courses: [] }, ...answers },
    path: '/my-learning',
    at,
  });

describe('my learning', () => {
  test('shows assigned paths with their due date, the next course, and why others are locked', async () => {
    const { page } = open({ 'my_learning/overview': overview() });
    const card = await screen.findByRole('listitem', { name: 'New to leading' });
    within(card).getByText('Overdue since 1 Feb 2020');
    within(card).getByText('1 of 3 courses completed');
    within(card).getByText('Complete “Listening” first.');
    const links = within(card).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Review', '/learn/view/1'],
      ['Continue', '/learn/view/2'],
    ]);
    expect(screen.queryByRole('tab', { name: 'Team' })).toBeNull();
    expect(await findAccessibilityProblems(page.container)).toEqual([]);
  });

  test('says how many of the courses are needed, and lists completed courses in a tab of their own', async () => {
    const anyOf = assignment({ total: 1, done: 0, steps: [step(1, 'A', 'open'), step(2, 'B', 'open')] });
    const { user } = open({ 'my_learning/overview': overview({ assignments: [anyOf] }) });
    await screen.findByText('Complete 1 of these 2 courses.');
    await user.click(screen.getByRole('tab', { name: 'Completed' }));
    await screen.findByText('Welcome');
    await user.click(screen.getByRole('tab', { name: 'In progress' }));
    await screen.findByText('No courses in progress');
  });

  test('shows a set with the number of courses that it needs, and names it where it comes first', async () => {
    const set = {
      needed: 1,
      done: 0,
      after: null,
      courses: [stepCourse(1, 'Asking', 'open'), stepCourse(2, 'Listening', 'open')],
    };
    const last = step(3, 'Feedback', 'locked');
    const after = { needed: 1, titles: ['Asking', 'Listening'] };
    const path = assignment({ done: 0, total: 2, steps: [set, { ...last, after }] });
    const { page } = open({ 'my_learning/overview': overview({ assignments: [path] }) });
    const list = within(await screen.findByRole('list', { name: /^Complete 1 of these 2 courses\./ }));
    expect(list.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/learn/view/1',
      '/learn/view/2',
    ]);
    screen.getByText('Complete 1 of these first: Asking and Listening.');
    expect(await findAccessibilityProblems(page.container)).toEqual([]);
  });

  test('LEARN-18 shows courses that the company recommends, with the reader’s own reasons', async () => {
    const course = (id: number, title: string, reasons: readonly object[]) => ({
      ...{ id, title, summary: 'Why.', minutes: 30, level: 'introductory', locale_abbr: 'en', state: 'new' },
      reasons,
    });
    const warned = vi.spyOn(console, 'error');
    const courses = [
      course(8, 'Trusting', [{ kind: 'metric', metric: 'trust', score: 12 }]),
      course(9, 'Listening', [{ kind: 'focus', topic: 'Voice' }]),
      course(7, 'Fairness', []),
    ];
    const { page } = open({
      'my_learning/overview': overview(),
      'my_learning/recommended': { courses },
    });
    const list = within(await screen.findByRole('list', { name: 'Recommended courses' }));
    expect(warned.mock.calls.flat().join()).not.toContain('metrics.names');
    list.getByText('For you: your score for Trust is 12.');
    list.getByText('For you: your team or company is working on “Voice”.');
    expect(list.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/learn/view/8',
      '/learn/view/9',
      '/learn/view/7',
    ]);
    expect(await findAccessibilityProblems(page.container)).toEqual([]);
  });

  test('searches the catalog from the address, and shows leads what their team has to do', async () => {
    const found = { id: 9, title: 'Trust', summary: 'Why.', minutes: 30, level: 'introductory' };
    const { user, asked } = open(
      {
        'my_learning/overview': overview({ is_lead: true }),
        'my_learning/catalog': { total: 1, courses: [{ ...found, locale_abbr: 'en', state: 'new' }] },
        'my_learning/team': {
          today: '2026-11-21',
          total: 1,
          assignments: [
            { id: 5, name: 'Ida Berg', title: 'Listening', state: 'assigned', due_on: '2026-11-20' },
          ],
        },
      },
      '/my-learning?tab=catalog&q=trust',
    );
    expect((await screen.findByRole('link', { name: 'Start Trust' })).getAttribute('href')).toBe(
      '/learn/view/9',
    );
    expect(asked.find(({ path }) => path.endsWith('catalog'))?.body).toEqual({ search: 'trust', page: 1 });
    await user.click(screen.getByRole('tab', { name: 'Team' }));
    await screen.findByText('Ida Berg');
    screen.getByText('Overdue since 20 Nov 2026');
  });

  test('says when loading failed', async () => {
    open({ 'my_learning/overview': 500 });
    await screen.findByText('We couldn’t load your courses.');
  });
});

const lesson = (id: number, title: string, kind: string, facts: object = {}) => ({
  ...{ id, title, kind },
  body: null,
  link: null,
  file: null,
  captions: null,
  minutes: 5,
  optional: false,
  is_shown_here: false,
  state: 'new',
  position_seconds: 0,
  watched: [],
  score: null,
  note: '',
  is_bookmarked: false,
  updated_at: null,
  ...facts,
});
const viewed = (facts: object = {}) => ({
  course_id: 2,
  title: 'Listening',
  summary: 'Ask, wait, say back.',
  description: null,
  minutes: 40,
  locale_abbr: 'en',
  due_on: null,
  after: null,
  enrolment: { id: 11, completed_at: null, last_lesson_id: null, seconds: 0 },
  rating: 'locked',
  lessons: [
    lesson(1, 'Why', 'text', { body: '# First\n\nRead <b>this</b>\n\n- one\n- two' }),
    lesson(2, 'Film', 'video', { link: '/demo/a.webm', captions: '/demo/a.vtt', is_shown_here: true }),
    lesson(3, 'Site', 'embedded', { link: 'https://other.example/x' }),
  ],
  done: 0,
  total: 3,
  ...facts,
});
const view = (answers: object, at = '/learn/view/2') =>
  renderScreen(CourseView, {
    person: learner,
    path: '/learn/view/:id',
    at,
    answers: { 'my_learning/open_lesson': { state: 'started', is_course_complete: false }, ...answers },
  });

describe('ROUTE-24 the course viewer', () => {
  test('introduces a course, starts it once, and then shows its first lesson as text', async () => {
    let isStarted = false;
    const { user, asked, page } = view({
      'my_learning/read_course': () => (isStarted ? viewed() : viewed({ enrolment: null })),
      'my_learning/start_course': () => {
        isStarted = true;
        return { enrolment_id: 11 };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Start course' }));
    await screen.findByText('Read <b>this</b>');
    screen.getByRole('heading', { name: 'First' });
    expect(page.container.querySelector('b')).toBeNull();
    expect(asked.filter(({ path }) => path.endsWith('start_course'))).toHaveLength(1);
    expect(await findAccessibilityProblems(page.container)).toEqual([]);
  });

  test('completes a lesson and goes on to the next one, with its own controls for a video', async () => {
    const { user, asked } = view({
      'my_learning/read_course': viewed(),
      'my_learning/complete_lesson': { state: 'completed', is_course_complete: false },
    });
    await user.click(await screen.findByRole('button', { name: 'Mark as done' }));
    await screen.findByRole('heading', { name: 'Film' });
    expect(asked.find(({ path }) => path.endsWith('complete_lesson'))?.body).toEqual({
      enrolment_id: 11,
      lesson_id: 1,
    });
    await screen.findByRole('button', { name: 'Play' });
    screen.getByRole('slider', { name: 'Position' });
    screen.getByRole('combobox', { name: 'Speed' });
    screen.getByRole('button', { name: 'Hide captions' });
    expect(screen.queryByRole('button', { name: 'Mark as done' })).toBeNull();
  });

  test('says that a site which isn’t permitted opens in a new tab', async () => {
    view({ 'my_learning/read_course': viewed() }, '/learn/view/2?lesson=3');
    await screen.findByText(/This site can’t be shown here/);
    const link = screen.getByRole('link', { name: 'Open page' });
    expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual([
      'https://other.example/x',
      'noopener noreferrer',
    ]);
  });

  test('says which course comes first, and when a course doesn’t exist', async () => {
    const locked = view({
      'my_learning/read_course': viewed({ enrolment: null, after: { needed: 1, titles: ['Welcome'] } }),
    });
    await screen.findByText(/Complete “Welcome” first/);
    expect(screen.queryByRole('button', { name: 'Start course' })).toBeNull();
    locked.page.unmount();
    view({ 'my_learning/read_course': 404 });
    await waitFor(() => screen.getByText('Course not found'));
  });
});
