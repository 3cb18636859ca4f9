import { expect, test } from 'vitest';
import { sharedAddressLimit } from '../../../domain/access/policy/rateLimits.ts';
import { AddressFailures } from '../../../server/usecases/security/addressFailures.ts';

const now = new Date('2026-11-21T09:00:00Z');
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const office = '192.0.2.7';

function failing(accounts: number, failures = new AddressFailures(), at = now) {
  for (let account = 0; account < accounts; account += 1) failures.addFailure(office, `${account}`, at);
  return failures;
}

test('fifty accounts that fail block others there until the first of them is an hour old', () => {
  const failures = failing(sharedAddressLimit.accounts - 1);
  expect(failures.blockedUntil(office, 'new', now)).toBeNull();
  failures.addFailure(office, 'last', later(10));
  expect(failures.blockedUntil(office, 'new', later(10))).toEqual(later(60));
  expect(failures.blockedUntil('192.0.2.8', 'new', later(10))).toBeNull();
  expect(failures.blockedUntil(office, 'new', later(60))).toBeNull();
});

test('one account counts once, can be tried again, and leaves by signing in', () => {
  const failures = failing(sharedAddressLimit.accounts);
  for (let tried = 0; tried < 100; tried += 1) failures.addFailure(office, '0', now);
  expect(failures.blockedUntil(office, '0', now)).toBeNull();
  failures.removeFailure(office, '7');
  expect(failures.blockedUntil(office, 'new', now)).toBeNull();
});

test('an address that is blocked stays so while thousands of others fail once each', () => {
  const failures = failing(sharedAddressLimit.accounts);
  for (let other = 0; other < 12_000; other += 1) failures.addFailure(`network ${other}`, 'a', now);
  expect(failures.blockedUntil(office, 'new', now)).toEqual(later(60));
});
