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

test('separate groups have the margin of both, a group and the whole that of the group', () => {
  expect(differenceOf(score(70, 6), score(60, 8), 'separate')).toEqual({
    points: 10,
    margin: 10,
    word: 'noClearChange',
  });
  expect(differenceOf(score(70, 6), score(60, 8), 'mayOverlap')).toEqual({
    points: 10,
    margin: 10,
    word: 'noClearChange',
  });
  expect(differenceOf(score(70, 6), score(60, 8), 'contains')).toEqual({ points: 10, margin: 6, word: 'up' });
});

test.each([
  ['a limited score', score(80, null, { high: true })],
  ['a band', score(60, null, { banded: true })],
])('%s has no difference', (_, other) => {
  const unknown = { points: null, margin: null, word: null };
  expect(differenceOf(score(70, 6), other, 'contains')).toEqual(unknown);
  expect(differenceOf(other, score(70, 6), 'separate')).toEqual(unknown);
  expect(measureDifferences([pairWithReference(other, 50)])).toEqual([unknown]);
});

test('scores without margins have a difference that nothing is said about', () => {
  expect(differenceOf(score(70, null), score(60, 5), 'separate')).toEqual({
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

/** Two groups of the given sizes who share people, with the same true mean. */
test.each([
  ['separate groups', 40, 60, 0, 'separate'],
  ['groups that share half', 40, 60, 20, 'mayOverlap'],
  ['a group within another', 40, 100, 40, 'mayOverlap'],
  ['a group and the company', 40, 200, 40, 'contains'],
  ['nearly the whole company', 180, 200, 180, 'contains'],
] as const)(
  '%s: the margin covers the difference in at least 90 percent of the samples',
  (_, first, second, shared, relation) => {
    const random = createSeededRandom(first + second + shared);
    const spread = 20;
    const marginOf = (n: number) => Math.ceil(marginOfError(spread / Math.sqrt(n)));
    const samples = 1_500;
    let covered = 0;
    let named = 0;
    for (let sample = 0; sample < samples; sample++) {
      const people = Array.from(
        { length: first + second - shared },
        () => 55 + spread * normalQuantile(random(1, 1_000_000) / 1_000_001),
      );
      const mean = (own: readonly number[]) =>
        Math.round(own.reduce((sum, one) => sum + one, 0) / own.length);
      const own = score(mean(people.slice(0, first)), marginOf(first));
      const other = score(mean(people.slice(first - shared)), marginOf(second));
      const difference = differenceOf(own, other, relation);
      if (Math.abs(difference?.points ?? 0) <= (difference?.margin ?? 0)) covered += 1;
      if (difference?.word !== 'noClearChange') named += 1;
    }
    expect(covered / samples).toBeGreaterThanOrEqual(0.9);
    expect(named / samples).toBeLessThanOrEqual(0.05);
  },
);
