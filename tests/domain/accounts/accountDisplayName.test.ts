import { expect, test } from 'vitest';
import { accountDisplayName, withOwnAccount } from '../../../domain/accounts/accountDisplayName.ts';

const own = { id: 1, name: 'Harbor & Pine' };
const lumen = { id: 2, name: 'Lumen Works' };

test('PICK-16 the person’s own account is added once if missing', () => {
  expect(withOwnAccount([lumen], own)).toEqual([own, lumen]);
  expect(withOwnAccount([], own)).toEqual([own]);
  expect(withOwnAccount([lumen, own], own)).toEqual([lumen, own]);
  expect(withOwnAccount([lumen, { id: 1, name: 'Renamed' }], own)).toHaveLength(2);
});

test('STATE-04 an account without a name uses its company name', () => {
  expect(accountDisplayName({ name: '', company_name: 'Lumen Works Ltd' })).toBe('Lumen Works Ltd');
  expect(accountDisplayName({ name: ' ', company_name: 'Lumen Works Ltd' })).toBe('Lumen Works Ltd');
  expect(accountDisplayName({ name: 'Lumen', company_name: 'Lumen Works Ltd' })).toBe('Lumen');
});
