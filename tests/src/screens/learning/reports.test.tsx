import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import LearningRecords from '../../../../src/screens/learning/reports/LearningRecords.tsx';
import LearningReports from '../../../../src/screens/learning/reports/LearningReports.tsx';
import { findAccessibilityProblems } from '../../../support/findAccessibilityProblems.ts';
import { type Answers, aPerson, renderScreen } from '../renderScreen.tsx';

const figures = {
  started: 2,
  assigned: 1,
  overdue: 1,
  days: 4,
  score: 81,
  median_seconds: 1_500,
  total_seconds: 9_000,
};
const report = {
  today: '2026-11-21',
  total: 2,
  all: { people: 12, completed: 6, ...figures },
  rows: [
    { id: 3, name: 'Listening', people: 8, completed: 2, ...figures },
    { id: 4, name: 'Feedback', people: 4, completed: 4, ...figures, started: 0, assigned: 0, overdue: 0 },
  ],
};
const options = {
  teams: [{ id: 5, name: 'North' }],
  groups: [],
  courses: [{ id: 3, name: 'Listening' }],
  paths: [],
};

const open = (at: string, answers: Answers = {}) =>
  renderScreen(LearningReports, {
    person: aPerson({ permissions: ['local_admin'] }),
    path: '/learn/reports',
    at,
    answers: {
      'learning_reports/options': options,
      'learning_reports/completion': report,
      ...answers,
    },
  });

test('LEARN-40 the title states the finding, and each count opens its people', async () => {
  const { page } = open('/learn/reports?team=5');
  await screen.findByRole('heading', { name: '50% of courses are completed, fewest in “Listening” (25%)' });
  const table = screen.getByRole('region', { name: /Figures behind the chart/ });
  const overdue = within(table).getByRole('link', { name: '1: Listening, Overdue' });
  expect(overdue.getAttribute('href')).toBe(
    '/learn/reports/people?tab=courses&team=5&course=3&state=overdue',
  );
  expect(within(table).queryByRole('link', { name: /Feedback, Overdue/ })).toBeNull();
  expect(await findAccessibilityProblems(page.container)).toEqual([]);
});

test('LEARN-51 the time that people spent is shown in hours and minutes', async () => {
  open('/learn/reports');
  await screen.findByText('Median time per course');
  expect(screen.getAllByText('25 min').length).toBeGreaterThan(0);
  expect(screen.getAllByText('2 hr 30 min').length).toBeGreaterThan(0);
});

test('a chart has its figures as a table', async () => {
  const { user } = open('/learn/reports');
  await user.click(await screen.findByRole('button', { name: 'Show as table' }));
  screen.getByRole('table', { name: /Table: 50% of courses/ });
});

test('filters are part of the address and of the request', async () => {
  const { user, asked } = open('/learn/reports');
  await user.click(await screen.findByRole('combobox', { name: 'Team' }));
  await user.click(await screen.findByRole('option', { name: 'North' }));
  await screen.findByDisplayValue('North');
  expect(asked.at(-1)?.body).toMatchObject({ report: 'courses', team_id: 5, page: 1 });
});

test('LEARN-41 the lessons of a course say where most learners stop', async () => {
  const lessons = [
    { id: 0, title: 'One', reached: 10, completed: 9, stopped: 1, median_seconds: 240 },
    { id: 8, title: 'Two', reached: 9, completed: 4, stopped: 5, median_seconds: null },
  ];
  open('/learn/reports?tab=lessons&course=3', {
    'learning_reports/lessons': { title: 'Listening', version: 1, learners: 10, completed: 4, lessons },
  });
  await screen.findByRole('heading', { name: 'Most learners who stop do so in “Two”: 5 of 10' });
  const first = screen.getByRole('link', { name: '1: One, Stopped here' });
  expect(first.getAttribute('href')).toContain('lesson=1&at=stopped');
});

test.each([
  [
    'without courses',
    '/learn/reports',
    'learning_reports/completion',
    { ...report, total: 0, rows: [] },
    'No courses yet',
  ],
  [
    'without a chosen course',
    '/learn/reports?tab=lessons',
    'learning_reports/lessons',
    500,
    'Choose a course',
  ],
  [
    'of a course that nobody started',
    '/learn/reports?tab=lessons&course=9',
    'learning_reports/lessons',
    404,
    'Nobody has started this course',
  ],
  ['that fails', '/learn/reports', 'learning_reports/completion', 500, 'We couldn’t load this report.'],
])('a report %s says so', async (_name, at, call, answer, text) => {
  open(at, { [call]: answer });
  await screen.findByText(text);
});

test('LEARN-42 the people behind a figure are listed with their state', async () => {
  const record = {
    due_on: '2026-11-20',
    completed_on: null,
    score: null,
    title: 'Listening',
    seconds: 3_600,
  };
  const { page, asked } = renderScreen(LearningRecords, {
    person: aPerson({ permissions: ['supervisor'] }),
    path: '/learn/reports/people',
    at: '/learn/reports/people?tab=courses&course=3&state=overdue&lesson=1&at=stopped',
    answers: {
      'learning_reports/options': options,
      'learning_reports/people': {
        today: '2026-11-21',
        total: 1,
        records: [{ user_id: 9, name: 'Bo Berg', state: 'started', is_overdue: true, ...record }],
      },
    },
  });
  const row = (await screen.findByRole('rowheader', { name: 'Bo Berg' })).closest('tr') ?? document.body;
  within(row).getByText('Overdue');
  within(row).getByText('1 hr');
  expect(asked.find(({ path }) => path.endsWith('people'))?.body).toMatchObject({
    course_id: 3,
    state: 'overdue',
    lesson_id: 0,
    lesson: 'stopped',
  });
  expect(screen.getByRole('link', { name: 'Learning reports' }).getAttribute('href')).toBe(
    '/learn/reports?tab=courses&course=3',
  );
  expect(await findAccessibilityProblems(page.container)).toEqual([]);
});

describe('LEARN-52 score changes by course', () => {
  const rounds = [
    { campaign_id: 8, name: 'Autumn', before: 'Spring', released_on: '2026-10-02' },
    { campaign_id: 7, name: 'Spring', before: 'Winter', released_on: '2026-05-02' },
  ];
  const bands = { completed_band: 20, others_band: 50 };
  const contents = [
    {
      ...{ course_id: 1, title: 'Trusting', metric: 'trust' },
      change: { difference: 10, low: 5, high: 20, is_marked: true, ...bands },
    },
    {
      ...{ course_id: 2, title: 'Listening', metric: 'listening' },
      change: { difference: -5, low: -10, high: 5, is_marked: false, ...bands },
    },
    { course_id: 3, title: 'Rare', metric: 'trust', change: null },
  ];
  const answers = { 'learning_reports/changes': { rounds, selected: 8, contents } };

  test('say in words what is more than chance, and when there are too few people', async () => {
    const { page } = open('/learn/reports?tab=changes', answers);
    const rowOf = async (name: string) =>
      (await screen.findByRole('rowheader', { name })).closest('tr')?.textContent;
    expect(await rowOf('Trusting')).toMatch(/Scores rose more\+10 \(\+5 to \+20\)20\+ \/ 50\+/);
    expect(await rowOf('Listening')).toMatch(/No clear difference-5 \(-10 to \+5\)/);
    expect(await rowOf('Rare')).toMatch(/Too few people to say$/);
    screen.getByText(/It doesn’t show that a course caused a change/);
    expect(screen.queryByRole('combobox', { name: 'Team' })).toBeNull();
    expect(await findAccessibilityProblems(page.container)).toEqual([]);
  });

  test('are shown for the chosen assessment', async () => {
    const { user, asked } = open('/learn/reports?tab=changes', answers);
    await user.click(await screen.findByRole('combobox', { name: 'Assessment' }));
    await user.click(await screen.findByRole('option', { name: /Spring/ }));
    expect(asked.at(-1)?.body).toEqual({ campaign_id: 7 });
  });

  test.each([
    [{ rounds: [], selected: null, contents: [] }, 'No second assessment yet'],
    [{ rounds, selected: 8, contents: [] }, 'No courses to compare'],
    [500, 'We couldn’t load the score changes.'],
  ])('say so without anything to show', async (answer, text) => {
    open('/learn/reports?tab=changes', { 'learning_reports/changes': answer });
    await screen.findByText(text);
  });

  test('have no tab for leads', async () => {
    renderScreen(LearningReports, {
      person: aPerson({ permissions: ['supervisor'] }),
      path: '/learn/reports',
      at: '/learn/reports',
      answers: { 'learning_reports/options': options, 'learning_reports/completion': report },
    });
    await screen.findByRole('tab', { name: 'By lesson' });
    expect(screen.queryByRole('tab', { name: 'Score changes' })).toBeNull();
  });
});
