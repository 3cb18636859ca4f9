import { expect, test } from 'vitest';
import { differenceWords } from '../../../domain/scoring/differenceWords.ts';
import { normalQuantile } from '../../../domain/scoring/personal/percentileScale.ts';
import { createSeededRandom } from '../release/createSeededRandom.ts';

const wordsOf = (...zs: readonly number[]) => differenceWords(zs.map((value) => ({ value, se: 1 })));

test('a single difference is named only beyond 1.96 standard errors', () => {
  expect([wordsOf(1.97), wordsOf(-1.97), wordsOf(1.95)]).toEqual([['higher'], ['lower'], ['same']]);
});

test('the largest rank that passes names all differences before it', () => {
  // p = .0027, .0124, .0278, .0357 against .0125, .025, .0375, .05
  expect(wordsOf(3, -2.5, 2.2, 2.1)).toEqual(['higher', 'lower', 'higher', 'higher']);
  expect(wordsOf(2.2, 0, 0, 0)[0]).toBe('same');
});

test('values that are not finite are refused', () => {
  for (const [value, se] of [
    [Number.NaN, 1],
    [Number.POSITIVE_INFINITY, 1],
    [1, Number.NaN],
    [1, -1],
  ] as const) {
    expect(() => differenceWords([{ value, se }]), `${value} ${se}`).toThrow(RangeError);
  }
});

test.each([1, 12, 16, 60])('about 5 percent of sets of %i differences have any word by chance', (count) => {
  const random = createSeededRandom(count);
  const z = () => normalQuantile(random(1, 1_000_000) / 1_000_001);
  const pages = 4_000;
  const marked = Array.from({ length: pages }, () =>
    wordsOf(...Array.from({ length: count }, z)).some((word) => word !== 'same'),
  ).filter(Boolean).length;
  // 5 percent and three standard errors of the simulation.
  expect(marked / pages).toBeLessThanOrEqual(0.05 + 3 * Math.sqrt((0.05 * 0.95) / pages));
  expect(marked / pages).toBeGreaterThan(0.03);
});
