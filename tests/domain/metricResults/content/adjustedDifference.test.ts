import { expect, test } from 'vitest';
import {
  adjustedDifference,
  tQuantile,
} from '../../../../domain/metricResults/content/adjustedDifference.ts';

const pairs = (before: readonly number[], after: readonly number[]) =>
  before.map((value, at) => ({ before: value, after: after[at] ?? 0 }));

test('LEARN-52 a group that was lower before isn’t different if all scores move towards the mean alike', () => {
  const low = [10, 20, 30, 40];
  const high = [60, 70, 80, 90];
  const later = (scores: readonly number[]) => scores.map((score) => 50 + (score - 50) / 2);
  const { difference, se } = adjustedDifference(pairs(low, later(low)), pairs(high, later(high)));
  expect(difference).toBeCloseTo(0, 10);
  expect(se).toBeCloseTo(0, 10);
});

test('the difference is that of the later scores at the same earlier score', () => {
  const before = [30, 50, 70];
  const { difference } = adjustedDifference(pairs(before, [37, 52, 73]), pairs(before, [30, 45, 66]));
  expect(difference).toBeCloseTo(7, 10);
});

test('the slope and the difference are those of a regression computed by hand', () => {
  // Centered: x = -1, 1 in both groups; y = -1, 1 and -2, 2. Slope (1 + 1 + 2 + 2) / 4 = 1.5; gap 12 - 4 = 8.
  const { difference, df } = adjustedDifference(pairs([11, 13], [20, 22]), pairs([3, 5], [5, 9]));
  expect(difference).toBeCloseTo(21 - 7 - 1.5 * 8, 10);
  expect(df).toBe(0);
});

test('without any spread before, the later means are compared', () => {
  const same = [50, 50, 50];
  const { difference, se } = adjustedDifference(pairs(same, [60, 62, 64]), pairs(same, [50, 52, 54]));
  expect(difference).toBeCloseTo(10, 10);
  // HC3 with equal weights: the sum of (residual / n / (1 - 1 / n)) squared.
  expect(se).toBeCloseTo(Math.sqrt(2 * 2 * (2 / 2) ** 2), 10);
});

test.each([
  [0.95, 18, 1.7341],
  [0.975, 18, 2.1009],
  [0.995, 18, 2.8784],
  [0.95, 38, 1.686],
  [0.9995, 38, 3.5657],
])('the quantile of t for %s with %s degrees of freedom is %s', (p, df, value) => {
  expect(tQuantile(p, df)).toBeCloseTo(value, 2);
});
