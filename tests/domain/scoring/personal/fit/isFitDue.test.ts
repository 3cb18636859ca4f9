import { expect, test } from 'vitest';
import { isFitDue } from '../../../../../domain/scoring/personal/fit/isFitDue.ts';

test.each([
  ['the first', 300, [], true],
  ['a hundred forms more', 1_099, [999], true],
  ['one form more', 1_000, [999], false],
  ['99 forms fewer', 901, [1_000], false],
  ['near any earlier one', 1_300, [300, 1_250], false],
])('the fit of %s is published or left out', (_, forms, fitted, isDue) => {
  expect(isFitDue(forms, fitted)).toBe(isDue);
});
