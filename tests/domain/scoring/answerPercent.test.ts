import { expect, test } from 'vitest';
import { expectedIndex } from '../../../bench/statistics/nearness.ts';
import { unfoldedIndex } from '../../../bench/statistics/unfolding.ts';
import { answerPercent } from '../../../domain/scoring/answerPercent.ts';
import vectors from '../../vectors/keyed_ranking.json' with { type: 'json' };

test('all 24 orders of four options score as published', () => {
  for (const row of vectors.rows) expect(answerPercent(vectors.key, row.ordering)).toBe(row.answer_percent);
  expect(vectors.rows).toHaveLength(24);
});

test('random answers average 50', () => {
  const scores = vectors.rows.map((row) => answerPercent([3, 2, 1, 0], row.ordering));
  expect(scores.reduce((a, b) => a + b, 0) / 24).toBe(50);
});

test('someone between the ends who ranks by nearness scores off the thirds: the score is an index', () => {
  // Steps 0 to 3 of one continuum; the two steps next to a middle step are equally close, so both orders are equally likely.
  const keys = [0, 1, 2, 3];
  const mean = (...orderings: readonly (readonly number[])[]) =>
    orderings.reduce((sum, ordering) => sum + answerPercent(keys, ordering), 0) / orderings.length;
  expect([
    mean([0, 1, 2, 3]),
    mean([1, 0, 2, 3], [1, 2, 0, 3]),
    mean([2, 1, 3, 0], [2, 3, 1, 0]),
    mean([3, 2, 1, 0]),
  ]).toEqual([0, 20, 80, 100]);
});

test('with random mistakes, true steps of 0, 33, 67 and 100 score 3, 24, 76 and 97 (methods 2.1)', () => {
  expect([0, 1, 2, 3].map((step) => Math.round(expectedIndex(step)))).toEqual([3, 24, 76, 97]);
});

test('an unfolding model returns the true steps, and keeps their order', () => {
  const [lowest, second, third, highest] = [
    [0, 1, 2, 3],
    [1, 0, 2, 3],
    [2, 3, 1, 0],
    [3, 2, 1, 0],
  ].map((order) => unfoldedIndex([order, order, order, order]));
  expect(lowest).toBeLessThan(15);
  expect(second).toBeCloseTo(100 - (third ?? 0), 6);
  expect(highest).toBeCloseTo(100 - (lowest ?? 0), 6);
});

test('other keys score between their own minimum and maximum', () => {
  expect(answerPercent([2, 2, 0, 0], [1, 0, 3, 2])).toBe(100);
  expect(answerPercent([2, 2, 0, 0], [0, 2, 1, 3])).toBe(75);
  expect(answerPercent([0, 1, 2, 3], [0, 1, 2, 3])).toBe(0);
});

test('four equal keys are rejected', () => {
  expect(() => answerPercent([1, 1, 1, 1], [0, 1, 2, 3])).toThrow(RangeError);
});

test.each([[[0, 1, 2]], [[0, 1, 2, 2]], [[0, 1, 2, 4]]])(
  'the order %j is rejected as incomplete',
  (ordering) => {
    expect(() => answerPercent([3, 2, 1, 0], ordering)).toThrow(RangeError);
  },
);
