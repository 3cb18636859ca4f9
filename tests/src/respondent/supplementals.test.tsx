import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { SupplementalQuestion } from '../../../dataProviders/survey.ts';
import { kioskHost } from '../../../src/respondent/codes/kioskHost.ts';
import { createFakeSurveyServer, someQuestions } from './fakeSurveyServer.ts';
import {
  answerQuestion,
  nextButton,
  openFirstQuestion,
  openSurveyPage,
  pageHeading,
} from './openSurveyPage.tsx';

const base = { lang: 'en', low: '', high: '', points: null, options: [], required: false };
const supplementals: SupplementalQuestion[] = [
  {
    ...base,
    ...{ supplemental_id: 1, kind: 'rating', text: 'Would you recommend us?' },
    ...{ low: 'Not at all', high: 'Very much', points: 5 },
  },
  {
    ...base,
    ...{ supplemental_id: 2, kind: 'choice', text: 'Where do you work?', required: true },
    options: [
      { option_id: 1, text: 'On site' },
      { option_id: 2, text: 'From home' },
    ],
  },
  { ...base, supplemental_id: 3, kind: 'text', text: 'What would help?' },
];
const situation = { questions: someQuestions(1), supplementals };
const nothing = { rating: null, choice: null, text: null };

test('custom questions follow one by one, and their answers are sent', async () => {
  const { user, answerer } = await openFirstQuestion(situation);
  expect(screen.getByRole('progressbar').getAttribute('aria-valuemax')).toBe('4');
  await answerQuestion(user);
  await screen.findByText('Would you recommend us?');
  expect(document.activeElement).toBe(pageHeading());
  expect(pageHeading().textContent).toContain('Question 2 of 4');
  await user.click(nextButton());
  screen.getByText('Answer the question, or choose “Skip”.');
  await user.click(screen.getByRole('radio', { name: '5 of 5: Very much' }));
  await user.click(nextButton());

  await screen.findByText('Where do you work?');
  expect(screen.queryByRole('button', { name: 'Skip' })).toBeNull();
  await user.click(nextButton());
  screen.getByText('Answer the question to continue. It can’t be skipped.');
  await user.click(screen.getByRole('radio', { name: 'From home' }));
  await user.keyboard('{Enter}');

  await screen.findByText('What would help?');
  screen.getByText(/Please don’t name anyone\./);
  await user.type(screen.getByRole('textbox', { name: 'Your answer' }), 'More light');
  await user.click(nextButton());
  await screen.findByText('All questions answered');
  expect([...answerer.answers.values()]).toEqual([
    { ...nothing, rating: 5 },
    { ...nothing, choice: 2 },
    { ...nothing, text: 'More light' },
  ]);
});

test('a double click on Next skips one custom question only, and the next one shows no error', async () => {
  const { user, answerer } = openSurveyPage({ questions: [], supplementals, opened: { started: true } });
  await user.click(await screen.findByRole('radio', { name: '3 of 5' }));
  await user.click(nextButton());
  await screen.findByText('Where do you work?');
  fireEvent.click(nextButton(), { detail: 2 });
  expect(screen.queryByText(/^Answer the question/)).toBeNull();
  expect(answerer.bodiesOf('supplemental').length).toBe(1);
});

test('a skipped question sends nothing, and a question with the same number is independent', async () => {
  const optional = supplementals.filter(({ required }) => !required);
  const { user, answerer } = await openFirstQuestion({
    questions: someQuestions(1),
    supplementals: optional,
  });
  await answerQuestion(user);
  for (const text of ['Would you recommend us?', 'What would help?']) {
    await screen.findByText(text);
    await user.click(screen.getByRole('button', { name: 'Skip' }));
  }
  await screen.findByText('All questions answered');
  expect([...answerer.answers]).toEqual([
    [1, nothing],
    [3, nothing],
  ]);
  expect(answerer.taken).toEqual([1]);
});

test('without a network answers wait on the device, and a reload continues with the text in progress', async () => {
  const answerer = createFakeSurveyServer({ questions: [], supplementals, opened: { started: true } });
  const { user, page } = openSurveyPage({}, answerer);
  await screen.findByText('Would you recommend us?');
  answerer.now.road = 'broken';
  await user.click(screen.getByRole('radio', { name: '3 of 5' }));
  await user.click(nextButton());
  await user.click(await screen.findByRole('radio', { name: 'On site' }));
  await user.click(nextButton());
  await user.type(await screen.findByRole('textbox', { name: 'Your answer' }), 'Half a sen');
  const underWay = { ...window.sessionStorage };
  page.unmount();
  for (const [name, value] of Object.entries(underWay)) window.sessionStorage.setItem(name, value);

  answerer.now.road = 'fine';
  const again = openSurveyPage({}, answerer);
  const words = await screen.findByRole('textbox', { name: 'Your answer' });
  expect((words as HTMLTextAreaElement).value).toBe('Half a sen');
  await again.user.type(words, 'tence');
  await again.user.click(nextButton());
  await screen.findByText('All questions answered');
  expect([...answerer.answers.values()]).toEqual([
    { ...nothing, rating: 3 },
    { ...nothing, choice: 1 },
    { ...nothing, text: 'Half a sentence' },
  ]);
});

test('CODE-05 a shared device keeps nothing of a half-typed answer', async () => {
  const answerer = createFakeSurveyServer({
    questions: [],
    supplementals: supplementals.filter(({ supplemental_id }) => supplemental_id === 3),
    opened: { started: true },
  });
  const { user } = openSurveyPage({}, answerer, kioskHost);
  await user.type(await screen.findByRole('textbox', { name: 'Your answer' }), 'Half a sen');
  expect(JSON.stringify({ ...window.sessionStorage, ...window.localStorage })).not.toContain('Half');
});
