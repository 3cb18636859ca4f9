import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { HomeOverview } from '../../../../contract/v2/home.ts';
import type { SignedInPerson } from '../../../../domain/access/signedInPerson.ts';
import UserDashboard from '../../../../src/screens/home/UserDashboard.tsx';
import { findAccessibilityProblems } from '../../../support/findAccessibilityProblems.ts';
import { aCampaign, anEarlierCampaign, theOpenCampaign } from '../dashboards/answers.ts';
import { type Answers, aPerson, otherAccount, renderScreen } from '../renderScreen.tsx';
import { homeOverview, listedTask } from './homeAnswers.ts';

const answers = (home: HomeOverview | number = homeOverview(), change: Answers = {}): Answers => ({
  'home/overview': home,
  topic_scores_by_element: { campaigns: [aCampaign(), anEarlierCampaign()] },
  quarter_preview: { campaigns: [theOpenCampaign()] },
  ...change,
});
const user = aPerson({ permissions: ['user'] });
const withModules = (modules: number[], person = user): SignedInPerson => {
  const account = { ...person.ownAccount, modules };
  return { ...person, ownAccount: account, currentAccount: account };
};
const card = (name: string) => within(screen.getByRole('region', { name }));
const linesOf = (list: HTMLElement) => within(list).getAllByRole('listitem');

test('the page has no accessibility findings', async () => {
  const tasks = [
    listedTask({ minutes: { from: 15, to: 20 }, min_group: 5 }),
    listedTask({ kind: 'approve', count: 2, path: '/manage-raters' }),
  ];
  const changes = [
    { kind: 'own_results' as const, name: 'Q3', at: '2026-12-01', is_new: true, path: '/my-results/full' },
  ];
  renderScreen(UserDashboard, {
    answers: answers(homeOverview({ tasks, changes })),
    person: withModules([1, 3], aPerson()),
  });
  await screen.findByText(/^Harbor & Pine scores 60 out of 100/);
  await screen.findByText('About 15 to 20 minutes');
  expect(await findAccessibilityProblems()).toEqual([]);
});

describe('what waits', () => {
  test('is listed with a count, a last day in words and a button for each', async () => {
    const tasks = [
      listedTask({
        kind: 'approve',
        count: 2,
        due_on: '2026-12-08',
        path: '/manage-raters',
        context: 'Leadership 360',
      }),
      listedTask({ kind: 'self', due_on: '2026-12-10', is_started: true, path: '/metrics/s' }),
      listedTask({ kind: 'application', due_on: '2026-12-11', path: '/metrics/h', context: 'Team lead' }),
      listedTask({ minutes: { from: 15, to: 20 }, min_group: 5 }),
      listedTask({ kind: 'feedback', about: 'Ines Roth', path: '/metrics/r?code=abc' }),
      listedTask({ kind: 'nominateForReports', count: 4, due_on: null, path: '/manage-raters' }),
    ];
    renderScreen(UserDashboard, {
      answers: answers(homeOverview({ tasks })),
      person: withModules([1, 3]),
    });
    await screen.findByText('10 tasks');
    const lines = linesOf(card('Waiting for you').getByRole('list'));
    expect(
      lines.map((line) => [...line.querySelectorAll('p')].map(({ textContent }) => textContent)),
    ).toEqual([
      ['Review 2 nominated raters', 'Leadership 360', 'Overdue since 8 Dec 2026'],
      ['Answer your self-assessment', 'Culture benchmark Q4 2026', 'Due today'],
      ['Complete the assessment for your application', 'Team lead', 'Due tomorrow'],
      [
        'Answer the culture benchmark',
        'Culture benchmark Q4 2026',
        'Due 12 Dec 2026',
        'About 15 to 20 minutes',
        'Your answers are anonymous: results are only shown for groups of 5 or more people.',
      ],
      ['Give feedback about Ines Roth', 'Culture benchmark Q4 2026', 'Due 12 Dec 2026'],
      ['Nominate raters for 4 people you manage', 'Culture benchmark Q4 2026'],
    ]);
    const links = lines.map((line) => within(line).getByRole('link'));
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Review', '/manage-raters'],
      ['Continue', '/metrics/s'],
      ['Start', '/metrics/h'],
      ['Start', '/metrics/m'],
      ['Start', '/metrics/r?code=abc'],
      ['Nominate', '/manage-raters'],
    ]);
    screen.getByRole('link', { name: 'Continue Answer your self-assessment' });
  });

  test('does not include a survey whose questions of today are answered', async () => {
    const tasks = [listedTask({ is_started: true, is_done_today: true })];
    renderScreen(UserDashboard, { answers: answers(homeOverview({ tasks })), person: user });
    await screen.findByText('Done for today. The next questions will be available tomorrow.');
    expect(screen.queryByText('0 tasks')).toBeNull();
    expect(card('Waiting for you').queryByRole('link')).toBeNull();
  });

  test('says how many more there are than it lists', async () => {
    renderScreen(UserDashboard, {
      answers: answers(homeOverview({ tasks: [listedTask()], waiting: 8 })),
      person: user,
    });
    await screen.findByText('8 tasks');
    screen.getByText('And 7 more tasks.');
  });

  test.each([
    [[1, 3], /When your company opens a culture benchmark/],
    [[3], /Self-assessments, requests for feedback and approvals/],
    [[], /^Tasks assigned to you appear here/],
  ])('with the modules %j and without tasks it says what comes next', async (modules, text) => {
    renderScreen(UserDashboard, { answers: answers(), person: withModules(modules) });
    await screen.findByRole('heading', { name: 'Nothing is waiting for you' });
    screen.getByText(text);
    expect(screen.queryByRole('link')?.getAttribute('href') ?? '/my-results/icb').toBe('/my-results/icb');
  });

  test('can be loaded again after a failure', async () => {
    const rendered = renderScreen(UserDashboard, { answers: answers(500), person: user });
    const [alert] = await screen.findAllByRole('alert');
    rendered.answers['home/overview'] = homeOverview({ tasks: [listedTask()] });
    await rendered.user.click(within(alert ?? document.body).getByRole('button', { name: 'Try again' }));
    await screen.findByText('Answer the culture benchmark');
  });
});

describe('what changed', () => {
  test('is shown with its day and leads to its page', async () => {
    const changes: HomeOverview['changes'] = [
      {
        kind: 'benchmark_published',
        name: 'Q3 2026',
        at: '2026-12-09T12:00:00.000Z',
        is_new: true,
        path: '/my-results/full',
      },
      {
        kind: 'own_results',
        name: 'Leadership 360',
        at: '2026-12-01',
        is_new: false,
        path: '/my-results/full',
      },
    ];
    renderScreen(UserDashboard, { answers: answers(homeOverview({ changes })), person: user });
    await screen.findByRole('link', { name: 'The results for “Q3 2026” have been published' });
    screen.getByText('New · 9 Dec 2026');
    const link = screen.getByRole('link', { name: 'Your results for “Leadership 360” are available' });
    expect(link.getAttribute('href')).toBe('/my-results/full');
    expect(link.closest('li')?.textContent).toContain('1 Dec 2026');
  });
});

test('HOME-04 people with the AI console only are offered nothing of other modules', async () => {
  const { asked: requests } = renderScreen(UserDashboard, {
    answers: answers(),
    person: withModules([], user),
  });
  await screen.findByRole('heading', { name: 'Nothing is waiting for you' });
  await screen.findByText('Nothing new in the last 30 days.');
  expect(requests.map(({ path }) => path)).toEqual(['/api/v2/home/overview']);
  expect(screen.queryAllByRole('link')).toEqual([]);
});

describe('leaders', () => {
  test('see the latest results in one sentence and the participation of active surveys', async () => {
    renderScreen(UserDashboard, { answers: answers() });
    await screen.findByText(/^Harbor & Pine scores 60 out of 100/);
    const link = card('Latest results').getByRole('link');
    expect(link.getAttribute('href')).toBe('/dashboard/benchmark');
    expect((await card('Active surveys').findByText(/About 45%/)).textContent).toContain(
      'Results appear after it closes.',
    );
  });

  test('see what is missing before there are results', async () => {
    const none = { topic_scores_by_element: { campaigns: [] }, quarter_preview: { campaigns: [] } };
    renderScreen(UserDashboard, { answers: answers(homeOverview(), none) });
    await screen.findByText(/No results yet/);
    await screen.findByText('No benchmark campaigns are open.');
  });

  test('are the only ones for whom results are loaded', async () => {
    const { asked: requests } = renderScreen(UserDashboard, { answers: answers(), person: user });
    await screen.findByRole('heading', { name: 'Nothing is waiting for you' });
    expect(requests.map(({ path }) => path)).toEqual(['/api/v2/home/overview']);
    expect(screen.queryByRole('region', { name: 'Latest results' })).toBeNull();
  });
});

test('while another account is viewed, nothing personal is loaded', async () => {
  const person = { ...aPerson({ permissions: ['admin'] }), currentAccount: otherAccount };
  const { asked: requests } = renderScreen(UserDashboard, { answers: answers(), person });
  await screen.findByText(/^Lumen Works scores 60 out of 100/);
  expect(screen.getByText(/You are viewing Lumen Works/).tagName).toBe('DIV');
  expect(requests.map(({ path }) => path)).not.toContain('/api/v2/home/overview');
});
