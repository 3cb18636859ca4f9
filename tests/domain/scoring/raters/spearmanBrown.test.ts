import { expect, test } from 'vitest';
import { reliabilityOfMean, reliabilityOfOne } from '../../../../domain/scoring/raters/spearmanBrown.ts';

test('the mean of 3 or 4 raters of reliability .19 has the published reliability of .41 or .48', () => {
  expect(reliabilityOfMean(0.19, 3)).toBeCloseTo(0.413, 3);
  expect(reliabilityOfMean(0.19, 4)).toBeCloseTo(0.484, 3);
  expect(reliabilityOfMean(0.19, 1)).toBeCloseTo(0.19, 12);
  expect(reliabilityOfMean(0.19, 0)).toBe(0);
});

test('the reliability of one rater gives back that of the mean', () => {
  for (const raters of [1, 3, 8]) {
    expect(reliabilityOfMean(reliabilityOfOne(0.7, raters), raters)).toBeCloseTo(0.7, 12);
  }
  expect([reliabilityOfOne(0.7, 0), reliabilityOfOne(-0.1, 3)]).toEqual([0, 0]);
});
