import { describe, expect, test } from 'vitest';
import { sharedAddressLimit } from '../../../domain/access/policy/rateLimits.ts';
import { AddressFailures } from '../../../server/usecases/security/addressFailures.ts';

const now = new Date('2026-11-21T09:00:00Z');
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const company = '192.0.2.7';
const { address: maxAccounts, site: maxOfSite } = sharedAddressLimit.accounts;

function failing(accounts: number, failures = new AddressFailures(), address = company) {
  for (let account = 0; account < accounts; account += 1) failures.addFailure(address, `${account}`, now);
  return failures;
}

describe('sign-in failures of many accounts at one address', () => {
  test('delay other accounts from the fiftieth on, until the first failure is an hour old', () => {
    const failures = failing(maxAccounts - 1);
    expect(failures.waitUntil(company, 'new', now)).toBeNull();
    failures.addFailure(company, 'last', later(10));
    expect(failures.waitUntil(company, 'new', later(10))).toEqual(later(25));
    expect(failures.waitUntil('192.0.2.8', 'new', later(10))).toBeNull();
    expect(failures.waitUntil(company, 'another', later(60))).toBeNull();
  });

  test('count an account once, allow it another attempt, and are forgotten when it signs in', () => {
    const failures = failing(maxAccounts);
    for (let tried = 0; tried < 100; tried += 1) failures.addFailure(company, '0', now);
    expect(failures.waitUntil(company, '0', now)).toBeNull();
    failures.removeFailure(company, '7');
    expect(failures.waitUntil(company, 'new', now)).toBeNull();
  });

  test('keep an address limited while thousands of others fail once each', () => {
    const failures = failing(maxAccounts);
    for (let other = 0; other < 12_000; other += 1) failures.addFailure(`network ${other}`, 'a', now);
    expect(failures.waitUntil(company, 'new', now)).toEqual(later(15));
  });

  test('allow an account one attempt after each wait, six on the first day and at most one a day later', () => {
    const failures = failing(maxAccounts);
    const tries = [0, 0, 0, 0];
    for (let minute = 0; minute < 4 * 1_440; minute += 1) {
      if (minute % 60 === 0)
        for (let at = 0; at < 50; at += 1) failures.addFailure(company, `${at}`, later(minute));
      if (failures.waitUntil(company, 'victim', later(minute)) !== null) continue;
      failures.consumeAttempt(company, 'victim', later(minute));
      expect(() => failures.consumeAttempt(company, 'victim', later(minute))).toThrow('too_many');
      const day = Math.floor(minute / 1_440);
      tries[day] = (tries[day] ?? 0) + 1;
    }
    expect(tries).toEqual([6, 1, 1, 1]);
  });

  test('return an attempt if the password was not checked', () => {
    const failures = failing(maxAccounts);
    failures.waitUntil(company, 'new', now);
    const change = failures.consumeAttempt(company, 'new', later(15));
    failures.returnAttempt(company, 'new', change, later(15));
    expect(failures.waitUntil(company, 'new', later(15))).toBeNull();
  });
});

test('an IPv6 /48 counts five full /64s, and another /64 in it adds no attempts', () => {
  const failures = new AddressFailures();
  const parts = maxOfSite / maxAccounts;
  for (let part = 0; part < parts; part += 1) {
    expect(failures.waitUntil('2001:db8:1:ffff::1', 'new', now)).toBeNull();
    for (let at = 0; at < maxAccounts; at += 1)
      failures.addFailure(`2001:db8:1:${part}::1`, `${part} ${at}`, now);
  }
  expect(failures.waitUntil('2001:db8:1:ffff::1', 'new', now)).toEqual(later(15));
  expect(failures.waitUntil('2001:db8:1:eeee::1', 'new', later(5))).toEqual(later(15));
  expect(failures.waitUntil('2001:db8:2::1', 'new', now)).toBeNull();
});

test('delays are limited in memory, and one network evicts only its own', () => {
  const attacker = '198.51.100.9';
  const failures = failing(maxAccounts, failing(maxAccounts), attacker);
  failures.waitUntil(company, 'owner', now);
  for (let at = 0; at <= sharedAddressLimit.storedWaits; at += 1)
    failures.waitUntil(attacker, `new ${at}`, now);
  expect(failures.waitUntil(company, 'owner', later(15))).toBeNull();
  expect(failures.waitUntil(attacker, 'new 0', later(15))).toEqual(later(30));
  expect(failures.waitUntil(attacker, 'new 99999', later(15))).toBeNull();
});
