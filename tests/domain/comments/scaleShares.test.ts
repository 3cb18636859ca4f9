import { expect, test } from 'vitest';
import { computeAnswerShares } from '../../../domain/comments/answerShares.ts';

const likert = (counts: readonly number[]) => ({
  kind: 'likert' as const,
  ...{ text: 'I have what I need.', low: 'Disagree', high: 'Agree', points: counts.length, options: [] },
});
const rowsOf = (counts: readonly number[]) =>
  computeAnswerShares(
    likert(counts),
    counts.flatMap((count, index) => Array.from({ length: count }, () => index + 1)),
  )?.shares.map(({ options, percent }) => `${options.join('+')}: ${percent}`) ?? null;

test.each([
  ['every step with enough answers', [4, 4, 4, 4, 4], ['1: 20', '2: 20', '3: 20', '4: 20', '5: 20']],
  ['low, middle and high if one step is small', [2, 4, 4, 4, 6], ['1+2: 30', '3: 20', '4+5: 50']],
  ['low, middle and high of seven steps', [1, 2, 3, 4, 5, 6, 0], ['1+2+3: 30', '4: 20', '5+6+7: 50']],
  ['the middle with its smaller neighbor if it is small', [1, 5, 2, 6, 6], ['1+2+3: 40', '4+5: 60']],
  ['nothing if everyone agrees', [0, 0, 0, 0, 40], null],
  ['nothing below 20 answers', [4, 4, 4, 4, 3], null],
] as const)('an agreement scale shows %s', (_case, counts, expected) => {
  expect(rowsOf(counts)).toEqual(expected);
});
