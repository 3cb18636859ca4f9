import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { OpenedSurvey, Receipt } from '../../../dataProviders/survey.ts';
import type { SurveyEnding } from '../../../domain/survey/surveyEndings.ts';
import { survey } from '../../../locales/en/survey.ts';
import { kioskHost } from '../../../src/respondent/codes/kioskHost.ts';
import { createFakeSurveyServer, someQuestions } from './fakeSurveyServer.ts';
import { answerQuestion, openFirstQuestion, openSurveyPage, pageHeading } from './openSurveyPage.tsx';

const deviceZone = Intl.DateTimeFormat().resolvedOptions().timeZone;

const closedBody = 'This survey is already complete and is now closed. Have a great day!';
const campaignClosedBody = 'This campaign for this survey is now closed. Have a great day!';

async function visitEnding(ending: SurveyEnding, signed_in = false) {
  const visited = openSurveyPage({ opened: { ending, signed_in, started: true } });
  await screen.findByRole('heading', { level: 1 });
  return visited;
}

test('SURV-16 after the last question of a benchmark all questions are answered', async () => {
  const { user } = await openFirstQuestion({ questions: someQuestions(2) });
  await answerQuestion(user);
  await screen.findByText('What happens in situation 2?');
  await answerQuestion(user);
  expect((await screen.findByText('All questions answered')).tagName).toBe('H1');
});

test('SURV-17 a finished session is done for today and asks for no feedback', async () => {
  const { user } = await openFirstQuestion({ questions: someQuestions(3), perSitting: 1 });
  await answerQuestion(user);
  expect((await screen.findByText('Done for today')).tagName).toBe('H1');
  expect(screen.queryByRole('radiogroup')).toBeNull();
  expect(screen.queryByText('How was this survey for you?')).toBeNull();
});

const receipt: Receipt = {
  k: 3,
  cuts: [],
  kept_until: null,
  certificate: null,
  own_copy_possible: false,
};
const lastDay = 'The last day to answer is 4 December 2026.';
const shared = 'and the administrators of Harbor & Pine.';

describe('RESP-04 the last page', () => {
  test.each<[string, Partial<OpenedSurvey>, string[]]>([
    [
      'a benchmark',
      { kind: 'm' },
      [
        `Results are published after the survey closes. ${lastDay}`,
        'Administrators of Harbor & Pine see the results of groups. Team leads see the overall result and that of their own teams.',
      ],
    ],
    [
      'a self-assessment released at the close',
      { kind: 's', receipt: { ...receipt, promise: 'self', seen_by: 'self', release: 'at_close' } },
      [
        `Results are released when the survey closes. ${lastDay}`,
        `You, once the results are released, ${shared}`,
      ],
    ],
    [
      'a self-assessment for administrators',
      { kind: 's', receipt: { ...receipt, promise: 'self', seen_by: 'admin', release: 'by_hand' } },
      [
        `The administrators of Harbor & Pine release the results after the survey closes. ${lastDay}`,
        'The administrators of Harbor & Pine.',
      ],
    ],
    [
      'a manager',
      { kind: 'r', receipt: { ...receipt, promise: 'manager', seen_by: 'coach', release: 'by_hand' } },
      [
        `The administrators of Harbor & Pine release the results after the survey closes. ${lastDay}`,
        `The coach or manager of Mara first, then Mara, ${shared}`,
      ],
    ],
    [
      'a peer',
      { kind: 'r', receipt: { ...receipt, promise: 'group', seen_by: 'self', release: 'at_close' } },
      [
        `Results are released when the survey closes. ${lastDay}`,
        `Mara, once the results are released, ${shared}`,
      ],
    ],
    [
      'an applicant',
      { kind: 'h', receipt: { ...receipt, promise: 'applicant', kept_days: 90 } },
      [
        'The hiring team at Harbor & Pine will receive your profile shortly.',
        'The hiring team at Harbor & Pine.',
      ],
    ],
  ])('of %s says when results come, who sees them, and that it can be closed', async (_, opened, facts) => {
    const { user } = await openFirstQuestion({ questions: someQuestions(1), opened });
    await answerQuestion(user);
    const close = await screen.findByText('You can close this page.');
    expect(close.tagName).toBe('P');
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(facts);
  });
});

test.each<SurveyEnding>(['surveyFinished', 'campaignClosed', 'declined', 'withdrawn'])(
  'an ending without new answers (%s) says nothing about results',
  async (ending) => {
    await visitEnding(ending);
    expect(screen.queryByRole('definition')).toBeNull();
  },
);

test('SURV-18 SURV-26 SURV-27 a finished survey says that it is complete and closed', async () => {
  await visitEnding('surveyFinished');
  expect(pageHeading().textContent).toBe('Survey finished');
  expect(screen.getByText(closedBody).tagName).toBe('P');
  expect(screen.queryByText('How was this survey for you?')).toBeNull();
});

test('SURV-19 SURV-28 a closed campaign says so, even when it closes during the visit', async () => {
  const { user, answerer } = await openFirstQuestion();
  answerer.now.campaign = 'closed';
  await answerQuestion(user);
  expect((await screen.findByText(campaignClosedBody)).tagName).toBe('P');
  expect(pageHeading().textContent).toBe('Survey finished');
  expect(window.localStorage.length).toBe(0);
});

test('SURV-20 a self assessment ends with a thank-you', async () => {
  const { user } = await openFirstQuestion({ questions: someQuestions(1), opened: { kind: 's' } });
  await answerQuestion(user);
  expect((await screen.findByText('Thank you')).tagName).toBe('H1');
});

test('SURV-21 a rater assessment ends with its completion', async () => {
  const { user } = await openFirstQuestion({ questions: someQuestions(1), opened: { kind: 'r' } });
  await answerQuestion(user);
  expect((await screen.findByText('Assessment complete')).tagName).toBe('H1');
});

test('SURV-22 SURV-23 SURV-24 feedback has a rating in words and a suggestion for improvement', async () => {
  const { user, answerer } = await visitEnding('allAnswered');
  expect(screen.getAllByRole('radio').length).toBe(5);
  await user.click(screen.getByRole('button', { name: 'Send feedback' }));
  expect(screen.getByText('Choose a rating.').getAttribute('role')).toBe('alert');
  expect(answerer.bodiesOf('feedback')).toEqual([]);
  await user.click(screen.getByRole('radio', { name: 'Good' }));
  await user.type(screen.getByLabelText('What could we improve?'), 'Fewer questions');
  await user.click(screen.getByRole('button', { name: 'Send feedback' }));
  expect((await screen.findByText('Thank you for your feedback.')).getAttribute('role')).toBe('status');
  expect(answerer.bodiesOf('feedback')).toEqual([
    {
      code: 'a-code',
      kind: 'm',
      time_zone: deviceZone,
      device_key: 'participation-1',
      rating: 4,
      improvement: 'Fewer questions',
    },
  ]);
  expect(screen.queryByRole('radio')).toBeNull();
});

test('feedback that fails to send is kept for a retry', async () => {
  const { user, answerer } = await visitEnding('completed');
  answerer.now.road = 'broken';
  await user.click(screen.getByRole('radio', { name: 'Poor' }));
  await user.click(screen.getByRole('button', { name: 'Send feedback' }));
  expect((await screen.findByText(/couldn’t send your feedback/)).getAttribute('role')).toBe('alert');
  expect((screen.getByRole('radio', { name: 'Poor' }) as HTMLInputElement).checked).toBe(true);
});

test('SURV-25 a signed-in person ends with Return to your Dashboard', async () => {
  const { user } = await visitEnding('allAnswered', true);
  expect(screen.queryByRole('link')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Skip' }));
  const back = screen.getByRole('link', { name: 'Return to your Dashboard' });
  expect(back.getAttribute('href')).toBe('/dashboard');
});

test('SURV-25 a person with a link has no dashboard to return to', async () => {
  const { user } = await visitEnding('selfThanks');
  await user.click(screen.getByRole('button', { name: 'Skip' }));
  expect(screen.queryByRole('link')).toBeNull();
});

test('CODE-06 a person whose survey was submitted with a code is told, and what to do', async () => {
  openSurveyPage({ opened: { ending: 'surveyFinished', started: true, personal_code: 'other_form' } });
  const notice = await screen.findByText(/submitted for you, so this one isn’t needed/);
  expect(notice.textContent).toContain('tell the person in charge of data protection');
});

test('nothing is said without a campaign or a receipt', async () => {
  openSurveyPage({
    questions: [],
    nothingOpen: true,
    opened: {
      device_key: null,
      campaign: null,
      receipt: null,
      target_first_name: null,
      signed_in: true,
    },
  });
  await waitFor(() => expect(pageHeading().textContent).toBe('Nothing to answer right now'));
  expect(screen.getByRole('link', { name: 'Return to your Dashboard' }).getAttribute('href')).toBe(
    '/dashboard',
  );
  expect(document.querySelector('.header-company')).toBeNull();
});

test('switching tabs keeps feedback being written', async () => {
  const { user, answerer } = await visitEnding('allAnswered');
  await user.type(screen.getByLabelText('What could we improve?'), 'Fewer');
  answerer.now.opened = { device_key: 'participation-2', ending: null };
  fireEvent.focus(window);
  await new Promise((resolve) => setTimeout(resolve, 20));
  await user.type(screen.getByLabelText('What could we improve?'), ' questions');
  await user.click(screen.getByRole('radio', { name: 'Good' }));
  await user.click(screen.getByRole('button', { name: 'Send feedback' }));
  await screen.findByText('Thank you for your feedback.');
  expect(answerer.bodiesOf('feedback')).toMatchObject([
    { device_key: 'participation-1', improvement: 'Fewer questions' },
  ]);
});

test('CODE-05 on a shared device no ending leads to the main application', async () => {
  const answerer = createFakeSurveyServer({
    opened: { ending: 'declined', signed_in: true, started: true },
  });
  openSurveyPage({}, answerer, kioskHost);
  await screen.findByText(survey.endings.declined.body);
  expect(screen.queryAllByRole('link')).toEqual([]);
});
