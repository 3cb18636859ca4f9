import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { surveyCalls } from '../../../contract/v2/survey.ts';
import { someQuestions } from './fakeSurveyServer.ts';
import {
  answerQuestion,
  nextButton,
  openFirstQuestion,
  optionButton,
  optionButtons,
  optionList,
  pageHeading,
  rankAll,
  readOptionOrder,
  waitForOrder,
} from './openSurveyPage.tsx';

const rankAllSentence = 'Please select all 4 options in most-to-least order.';

test('SURV-07 CONST-29 a question shows its 4 options', async () => {
  await openFirstQuestion();
  expect(pageHeading().textContent).toContain('What happens in situation 1?');
  expect(readOptionOrder()).toEqual(['north', 'east', 'south', 'west']);
});

test('SURV-08 three taps rank the options, and the answer has them from most to least', async () => {
  const { user, answerer } = await openFirstQuestion();
  await rankAll(user, ['south', 'north', 'west']);
  expect(readOptionOrder()).toEqual(['north', 'east', 'south', 'west']);
  await waitForOrder(['south', 'north', 'west', 'east']);
  await user.click(nextButton());
  await screen.findByText('What happens in situation 2?');
  expect(answerer.bodiesOf('answer')[0]?.ordering).toEqual(['south-1', 'north-1', 'west-1', 'east-1']);
});

test('a ranked option moves to its rank, and a second tap removes the rank', async () => {
  const { user } = await openFirstQuestion();
  await user.click(optionButton('west'));
  expect(optionButton('west').textContent).toContain('Option D, rank 1 of 4');
  await waitForOrder(['west', 'north', 'east', 'south']);
  expect(optionButton('west').getAttribute('aria-pressed')).toBe('true');
  await user.click(optionButton('north'));
  await user.click(optionButton('west'));
  expect(optionButton('west').textContent).toContain('Option D, not ranked');
  expect(optionButton('north').textContent).toContain('Option A, rank 2 of 4');
});

test('SURV-09 VAL-01 VAL-02 Next keeps an incomplete question, says why and keeps the focus', async () => {
  const { user, answerer } = await openFirstQuestion();
  await rankAll(user, ['south', 'north']);
  expect(nextButton().getAttribute('aria-disabled')).toBe('true');
  await user.click(nextButton());
  expect(screen.getByText(rankAllSentence).getAttribute('role')).toBe('alert');
  expect(document.activeElement).toBe(nextButton());
  expect(pageHeading().textContent).toContain('situation 1');
  expect(answerer.bodiesOf('answer')).toEqual([]);
  await user.click(optionButton('west'));
  expect(screen.queryByText(rankAllSentence)).toBeNull();
  expect(nextButton().getAttribute('aria-disabled')).toBe('false');
});

test('SURV-10 Clear removes all ranks and restores the initial order', async () => {
  const { user } = await openFirstQuestion();
  await rankAll(user);
  await waitForOrder(['south', 'north', 'west', 'east']);
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(readOptionOrder()).toEqual(['north', 'east', 'south', 'west']);
  expect(optionButtons().map((each) => each.getAttribute('aria-pressed'))).toEqual([
    'false',
    'false',
    'false',
    'false',
  ]);
});

test('SURV-11 a complete ranking shows a review and can still be changed', async () => {
  const { user } = await openFirstQuestion();
  await rankAll(user);
  expect(screen.getByText('Please review your answer and choose Next.').getAttribute('role')).toBe('status');
  await user.click(optionButton('south'));
  expect(screen.queryByText('Please review your answer and choose Next.')).toBeNull();
});

const ranks = () =>
  ['north', 'east', 'south', 'west'].map(
    (side) => optionButton(side).querySelector('.option-rank')?.textContent,
  );

test('RESP-02 the last option takes its rank by itself, and a tap that was meant to give it changes nothing', async () => {
  const { user } = await openFirstQuestion();
  for (const side of ['south', 'north', 'west', 'east']) await user.click(optionButton(side));
  expect(ranks()).toEqual(['2', '4', '1', '3']);
  expect(nextButton().getAttribute('aria-disabled')).toBe('false');
});

test('the rank of the last option is announced and can be taken back alone or with the rank before', async () => {
  const { user } = await openFirstQuestion();
  const clock = vi.spyOn(performance, 'now');
  await rankAll(user, ['south', 'north', 'west']);
  expect(
    screen
      .getByText('Option D, rank 3 of 4. The last option, B, was automatically ranked 4.')
      .getAttribute('role'),
  ).toBe('status');
  clock.mockReturnValue(performance.now() + 1_001);
  await user.click(optionButton('east'));
  expect(ranks()).toEqual(['2', 'B', '1', '3']);
  expect(nextButton().getAttribute('aria-disabled')).toBe('true');
  await user.click(optionButton('west'));
  await user.click(optionButton('east'));
  expect(ranks()).toEqual(['2', '3', '1', '4']);
  optionButton('east').focus();
  await user.keyboard('{Enter}');
  expect(screen.getByText('Options B and D, not ranked').getAttribute('role')).toBe('status');
  expect(ranks()).toEqual(['2', 'B', '1', 'D']);
  clock.mockRestore();
});

test('Clear and a first tap on the option that was ranked last give it the first rank', async () => {
  const { user } = await openFirstQuestion();
  await rankAll(user, ['south', 'north', 'west']);
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  await user.click(optionButton('east'));
  expect(ranks()).toEqual(['A', '1', 'C', 'D']);
});

test('by keyboard the last option takes the free rank, also when that is not the last rank', async () => {
  const { user } = await openFirstQuestion();
  for (const [side, key] of [
    ['east', '4'],
    ['west', '1'],
    ['north', '2'],
  ] as const) {
    optionButton(side).focus();
    await user.keyboard(key);
  }
  expect(readOptionOrder()).toEqual(['west', 'north', 'south', 'east']);
  expect(
    screen
      .getByText('Option A, rank 2 of 4. The last option, C, was automatically ranked 3.')
      .getAttribute('role'),
  ).toBe('status');
});

test('SURV-12 an answered question cannot be reached by a button, the history or an older state', async () => {
  const { user } = await openFirstQuestion();
  const before = window.history.length;
  await answerQuestion(user);
  await screen.findByText('What happens in situation 2?');
  expect(window.history.length).toBe(before);
  expect(screen.queryByRole('button', { name: /back|previous/i })).toBeNull();
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(pageHeading().textContent).toContain('situation 2');
});

test('the keyboard ranks and moves options, and every change is announced', async () => {
  const { user } = await openFirstQuestion();
  optionButton('east').focus();
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(optionButton('east'));
  expect(screen.getByText('Option B, rank 1 of 4').getAttribute('role')).toBe('status');
  await user.keyboard('4');
  expect(readOptionOrder()[3]).toBe('east');
  expect(screen.getByText('Option B, rank 4 of 4').getAttribute('role')).toBe('status');
  await user.keyboard('{ArrowUp}');
  expect(screen.getByText('Option B, rank 3 of 4').getAttribute('role')).toBe('status');
  expect(document.activeElement).toBe(optionButton('east'));
  await user.keyboard(' ');
  expect(screen.getByText('Option B, not ranked').getAttribute('role')).toBe('status');
});

test.each(['Control', 'Alt', 'Meta'])(
  'keys pressed with %s keep their browser function',
  async (modifier) => {
    const { user } = await openFirstQuestion();
    optionButton('east').focus();
    const taken = vi.fn<(isTaken: boolean) => void>();
    const recordPrevented = (event: Event) => taken(event.defaultPrevented);
    await user.keyboard('3');
    window.addEventListener('keydown', recordPrevented);
    await user.keyboard(`{${modifier}>}1{ArrowUp}{/${modifier}}`);
    window.removeEventListener('keydown', recordPrevented);
    expect(taken.mock.calls).toEqual([[false], [false], [false]]);
    expect(optionButton('east').textContent).toContain('Option B, rank 3 of 4');
  },
);

test('a double click on Next answers one question only', async () => {
  const { user, answerer } = await openFirstQuestion();
  await rankAll(user);
  await user.dblClick(nextButton());
  await screen.findByText('What happens in situation 2?');
  expect(answerer.bodiesOf('answer').length).toBe(1);
  expect(screen.queryByText(rankAllSentence)).toBeNull();
});

test('the heading takes the focus when a new question appears', async () => {
  const { user } = await openFirstQuestion();
  await answerQuestion(user);
  await screen.findByText('What happens in situation 2?');
  expect(document.activeElement).toBe(pageHeading());
});

test('progress and time left follow the answers', async () => {
  const { user } = await openFirstQuestion();
  expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('0 of 3 answered');
  await answerQuestion(user);
  await screen.findByText('Saved');
  expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('1 of 3 answered');
  expect(screen.getByText('About 1 minute left').textContent).toBe('About 1 minute left');
});

test('RESP-03 the minutes left blend the respondent’s pace, which is never sent, with the assumed median', async () => {
  const { user, answerer } = await openFirstQuestion({ questions: someQuestions(25) });
  const clock = vi.spyOn(performance, 'now');
  let now = performance.now();
  clock.mockImplementation(() => now);
  // Seconds per question: 22, (60 + 110) / 6, (2 * 74 + 110) / 7, (3 * 60 + 110) / 8, (4 * 60 + 110) / 9.
  const expected = [9, 11, 14, 13, 14];
  for (const [at, minutes] of expected.entries()) {
    const index = at + 1;
    expect(pageHeading().textContent).toContain(`situation ${index}?`);
    expect(screen.getByText(/minutes left/).textContent).toBe(`About ${minutes} minutes left`);
    now += index === 2 ? 900_000 : 60_000;
    await answerQuestion(user);
    await screen.findByText(`What happens in situation ${index + 1}?`);
  }
  expect(screen.getByText(/minutes left/).textContent).toBe('About 14 minutes left');
  const fields = new Set(answerer.calls.flatMap(({ body }) => Object.keys(body)));
  expect([...fields].sort()).toEqual([
    'answer_key',
    'code',
    'device_key',
    'kind',
    'ordering',
    'question_id',
    'time_zone',
  ]);
  expect(window.localStorage.length + window.sessionStorage.length).toBe(0);
});

test('SURV-02 every targetFirstName in a text is the name of the participant', async () => {
  await openFirstQuestion({
    questions: [
      {
        question_id: 1,
        lang: 'en',
        text: 'What does {targetFirstName} do?',
        options: ['north', 'east', 'south', 'west'].map((side) => ({
          option_id: side,
          text: `{targetFirstName} would go ${side}`,
        })),
      },
    ],
    opened: { kind: 'r', target_first_name: 'Ines' },
  });
  expect(pageHeading().textContent).toContain('What does Ines do?');
  expect(optionList().textContent).toContain('Ines would go north');
  expect(document.body.textContent).toContain('Rank all 4 from most to least like Ines.');
  expect(document.body.textContent).not.toContain('targetFirstName');
});

test('the contract requires exactly four options', () => {
  const body = { code: null, kind: 'm', question_id: 1, answer_key: crypto.randomUUID() };
  expect(surveyCalls.answer.body.isValidSync({ ...body, ordering: ['a', 'b', 'c', 'd'] })).toBe(true);
  expect(surveyCalls.answer.body.isValidSync({ ...body, ordering: ['a', 'b', 'c'] })).toBe(false);
});
