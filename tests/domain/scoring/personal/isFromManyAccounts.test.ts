import { expect, test } from 'vitest';
import { isFromManyAccounts } from '../../../../domain/scoring/personal/isFromManyAccounts.ts';

const formsOf = (...counts: readonly number[]) =>
  counts.flatMap((count, account) => Array.from({ length: count }, () => account));

test.each([
  ['no forms', [], false],
  ['one account', [312], false],
  ['four accounts', [80, 80, 80, 80], false],
  ['five accounts', [60, 60, 60, 60, 60], true],
  ['an account with half of all forms', [150, 50, 50, 40, 10], true],
  ['an account with more than half', [151, 50, 50, 40, 9], false],
])('a norm from %s can be shown to other accounts: %#', (_, counts, expected) => {
  expect(isFromManyAccounts(formsOf(...counts))).toBe(expected);
});
