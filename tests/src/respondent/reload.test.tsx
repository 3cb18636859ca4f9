import { cleanup, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { storeChoice, storedChoice } from '../../../src/theme/colorMode.ts';
import type { anAnswerer } from './fakeSurveyServer.ts';
import {
  answerQuestion,
  nextButton,
  option,
  rankAll,
  shownOrder,
  visit,
  visitFirstQuestion,
} from './visit.tsx';

/** Closes and reopens the page; the browser storage remains. */
async function reload(answerer: ReturnType<typeof anAnswerer>) {
  cleanup();
  const visited = visit({}, answerer);
  await screen.findByRole('list', { name: 'Options, from most to least' });
  return visited;
}

const stored = () => Object.keys(window.sessionStorage);
const dealt = ['north', 'east', 'south', 'west'];

test('SURV-15 a ranking in progress is restored after a reload', async () => {
  const { user, answerer } = await visitFirstQuestion();
  await user.click(option('west'));
  await user.click(option('south'));
  const again = await reload(answerer);
  expect(shownOrder()).toEqual(['west', 'south', 'north', 'east']);
  await rankAll(again.user, ['east', 'north']);
  expect(screen.getByText('Please review your answer and choose Next.').getAttribute('role')).toBe('status');
  await reload(answerer);
  expect(nextButton().getAttribute('aria-disabled')).toBe('false');
});

test('a ranking is removed from storage once answered or cleared', async () => {
  const { user } = await visitFirstQuestion();
  await user.click(option('west'));
  expect(stored()).toEqual(['cairn.ranking.participation-1']);
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(stored()).toEqual([]);
  await answerQuestion(user);
  await screen.findByText('What happens in situation 2?');
  expect(stored()).toEqual([]);
});

test('a ranking of a question answered elsewhere is dropped', async () => {
  const { user, answerer } = await visitFirstQuestion();
  await user.click(option('west'));
  answerer.answeredElsewhere(1);
  await reload(answerer);
  expect(shownOrder()).toEqual(dealt);
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
  const { answerer } = await visitFirstQuestion();
  for (const [key, text] of useless) {
    window.sessionStorage.clear();
    window.sessionStorage.setItem(key, text);
    await reload(answerer);
    expect(shownOrder()).toEqual(dealt);
  }
});

test('a browser without storage shows the survey and delivers its answers', async () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(refuse);
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(refuse);
  try {
    expect(storedChoice()).toBe('system');
    expect(() => storeChoice('dark')).not.toThrow();
    const { user, answerer } = await visitFirstQuestion();
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
