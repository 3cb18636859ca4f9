import { expect, test } from 'vitest';
import { limitOf } from '../../../domain/results/limitOf.ts';

test.each([
  [false, false, false, null],
  [false, true, false, 'shares'],
  [true, true, false, 'points'],
  [true, true, true, 'banded'],
  [true, false, false, 'pointsGroup'],
  [true, false, true, 'bandedGroup'],
  // Bands of a single campaign (R8) aren't a limit because of another one.
  [false, false, true, null],
] as const)(
  'limited by audience: %s, shares: %s, in bands: %s is %s',
  (audience, shares, banded, expected) => {
    const campaign = { limited_by_audience: audience, shares_limited: shares, overall: { banded } };
    expect(limitOf(campaign)).toBe(expected);
  },
);
