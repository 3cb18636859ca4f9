import { describe, expect, test } from 'vitest';
import { coarseNetwork, rateLimitNetwork } from '../../../../domain/access/policy/addressNetwork.ts';
import {
  requiresSecondFactor,
  type SecurityPolicy,
  sessionEndsAt,
  stricterPolicy,
} from '../../../../domain/access/policy/securityPolicy.ts';

const aPolicy = (overrides: Partial<SecurityPolicy> = {}): SecurityPolicy => ({
  min_length: 14,
  idle_minutes: 60,
  absolute_hours: 24,
  two_factor: 'admins',
  ...overrides,
});

describe('the stricter value of platform and account policy applies to each setting', () => {
  const cases: readonly [string, Partial<SecurityPolicy>, Partial<SecurityPolicy>][] = [
    ['a longer password', { min_length: 16 }, { min_length: 16 }],
    ['a shorter password', { min_length: 12 }, { min_length: 14 }],
    ['an earlier end without use', { idle_minutes: 15 }, { idle_minutes: 15 }],
    ['a later end without use', { idle_minutes: 90 }, { idle_minutes: 60 }],
    ['an earlier end of all', { absolute_hours: 8 }, { absolute_hours: 8 }],
    ['a later end of all', { absolute_hours: 48 }, { absolute_hours: 24 }],
    ['a second factor for all', { two_factor: 'everyone' }, { two_factor: 'everyone' }],
    ['no second factor', { two_factor: 'optional' }, { two_factor: 'admins' }],
  ];
  test.each(cases)('%s', (_what, account, expected) => {
    expect(stricterPolicy(aPolicy(), aPolicy(account))).toEqual(aPolicy(expected));
  });
  test('without an account policy, the platform policy applies', () => {
    expect(stricterPolicy(aPolicy(), null)).toEqual(aPolicy());
  });
});

test.each([
  ['optional', ['user', 'super_admin'], false],
  ['admins', ['user', 'supervisor'], false],
  ['admins', ['user', 'local_admin'], true],
  ['everyone', ['user'], true],
] as const)(
  'when a second factor is required of %s, %j needs one: %s',
  (two_factor, permissions, expected) => {
    expect(requiresSecondFactor(aPolicy({ two_factor }), { permissions })).toBe(expected);
  },
);

test('a session ends after inactivity and at its maximum age at the latest', () => {
  const began = new Date('2026-11-21T09:00:00Z');
  const policy = aPolicy({ idle_minutes: 60, absolute_hours: 2 });
  expect(sessionEndsAt(policy, began, began).toISOString()).toBe('2026-11-21T10:00:00.000Z');
  expect(sessionEndsAt(policy, began, new Date('2026-11-21T10:45:00Z')).toISOString()).toBe(
    '2026-11-21T11:00:00.000Z',
  );
});

test.each([
  ['203.0.113.77', '203.0.113.0/24'],
  ['::ffff:203.0.113.77', '203.0.113.0/24'],
  ['2001:db8:85a3::8a2e:370:7334', '2001:db8:85a3::/48'],
  ['2001:0db8::1', '2001:db8:0::/48'],
  ['::1', '0:0:0::/48'],
  ['fe80::1%eth0', null],
  ['nonsense', null],
  ['', null],
])('of the address %s only %s is stored', (address, network) => {
  expect(coarseNetwork(address)).toBe(network);
});

test.each([
  ['203.0.113.7', '203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2::9', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:0DB8:0001:0002:a:b:c:d', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['::1', '0:0:0:0::/64', '0:0:0::/48'],
  ['no address', 'no address', 'no address'],
])('%s counts as %s, and as %s for guesses at one account', (address, household, renter) => {
  expect(rateLimitNetwork(address)).toBe(household);
  expect(rateLimitNetwork(address, 48)).toBe(renter);
});
