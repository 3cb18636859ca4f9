import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { SupplementalQuestion } from '../../../dataProviders/survey.ts';
import { findAccessibilityProblems } from '../../support/findAccessibilityProblems.ts';
import { createFakeSurveyServer } from './fakeSurveyServer.ts';
import { nextButton, openSurveyPage } from './openSurveyPage.tsx';

const base = {
  supplemental_id: 1,
  lang: 'en',
  low: '',
  high: '',
  points: null,
  options: [],
  required: false,
};
const ends = { low: 'Strongly disagree', high: 'Strongly agree' };
const likert: SupplementalQuestion = { ...base, ...ends, kind: 'likert', text: 'I learn here.', points: 7 };
const enps: SupplementalQuestion = {
  ...base,
  ...{ kind: 'enps', text: 'Would you recommend us?', low: 'Not likely', high: 'Very likely' },
};
const multiple: SupplementalQuestion = {
  ...base,
  ...{ kind: 'multiple', text: 'What helps you?' },
  options: [
    { option_id: 1, text: 'Tools' },
    { option_id: 2, text: 'Time' },
    { option_id: 3, text: 'Colleagues' },
  ],
};
const nothing = { rating: null, choice: null, text: null };

async function openQuestion(...supplementals: SupplementalQuestion[]) {
  const opened = openSurveyPage({ questions: [], supplementals, opened: { started: true } });
  await screen.findByText(supplementals[0]?.text ?? '');
  return opened;
}
const radio = (name: string) => screen.getByRole('radio', { name }) as HTMLInputElement;
const checkbox = (name: string) => screen.getByRole('checkbox', { name }) as HTMLInputElement;

describe('KIND-02 an agreement scale', () => {
  test('names both ends, and is answered with the keyboard alone', async () => {
    const { user, answerer } = await openQuestion(likert);
    const group = within(screen.getByRole('group', { name: 'Your answer' }));
    expect(group.getAllByRole('radio')).toHaveLength(7);
    radio('1 of 7: Strongly disagree');
    radio('7 of 7: Strongly agree');
    expect(await findAccessibilityProblems()).toEqual([]);
    await user.tab();
    await user.keyboard('5');
    expect(radio('5 of 7').checked).toBe(true);
    expect(document.activeElement).toBe(radio('5 of 7'));
    await user.keyboard('{ArrowRight}');
    expect(radio('6 of 7').checked).toBe(true);
    await user.keyboard('9');
    expect(radio('6 of 7').checked).toBe(true);
    await user.keyboard('{Enter}');
    await screen.findByText('All questions answered');
    expect([...answerer.answers.values()]).toEqual([{ ...nothing, rating: 6 }]);
  });
});

describe('an eNPS question', () => {
  test('has the steps 0 to 10, and 0 is an answer', async () => {
    const { user, answerer } = await openQuestion(enps);
    expect(screen.getAllByRole('radio')).toHaveLength(11);
    radio('10 of 10: Very likely');
    await user.click(radio('0 of 10: Not likely'));
    await user.click(nextButton());
    await screen.findByText('All questions answered');
    expect([...answerer.answers.values()]).toEqual([{ ...nothing, rating: 0 }]);
  });

  test('takes 10 from the keys 1 and 0', async () => {
    const { user } = await openQuestion(enps);
    await user.tab();
    await user.keyboard('1');
    expect(radio('1 of 10').checked).toBe(true);
    await user.keyboard('0');
    expect(radio('10 of 10: Very likely').checked).toBe(true);
  });

  test('ignores number keys while another control has the focus, and with a modifier', async () => {
    const { user } = await openQuestion(enps);
    await user.keyboard('7');
    expect(radio('7 of 10').checked).toBe(false);
    await user.tab();
    await user.keyboard('{Control>}7{/Control}');
    expect(radio('7 of 10').checked).toBe(false);
  });
});

describe('KIND-03 a multiple choice', () => {
  test('takes any number of options', async () => {
    const { user, answerer } = await openQuestion(multiple);
    expect(await findAccessibilityProblems()).toEqual([]);
    await user.click(checkbox('Colleagues'));
    await user.click(checkbox('Tools'));
    await user.click(checkbox('Time'));
    await user.click(checkbox('Time'));
    await user.click(nextButton());
    await screen.findByText('All questions answered');
    expect([...answerer.answers.values()]).toEqual([{ ...nothing, choices: [3, 1] }]);
  });

  test('distinguishes "None of these" from an unanswered and a skipped question', async () => {
    const { user, answerer } = await openQuestion(multiple, {
      ...multiple,
      supplemental_id: 2,
      text: 'And now?',
    });
    await user.click(checkbox('Time'));
    await user.click(checkbox('None of these'));
    expect(checkbox('Time').checked).toBe(false);
    await user.click(checkbox('Time'));
    expect(checkbox('None of these').checked).toBe(false);
    await user.click(checkbox('Time'));
    await user.click(nextButton());
    screen.getByText('Answer the question, or choose “Skip”.');
    await user.click(checkbox('None of these'));
    await user.click(nextButton());
    await screen.findByText('And now?');
    await user.click(screen.getByRole('button', { name: 'Skip' }));
    await screen.findByText('All questions answered');
    expect([...answerer.answers.values()]).toEqual([{ ...nothing, choices: [] }, nothing]);
  });

  test('waits on the device without a network, and a reload continues with the chosen options', async () => {
    const answerer = createFakeSurveyServer({
      questions: [],
      supplementals: [multiple, { ...multiple, supplemental_id: 2, text: 'And now?' }],
      opened: { started: true },
    });
    const { user, page } = openSurveyPage({}, answerer);
    await screen.findByText('What helps you?');
    answerer.now.road = 'broken';
    await user.click(checkbox('None of these'));
    await user.click(nextButton());
    await screen.findByText('And now?');
    await user.click(checkbox('Tools'));
    const underWay = { ...window.sessionStorage };
    page.unmount();
    for (const [name, value] of Object.entries(underWay)) window.sessionStorage.setItem(name, value);
    answerer.now.road = 'fine';
    const again = openSurveyPage({}, answerer);
    await screen.findByText('And now?');
    expect(checkbox('Tools').checked).toBe(true);
    await again.user.click(nextButton());
    await screen.findByText('All questions answered');
    expect([...answerer.answers.values()]).toEqual([
      { ...nothing, choices: [] },
      { ...nothing, choices: [1] },
    ]);
  });
});
