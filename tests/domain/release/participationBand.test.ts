import { expect, test } from 'vitest';
import { participationBand } from '../../../domain/release/participationBand.ts';

test.each([
  [12, 5, { invited_band: 10, rate: 40 }],
  [240, 200, { invited_band: 100, rate: 85 }],
  [20, 20, { invited_band: 20, rate: 100 }],
  [5, 0, { invited_band: 5, rate: 0 }],
])('%i invited and %i finished are shown as %o', (invited, finished, shown) => {
  expect(participationBand(invited, finished, 5)).toEqual(shown);
});

test('groups of fewer than k invited people are indistinguishable', () => {
  const nothing = { invited_band: null, rate: null };
  expect(participationBand(0, 0, 5)).toEqual(nothing);
  expect(participationBand(4, 4, 5)).toEqual(nothing);
  expect(participationBand(7, 3, 8)).toEqual(nothing);
});
