import { expect, test } from 'vitest';
import { reliabilityOfMean } from '../../../../domain/scoring/raters/spearmanBrown.ts';

test('the mean of 3 or 4 raters of reliability .19 has the published reliability of .41 or .48', () => {
  expect(reliabilityOfMean(0.19, 3)).toBeCloseTo(0.413, 3);
  expect(reliabilityOfMean(0.19, 4)).toBeCloseTo(0.484, 3);
  expect(reliabilityOfMean(0.19, 1)).toBeCloseTo(0.19, 12);
  expect(reliabilityOfMean(0.19, 0)).toBe(0);
});
