import { expect, test } from 'vitest';
import { scoreWord } from '../../../domain/scoring/scoreWord.ts';

test.each([
  [100, 'high'],
  [70, 'high'],
  [69, 'mid'],
  [45, 'mid'],
  [44, 'low'],
  [0, 'low'],
  [null, 'none'],
] as const)('a score of %s is %s', (percent, word) => {
  expect(scoreWord(percent)).toBe(word);
});
