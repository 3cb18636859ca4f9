import { expect, test } from 'vitest';
import { hasSameIds } from '../../../domain/campaigns/hasSameIds.ts';

test.each([
  [[], [], true],
  [[1, 2], [2, 1], true],
  [[1, 1], [1], true],
  [[1, 2], [1, 1], false],
  [[1, 1], [1, 2], false],
  [[1], [1, 2], false],
  [[1, 2], [3, 4], false],
])('%j and %j: %s', (one, other, expected) => {
  expect(hasSameIds(one, other)).toBe(expected);
  expect(hasSameIds(other, one)).toBe(expected);
});
