import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { stubFetch } from '../../support/stubFetch.ts';
import { someQuestions } from './fakeSurveyServer.ts';
import {
  answerQuestion,
  delayNextOpening,
  nextButton,
  openFirstQuestion,
  openSurveyPage,
  optionButton,
  pageHeading,
  rankAll,
  waitForOrder,
} from './openSurveyPage.tsx';

const two = { questions: someQuestions(2) };
const online = () => window.dispatchEvent(new Event('online'));
/** Repeats the focus event, because none requests an update while an answer is being sent. */
const onFocus = (sees: () => unknown) =>
  waitFor(() => {
    fireEvent.focus(window);
    sees();
  });

test('offline, a respondent reaches the last question, and the ending waits until all answers are delivered', async () => {
  const { user, answerer } = await openFirstQuestion(two);
  answerer.now.road = 'broken';
  await answerQuestion(user);
  expect((await screen.findByText('Saved on this device, not sent yet')).getAttribute('role')).toBe('status');
  await screen.findByText('What happens in situation 2?');
  await answerQuestion(user);
  await screen.findByText(/^Your last answers are still on this device/);
  expect(screen.queryByText('All questions answered')).toBeNull();
  answerer.now.road = 'fine';
  await user.click(screen.getByRole('button', { name: 'Send now' }));
  expect((await screen.findByText('All questions answered')).tagName).toBe('H1');
  expect(answerer.taken).toEqual([1, 2]);
});

test('a page reloaded with unsent answers sends them and skips those questions', async () => {
  const first = await openFirstQuestion(two);
  first.answerer.now.road = 'broken';
  await answerQuestion(first.user);
  await screen.findByText('Saved on this device, not sent yet');
  first.page.unmount();
  first.answerer.now.road = 'fine';
  openSurveyPage({}, first.answerer);
  await screen.findByText('What happens in situation 2?');
  await waitFor(() => expect(first.answerer.taken).toEqual([1]));
});

test('a session that ends in between keeps the answer and goes to sign-in', async () => {
  const { user, answerer, leave } = await openFirstQuestion(two);
  answerer.now.refusal = 'signed_out';
  await answerQuestion(user);
  await waitFor(() => expect(leave).toHaveBeenCalledWith('/login'));
  expect(window.localStorage.getItem('cairn.unsent.participation-1')).toContain('south-1');
});

test('an earlier answer from another device counts, and the survey continues', async () => {
  const { user, answerer } = await openFirstQuestion(two);
  answerer.answeredElsewhere(1);
  await answerQuestion(user, ['west', 'north', 'east', 'south']);
  expect((await screen.findByText(/We kept your first answer/)).getAttribute('role')).toBe('status');
  expect(pageHeading().textContent).toContain('situation 2');
  await answerQuestion(user);
  expect((await screen.findByText('All questions answered')).tagName).toBe('H1');
});

test('a refused answer is asked for again', async () => {
  const { user, answerer } = await openFirstQuestion(two);
  answerer.now.refusal = 'answer_incomplete';
  await answerQuestion(user);
  await screen.findByText('What happens in situation 2?');
  answerer.now.refusal = null;
  await answerQuestion(user);
  await screen.findByText('What happens in situation 1?');
  await answerQuestion(user);
  expect((await screen.findByText('All questions answered')).tagName).toBe('H1');
});

test('an answer that disappeared from the device is asked for again', async () => {
  const { user, answerer } = await openFirstQuestion(two);
  answerer.now.road = 'broken';
  await answerQuestion(user);
  await screen.findByText('Saved on this device, not sent yet');
  window.localStorage.clear();
  answerer.now.road = 'fine';
  await answerQuestion(user);
  await screen.findByText('What happens in situation 1?');
  expect(answerer.taken).toEqual([2]);
  await answerQuestion(user);
  expect((await screen.findByText('All questions answered')).tagName).toBe('H1');
  expect(answerer.taken).toEqual([2, 1]);
});

test('a second tab updates on focus with the answers of the first', async () => {
  const { answerer } = await openFirstQuestion(two);
  answerer.answeredElsewhere(1);
  await onFocus(() => screen.getByRole('heading', { level: 1, name: /What happens in situation 2\?/ }));
});

test('an update keeps a ranking in progress', async () => {
  const { user, answerer } = await openFirstQuestion(two);
  await user.click(optionButton('west'));
  const before = answerer.bodiesOf('open').length;
  fireEvent.focus(window);
  await waitFor(() => expect(answerer.bodiesOf('open').length).toBe(before + 1));
  await waitForOrder(['west', 'north', 'east', 'south']);
});

test('a last question answered elsewhere ends the visit at the next update', async () => {
  const { answerer } = await openFirstQuestion(two);
  answerer.answeredElsewhere(1);
  answerer.answeredElsewhere(2);
  await onFocus(() => expect(screen.getByText('Survey finished').tagName).toBe('H1'));
});

test('an update older than the last answer does not remove the ending', async () => {
  const { user, answerer } = await openFirstQuestion({ questions: someQuestions(1) });
  const arrive = delayNextOpening(answerer);
  fireEvent.focus(window);
  await waitFor(() => expect(answerer.bodiesOf('open').length).toBe(2));
  await answerQuestion(user);
  await screen.findByText('All questions answered');
  arrive();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(pageHeading().textContent).toBe('All questions answered');
  expect(answerer.bodiesOf('open').length).toBe(2);
});

test('a request for the current state ignores an older pending update', async () => {
  const { user, answerer } = await openFirstQuestion({ questions: someQuestions(1) });
  const arrive = delayNextOpening(answerer);
  fireEvent.focus(window);
  await waitFor(() => expect(answerer.bodiesOf('open').length).toBe(2));
  answerer.answeredElsewhere(1);
  await answerQuestion(user);
  await screen.findByText('Saving your last answers');
  await waitFor(() => expect(window.localStorage.length).toBe(0));
  arrive();
  expect((await screen.findByText('Survey finished')).tagName).toBe('H1');
});

test('a server response with neither question nor ending is an error instead of a loop', async () => {
  const { answerer } = openSurveyPage({ questions: [], opened: { started: true, ending: null } });
  await screen.findByText('Something went wrong');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(answerer.bodiesOf('open').length).toBe(1);
});

test('the page says that it is sending during a call', async () => {
  const { user, answerer } = await openFirstQuestion(two);
  let go = () => {};
  const gate = new Promise<void>((resolve) => {
    go = resolve;
  });
  stubFetch(async (input: string, init: RequestInit) => {
    await gate;
    return answerer.fetch(input, init);
  });
  await rankAll(user);
  await user.click(nextButton());
  expect((await screen.findByText('Sending…')).tagName).toBe('SPAN');
  go();
  expect((await screen.findByText('Saved')).tagName).toBe('SPAN');
  online();
});

test('another survey with the same questions starts at its first question', async () => {
  const { user, answerer } = await openFirstQuestion(two);
  await answerQuestion(user);
  await screen.findByText('What happens in situation 2?');
  await waitFor(() => expect(answerer.taken).toEqual([1]));
  answerer.rankings.clear();
  answerer.now.opened = { device_key: 'participation-2' };
  fireEvent.focus(window);
  await screen.findByRole('heading', { level: 1, name: /What happens in situation 1\?/ });
  await answerQuestion(user);
  await waitFor(() => expect(answerer.bodiesOf('answer').length).toBe(2));
  expect(answerer.bodiesOf('answer').map(({ device_key }) => device_key)).toEqual([
    'participation-1',
    'participation-2',
  ]);
});
