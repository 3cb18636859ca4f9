import { expect, test } from 'vitest';
import { waitLength } from '../../../../domain/access/policy/waitLength.ts';

test.each([
  [0, 1, 'seconds'],
  [0.4, 1, 'seconds'],
  [59, 59, 'seconds'],
  [60, 1, 'minutes'],
  [61, 2, 'minutes'],
  [900, 15, 'minutes'],
  [5_400, 90, 'minutes'],
  [5_401, 2, 'hours'],
  [86_400, 24, 'hours'],
])('%d seconds are rounded up to %i %s', (seconds, count, unit) => {
  expect(waitLength(seconds)).toEqual({ unit, count });
});
