import { expect, test } from 'vitest';
import {
  normalCdf,
  normalQuantile,
  toPercentileScale,
} from '../../../../domain/scoring/personal/percentileScale.ts';
import {
  differenceOf,
  estimateOfBand,
  estimateOfMean,
} from '../../../../domain/scoring/personal/scaledEstimate.ts';

test('the quantile inverts the distribution function and is bounded', () => {
  for (const z of [-3, -1.645, -0.2, 0, 0.7, 2.5]) expect(normalQuantile(normalCdf(z))).toBeCloseTo(z, 4);
  expect(normalQuantile(0)).toBeCloseTo(-4.75, 1);
  expect(normalQuantile(1)).toBeCloseTo(4.75, 1);
});

test.each([
  [0.4, 0.3, { mean: 0, sd: 1 }],
  [-1.6, 0.45, { mean: 0.5, sd: 1.2 }],
])('the estimate behind a displayed band is recovered in units of the norm', (theta, se, norm) => {
  const { value, se: error } = estimateOfBand(toPercentileScale(theta, se, norm));
  expect(value).toBeCloseTo((theta - norm.mean) / norm.sd, 3);
  expect(error).toBeCloseTo(se / norm.sd, 3);
});

test('a mean and its margin become an estimate on the same scale', () => {
  expect(estimateOfMean(50, 0)).toEqual({ value: expect.closeTo(0, 6), se: expect.closeTo(0, 6) });
  // One percentile point at the median is 1 / (100 * .3989) standard deviations.
  expect(estimateOfMean(50, 3.29).se).toBeCloseTo(2 / 39.89, 2);
  const difference = differenceOf({ value: 1, se: 0.3 }, { value: 0.25, se: 0.4 });
  expect(difference).toEqual({ value: 0.75, se: expect.closeTo(0.5, 12) });
});
