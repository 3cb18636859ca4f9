import { expect, test } from 'vitest';
import { limitMean, sizeBand } from '../../../domain/release/sizeBands.ts';
import { roundHalfUp } from '../../../domain/scoring/rounding.ts';

test.each([
  [5, 5],
  [9, 5],
  [10, 10],
  [19, 10],
  [20, 20],
  [49, 20],
  [50, 50],
  [99, 50],
  [100, 100],
  [4000, 100],
])('%i people are shown as the band from %i', (n, band) => {
  expect(sizeBand(n)).toBe(band);
});

test('fewer than five people have no band', () => {
  expect(() => sizeBand(4)).toThrow(RangeError);
});

test.each([
  [100, 5, { value: 80, low: false, high: true }],
  [80, 5, { value: 80, low: false, high: true }],
  [79.9, 5, { value: 80, low: false, high: false }],
  [79.4, 5, { value: 79, low: false, high: false }],
  [0, 5, { value: 20, low: true, high: false }],
  [20, 5, { value: 20, low: true, high: false }],
  [93, 10, { value: 90, low: false, high: true }],
  [93, 20, { value: 93, low: false, high: false }],
  [99, 50, { value: 98, low: false, high: true }],
  [62.5, 20, { value: 63, low: false, high: false }],
] as const)('a mean of %d over %i people is published as %o', (mean, n, shown) => {
  const { mean: limited, ...flags } = limitMean(mean, n);
  expect({ value: roundHalfUp(limited), ...flags }).toEqual(shown);
});
