import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { PreviewedSurvey } from '../../../contract/v2/surveyPreview.ts';
import { survey } from '../../../locales/en/survey.ts';
import { surveyPreview } from '../../../locales/en/surveyPreview.ts';
import { PreviewPage } from '../../../src/respondent/preview/PreviewPage.tsx';
import { previewFromLocation } from '../../../src/respondent/preview/previewFromLocation.ts';
import { createTranslator } from '../../../src/respondent/translator.ts';
import { findAccessibilityProblems } from '../../support/findAccessibilityProblems.ts';
import { stubFetch } from '../../support/stubFetch.ts';
import { someQuestions } from './fakeSurveyServer.ts';
import { answerQuestion, optionList, pageHeading } from './openSurveyPage.tsx';

const aSurvey: PreviewedSurvey = {
  device_key: null,
  ending: null,
  kind: 'm',
  campaign: { name: 'Culture, autumn', company: 'Harbor', closes_on: '2026-12-01', message: null },
  target_first_name: 'Ada',
  receipt: {
    k: 5,
    cuts: ['overall', 'team'],
    kept_until: '2026-12-01',
    certificate: null,
    invited: 40,
    invited_as: 'everyone',
    own_copy_possible: true,
  },
  progress: { answered: 0, total: 3, minutes_left: 2 },
  sitting: { answered: 0, total: 3 },
  questions: [...someQuestions(2)],
  supplementals: [
    {
      supplemental_id: 9,
      lang: 'en',
      kind: 'text',
      text: 'What should we keep?',
      low: '',
      high: '',
      points: null,
      options: [],
      required: false,
    },
  ],
  feedback: 'none',
  started: false,
  signed_in: false,
  locale: 'en',
  questions_per_sitting: null,
  languages: ['en', 'de'],
};

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});

function openPreview(answer: (body: { locale: string | null }) => [number, object]) {
  const calls: { path: string; body: unknown }[] = [];
  stubFetch(async (input: string, init: RequestInit) => {
    const body = JSON.parse(String(init.body));
    calls.push({ path: input, body });
    const [status, reply] = input.endsWith('/preview') ? answer(body) : [200, { message: 'ok' }];
    return new Response(JSON.stringify(reply), { status });
  });
  vi.stubGlobal('scrollTo', () => {});
  const onSignedOut = vi.fn<() => void>();
  render(
    <PreviewPage
      entry={{ kind: 'm', campaignId: 6 }}
      leave={() => {}}
      onSignedOut={onSignedOut}
      translator={createTranslator(survey, 'en')}
      texts={surveyPreview}
    />,
  );
  return { calls, onSignedOut, user: userEvent.setup() };
}
const open = (changes: Partial<PreviewedSurvey> = {}) => openPreview(() => [200, { ...aSurvey, ...changes }]);

test('every screen is the respondent’s own, and neither the server nor the device stores anything', async () => {
  const { calls, user } = open();
  await screen.findByRole('heading', { level: 1, name: 'Culture, autumn' });
  const banner = within(screen.getByRole('complementary', { name: 'Preview' }));
  banner.getByText(/Nothing you answer here is stored/);
  screen.getByText(survey.receipt.title);
  expect(await findAccessibilityProblems()).toEqual([]);
  await user.click(screen.getByRole('button', { name: survey.intro.start }));
  await screen.findByRole('list', { name: 'Options, from most to least' });
  await answerQuestion(user);
  await waitFor(() => expect(optionList().textContent).toContain('situation 2'));
  await answerQuestion(user);
  await user.type(await screen.findByRole('textbox'), 'The canteen');
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await screen.findByRole('heading', { level: 1, name: survey.endings.allAnswered.title });
  await user.click(screen.getByRole('radio', { name: 'Good' }));
  await user.click(screen.getByRole('button', { name: survey.feedback.send }));
  await screen.findByText(survey.feedback.thanks);
  expect(calls.map(({ path }) => path)).toEqual([
    '/api/v2/microsurvey/preview',
    '/api/v2/microsurvey/preview_opened',
  ]);
  expect([window.localStorage.length, window.sessionStorage.length]).toEqual([0, 0]);
});

test('the banner leads to any screen without answering', async () => {
  const { user } = open();
  const choice = await screen.findByRole('combobox', { name: 'Go to' });
  await user.selectOptions(choice, 'Custom questions');
  await waitFor(() => expect(pageHeading().textContent).toContain('What should we keep?'));
  await user.selectOptions(choice, 'Last page');
  await waitFor(() => expect(pageHeading().textContent).toBe(survey.endings.allAnswered.title));
  await user.selectOptions(choice, 'Introduction');
  await waitFor(() => expect(pageHeading().textContent).toBe('Culture, autumn'));
});

test('a survey in sessions ends a session like that of a respondent, and the next one can be started', async () => {
  const { user } = open({ questions_per_sitting: 1, supplementals: [] });
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Go to' }), 'Questions');
  await screen.findByRole('list', { name: 'Options, from most to least' });
  await answerQuestion(user);
  await screen.findByRole('heading', { level: 1, name: survey.endings.doneForToday.title });
  await user.click(screen.getByRole('button', { name: 'Start next session' }));
  await waitFor(() => expect(optionList().textContent).toContain('situation 2'));
});

test('another language loads the questions again', async () => {
  const { calls, user } = openPreview(({ locale }) => [200, { ...aSurvey, locale: locale ?? 'en' }]);
  await user.selectOptions(
    await screen.findByRole('combobox', { name: 'Language of the questions' }),
    'German',
  );
  await waitFor(() => expect(calls.at(-1)?.body).toEqual({ campaign_id: 6, locale: 'de' }));
});

test.each([
  [403, surveyPreview.forbidden.title, false],
  [404, surveyPreview.missing.title, false],
  [500, surveyPreview.failed.title, true],
] as const)('status %i is explained, and retried where that helps', async (status, title, canRetry) => {
  openPreview(() => [status, { code: 'x' }]);
  await screen.findByRole('heading', { level: 1, name: title });
  expect(screen.queryByRole('button', { name: 'Try again' }) !== null).toBe(canRetry);
});

test('without a session the person signs in first', async () => {
  const { onSignedOut } = openPreview(() => [401, { code: 'signed_out' }]);
  await waitFor(() => expect(onSignedOut).toHaveBeenCalledOnce());
});

test('the address names the campaign and the viewed account', () => {
  const of = (pathname: string, search = '') => previewFromLocation({ pathname, search });
  expect(of('/metrics/preview/6', '?account=12')).toEqual({
    entry: { kind: 'm', campaignId: 6 },
    accountId: 12,
  });
  const none = { entry: { kind: 'm', campaignId: null }, accountId: null };
  expect(of('/metrics/preview')).toEqual(none);
  expect(of('/metrics/preview/6x', '?account=-1')).toEqual(none);
  expect(of('/metrics/preview/r/6').entry).toEqual({ kind: 'r', campaignId: 6 });
  expect(of('/metrics/preview/s').entry).toEqual({ kind: 's', campaignId: null });
});
