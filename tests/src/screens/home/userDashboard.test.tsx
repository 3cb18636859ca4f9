import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { SignedInPerson } from '../../../../domain/access/signedInPerson.ts';
import UserDashboard from '../../../../src/screens/home/UserDashboard.tsx';
import { findAccessibilityProblems } from '../../../support/findAccessibilityProblems.ts';
import { aCampaign, anEarlierCampaign, theOpenCampaign } from '../dashboards/answers.ts';
import { type Answers, aPerson, otherAccount, renderScreen } from '../renderScreen.tsx';

const opened = (change = {}) => ({
  device_key: 'device',
  ending: null,
  supplementals: [],
  kind: 'm',
  campaign: {
    name: 'Culture benchmark Q4 2026',
    company: 'Harbor & Pine',
    closes_on: '2026-12-12',
    message: null,
  },
  target_first_name: 'Ada',
  receipt: { k: 5, cuts: [], kept_until: '2027-01-11', certificate: null, own_copy_possible: true },
  progress: { answered: 0, total: 48, minutes_left: 17 },
  sitting: { answered: 0, total: 48 },
  questions: [],
  feedback: 'none',
  started: false,
  signed_in: true,
  locale: 'en',
  ...change,
});

const answers = (change: Answers = {}): Answers => ({
  open: opened(),
  topic_scores_by_element: { campaigns: [aCampaign(), anEarlierCampaign()] },
  quarter_preview: { campaigns: [theOpenCampaign()] },
  ...change,
});
const user = aPerson({ permissions: ['user'] });
const both = { ...user.ownAccount, modules: [1, 3] };
const card = (name: string) => within(screen.getByRole('region', { name }));

test('the page has no accessibility findings', async () => {
  renderScreen(UserDashboard, { answers: answers() });
  await screen.findByText(/^Harbor & Pine scores 60 out of 100/);
  expect(await findAccessibilityProblems()).toEqual([]);
});

describe('the open benchmark', () => {
  test('shows its last day and duration, and links to it', async () => {
    renderScreen(UserDashboard, { answers: answers(), person: user });
    const heading = await screen.findByRole('heading', { name: 'Answer the culture benchmark' });
    expect(heading.nextSibling?.textContent).toBe(
      'Culture benchmark Q4 2026 is open until 12 Dec 2026. It takes about 17 minutes. Your answers are anonymous: results are only shown for groups of 5 or more people.',
    );
    expect(screen.getByRole('link', { name: 'Start now' }).getAttribute('href')).toBe('/metrics/m');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Hello, Ada');
  });

  test('can be resumed once started', async () => {
    const progress = { answered: 12, total: 48, minutes_left: 13 };
    renderScreen(UserDashboard, {
      answers: answers({ open: opened({ started: true, progress }) }),
      person: user,
    });
    expect((await screen.findByRole('link', { name: 'Continue' })).getAttribute('href')).toBe('/metrics/m');
    expect(screen.getByRole('progressbar', { name: '12 of 48 answered' }).getAttribute('aria-valuenow')).toBe(
      '25',
    );
  });

  test.each([
    ['surveyFinished', 'You’ve answered the culture benchmark'],
    ['doneForToday', 'Done for today'],
    ['campaignClosed', 'This benchmark is closed'],
    ['nothingOpen', 'Nothing to answer right now'],
  ])('with the ending %s it says "%s" and has no link', async (ending, title) => {
    renderScreen(UserDashboard, { answers: answers({ open: opened({ ending }) }), person: user });
    await screen.findByRole('heading', { name: title });
    expect(screen.queryByRole('link', { name: /Start|Continue/ })).toBeNull();
  });

  test('can be loaded again after a failure', async () => {
    const rendered = renderScreen(UserDashboard, { answers: answers({ open: 500 }), person: user });
    const alert = within(await screen.findByRole('alert'));
    rendered.answers.open = opened();
    await rendered.user.click(alert.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('heading', { name: 'Answer the culture benchmark' });
  });
});

describe('assessments', () => {
  const member: SignedInPerson = { ...user, ownAccount: both, currentAccount: both };
  const openSurveyOf = (kind: string) =>
    opened(kind === 'm' ? { ending: 'nothingOpen' } : { kind, target_first_name: 'Ines', receipt: null });

  test('about oneself and about others are shown with their links', async () => {
    renderScreen(UserDashboard, {
      answers: answers({ open: ({ kind }: { kind: string }) => openSurveyOf(kind) }),
      person: member,
    });
    await screen.findByRole('heading', { name: 'Answer your self-assessment' });
    await screen.findByRole('heading', { name: 'Give feedback about Ines' });
    const links = screen.getAllByRole('link', { name: 'Start now' }).map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/metrics/s', '/metrics/r']);
  });

  test('can be loaded again after a failure, and finished ones are hidden', async () => {
    renderScreen(UserDashboard, {
      answers: answers({
        open: ({ kind }: { kind: string }) =>
          kind === 's' ? 500 : opened({ kind, ending: 'surveyFinished' }),
      }),
      person: member,
    });
    await screen.findByRole('alert');
    expect(screen.queryByRole('heading', { name: /^Give feedback about/ })).toBeNull();
  });
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
    renderScreen(UserDashboard, { answers: answers(none) });
    await screen.findByText(/No results yet/);
    await screen.findByText('No benchmark campaigns are open.');
  });

  test('are the only ones for whom results are loaded', async () => {
    const { asked: requests } = renderScreen(UserDashboard, { answers: answers(), person: user });
    await screen.findByRole('heading', { name: 'Answer the culture benchmark' });
    expect(requests.map(({ path }) => path)).toEqual(['/api/v2/survey/open']);
    expect(screen.queryByRole('region', { name: 'Latest results' })).toBeNull();
  });
});

test('while another account is viewed, nothing personal is loaded', async () => {
  const person = { ...aPerson({ permissions: ['admin'] }), currentAccount: otherAccount };
  const { asked: requests } = renderScreen(UserDashboard, { answers: answers(), person });
  await screen.findByText(/^Lumen Works scores 60 out of 100/);
  expect(screen.getByText(/You are viewing Lumen Works/).tagName).toBe('DIV');
  expect(requests.map(({ path }) => path)).not.toContain('/api/v2/survey/open');
});
