import { expect, test } from 'vitest';
import { participationRate } from '../../../domain/campaigns/participation.ts';

test('the rate is rounded to five percent, halves up', () => {
  const cases: readonly (readonly [number, number, number])[] = [
    [0, 40, 0],
    [40, 40, 100],
    [1, 40, 5],
    [2, 200, 0],
    [5, 200, 5],
    [27, 40, 70],
    [26, 40, 65],
    [199, 200, 100],
    [41, 40, 100],
  ];
  for (const [finished, invited, expected] of cases) {
    expect(participationRate(finished, invited, 5), `${finished}/${invited}`).toBe(expected);
  }
});

test('fewer invited people than the minimum have no rate, whatever they did', () => {
  for (const finished of [0, 1, 4]) expect(participationRate(finished, 4, 5)).toBeNull();
  expect(participationRate(9, 9, 10)).toBeNull();
  expect(participationRate(5, 5, 5)).toBe(100);
  expect(participationRate(0, 0, 0)).toBeNull();
});
