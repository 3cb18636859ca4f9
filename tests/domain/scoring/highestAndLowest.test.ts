import { expect, test } from 'vitest';
import { highestAndLowest } from '../../../domain/scoring/highestAndLowest.ts';

const of = (...values: readonly number[]) =>
  highestAndLowest(values.map((answer_percent, at) => ({ answer_percent, at })));

test('all elements with the highest or lowest value are returned in the given order', () => {
  expect(of(50, 70, 70, 40)).toEqual({
    high: [
      { answer_percent: 70, at: 1 },
      { answer_percent: 70, at: 2 },
    ],
    low: [{ answer_percent: 40, at: 3 }],
  });
});

test('equal values, a single value and none have no highest', () => {
  expect([of(50, 50), of(50), of()]).toEqual([null, null, null]);
});
