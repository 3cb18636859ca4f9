import { expect, test } from 'vitest';
import { studentQuantile } from '../../../../domain/pay/regression/studentQuantile.ts';

test.each([
  [0.95, 1, 12.706204736],
  [0.95, 2, 4.30265273],
  [0.95, 5, 2.570581836],
  [0.9, 10, 1.812461123],
  [0.95, 30, 2.042272456],
  [0.9, 60, 1.670648865],
  [0.95, 1_000, 1.962339081],
])('%s coverage with %s degrees of freedom needs %s standard errors', (coverage, degrees, expected) => {
  expect(studentQuantile(coverage, degrees)).toBeCloseTo(expected, 8);
});
