import { expect, test } from 'vitest';
import { marginOfError } from '../../../domain/scoring/detectChanges.ts';
import {
  measureDifferences,
  pairOfGroups,
  pairWithReference,
} from '../../../domain/scoring/measureDifferences.ts';
import { normalQuantile } from '../../../domain/scoring/personal/percentileScale.ts';
import { createSeededRandom } from '../release/createSeededRandom.ts';

const score = (answer_percent: number, margin: number | null, change: object = {}) => ({
  answer_percent,
  low: false,
  high: false,
  margin,
  ...change,
});
const differenceOf = (...pair: Parameters<typeof pairOfGroups>) =>
  measureDifferences([pairOfGroups(...pair)])[0];

test('the difference of two groups has the error of both', () => {
  const both = { margin: 10, word: 'noClearChange' };
  expect(differenceOf(score(70, 6), score(60, 8))).toEqual({ points: 10, ...both });
  expect(differenceOf(score(60, 8), score(70, 6))).toEqual({ points: -10, ...both });
});

test.each([
  ['a limited score', score(80, null, { high: true })],
  ['a band', score(60, null, { banded: true })],
])('%s has no difference', (_, other) => {
  const unknown = { points: null, margin: null, word: null };
  expect(differenceOf(score(70, 6), other)).toEqual(unknown);
  expect(differenceOf(other, score(70, 6))).toEqual(unknown);
  expect(measureDifferences([pairWithReference(other, 50)])).toEqual([unknown]);
});

test('scores without margins have a difference that nothing is said about', () => {
  expect(differenceOf(score(70, null), score(60, 5))).toEqual({
    points: 10,
    margin: null,
    word: null,
  });
});

test('the differences of a page are tested together', () => {
  const narrow = pairWithReference(score(66, 5), 60);
  expect(measureDifferences([narrow])[0]?.word).toBe('noClearChange');
  const wide = Array.from({ length: 9 }, () => pairWithReference(score(60, 5), 60));
  const strong = pairWithReference(score(70, 5), 60);
  expect(measureDifferences([strong, ...wide])[0]?.word).toBe('up');
  expect(measureDifferences([pairWithReference(score(67, 5), 60), ...wide])[0]?.word).toBe('noClearChange');
});

/** Two groups of the given sizes who share people, with the same true mean; the ratio of the spread of those outside the first group to its own. */
test.each([
  ['separate groups', 40, 60, 0, 1],
  ['groups that share half', 40, 60, 20, 1],
  ['a group within another', 40, 100, 40, 1],
  ['a group and the company', 40, 200, 40, 1],
  ['nearly the whole company', 180, 200, 180, 1],
  ['a group of similar answers and the company', 44, 110, 44, 2],
] as const)(
  '%s: the margin covers the difference in at least 90 percent of the samples',
  (_, first, second, shared, ratio) => {
    const random = createSeededRandom(first + second + shared);
    const spread = 20;
    const marginOf = (own: number, others: number) =>
      Math.ceil(marginOfError((spread * Math.sqrt(own + others * ratio ** 2)) / (own + others)));
    const samples = 1_500;
    let covered = 0;
    let named = 0;
    for (let sample = 0; sample < samples; sample++) {
      const people = Array.from(
        { length: first + second - shared },
        (_, at) => 55 + (at < first ? 1 : ratio) * spread * normalQuantile(random(1, 1_000_000) / 1_000_001),
      );
      const mean = (own: readonly number[]) =>
        Math.round(own.reduce((sum, one) => sum + one, 0) / own.length);
      const own = score(mean(people.slice(0, first)), marginOf(first, 0));
      const other = score(mean(people.slice(first - shared)), marginOf(shared, second - shared));
      const difference = differenceOf(own, other);
      if (Math.abs(difference?.points ?? 0) <= (difference?.margin ?? 0)) covered += 1;
      if (difference?.word !== 'noClearChange') named += 1;
    }
    expect(covered / samples).toBeGreaterThanOrEqual(0.9);
    expect(named / samples).toBeLessThanOrEqual(0.05);
  },
);
