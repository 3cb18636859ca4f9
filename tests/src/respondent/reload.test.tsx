import { cleanup, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { readColorMode, storeColorMode } from '../../../src/theme/colorMode.ts';
import type { createFakeSurveyServer } from './fakeSurveyServer.ts';
import {
  answerQuestion,
  nextButton,
  openFirstQuestion,
  openSurveyPage,
  optionButton,
  rankAll,
  readOptionOrder,
} from './openSurveyPage.tsx';

/** Closes and reopens the page; the browser storage remains. */
async function reload(answerer: ReturnType<typeof createFakeSurveyServer>) {
  cleanup();
  const visited = openSurveyPage({}, answerer);
  await screen.findByRole('list', { name: 'Options, from most to least' });
  return visited;
}

const stored = () => Object.keys(window.sessionStorage);
const initialOrder = ['north', 'east', 'south', 'west'];

test('SURV-15 a ranking in progress is restored after a reload', async () => {
  const { user, answerer } = await openFirstQuestion();
  await user.click(optionButton('west'));
  await user.click(optionButton('south'));
  const again = await reload(answerer);
  expect(readOptionOrder()).toEqual(['west', 'south', 'north', 'east']);
  await rankAll(again.user, ['east', 'north']);
  expect(screen.getByText('Please review your answer and choose Next.').getAttribute('role')).toBe('status');
  await reload(answerer);
  expect(nextButton().getAttribute('aria-disabled')).toBe('false');
});

test('a ranking is removed from storage once answered or cleared', async () => {
  const { user } = await openFirstQuestion();
  await user.click(optionButton('west'));
  expect(stored()).toEqual(['cairn.ranking.participation-1']);
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(stored()).toEqual([]);
  await answerQuestion(user);
  await screen.findByText('What happens in situation 2?');
  expect(stored()).toEqual([]);
});

test('a ranking of a question answered elsewhere is dropped', async () => {
  const { user, answerer } = await openFirstQuestion();
  await user.click(optionButton('west'));
  answerer.answeredElsewhere(1);
  await reload(answerer);
  expect(readOptionOrder()).toEqual(initialOrder);
  await waitFor(() => expect(stored()).toEqual([]));
});

test('an invalid or foreign ranking is ignored', async () => {
  const ofOther = JSON.stringify({ question_id: 1, ranking: ['west-1', null, null, null] });
  const useless = [
    ['cairn.ranking.participation-2', ofOther],
    ['cairn.ranking.participation-1', '{'],
    ['cairn.ranking.participation-1', '{"question_id":1}'],
    ['cairn.ranking.participation-1', '{"question_id":1,"ranking":["west-2",null,null,null]}'],
  ] as const;
  const { answerer } = await openFirstQuestion();
  for (const [key, text] of useless) {
    window.sessionStorage.clear();
    window.sessionStorage.setItem(key, text);
    await reload(answerer);
    expect(readOptionOrder()).toEqual(initialOrder);
  }
});

test('a browser without storage shows the survey and delivers its answers', async () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(refuse);
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(refuse);
  try {
    expect(readColorMode()).toBe('system');
    expect(() => storeColorMode('dark')).not.toThrow();
    const { user, answerer } = await openFirstQuestion();
    answerer.now.road = 'broken';
    await answerQuestion(user);
    await screen.findByText('Saved on this device, not sent yet');
    answerer.now.road = 'fine';
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(answerer.taken).toEqual([1]));
  } finally {
    vi.restoreAllMocks();
  }
});
