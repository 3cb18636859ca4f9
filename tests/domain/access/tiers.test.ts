import { expect, test } from 'vitest';
import type { Permission } from '../../../domain/access/permissions.ts';
import type { SignedInPerson } from '../../../domain/access/signedInPerson.ts';
import { reachesTier, type Tier, tiers } from '../../../domain/access/tiers.ts';
import specified from '../../spec/routes.json' with { type: 'json' };
import {
  anAccount,
  anAiOnlyPerson,
  aPerson,
  aSubscription,
  everyPermissionSet,
  hasAnyPermission,
  now,
} from './people.ts';

const searching = anAccount({ meta_data: [{ enable_search: true }] });

/** Checks over all 2,048 sets of permissions that exactly those containing one of `openedBy` reach the tier. */
function expectOpenedBy(
  tier: Tier,
  openedBy: readonly Permission[],
  rest: Partial<SignedInPerson> = {},
): void {
  for (const permissions of everyPermissionSet()) {
    const reached = reachesTier(aPerson({ permissions }, rest), tier, now);
    expect(reached, `${tier} with ${permissions.join()}`).toBe(hasAnyPermission(permissions, openedBy));
  }
}

test('GUARD-14 the tiers match the route table', () => {
  expect(tiers).toEqual(specified.tiers);
});

test('ROLE-30 every signed-in person reaches tier user', () => {
  for (const permissions of everyPermissionSet()) {
    expect(reachesTier(aPerson({ permissions }), 'user', now), permissions.join()).toBe(true);
  }
});

test('ROLE-31 supervisors and admins reach tier supervisor', () => {
  expectOpenedBy('supervisor', ['supervisor', 'local_admin', 'delegated_admin', 'admin', 'super_admin']);
});

test('ROLE-32 every admin reaches tier local_admin', () => {
  expectOpenedBy('local_admin', ['local_admin', 'delegated_admin', 'admin', 'super_admin']);
});

test('ROLE-33 only platform admins reach tier admin', () => {
  expectOpenedBy('admin', ['admin', 'super_admin']);
});

test('ROLE-34 tier super_admin requires that permission', () => {
  expectOpenedBy('super_admin', ['super_admin']);
});

test('ROLE-35 tier ai_console requires the permission, the AI offering or a platform admin', () => {
  expectOpenedBy('ai_console', ['ai_console', 'admin', 'super_admin']);
  expectOpenedBy('ai_console', ['ai_console', 'admin', 'super_admin'], {
    subscriptions: [aSubscription({ date_subscription_end: '2026-11-20' })],
  });
  expect(
    reachesTier(aPerson({ permissions: [] }, { subscriptions: [aSubscription()] }), 'ai_console', now),
  ).toBe(true);
  expect(reachesTier(anAiOnlyPerson(), 'ai_console', now)).toBe(true);
});

test('ROLE-36 hiring admins and admins reach tier full_hiring', () => {
  expectOpenedBy('full_hiring', ['full_hiring', 'local_admin', 'delegated_admin', 'admin', 'super_admin']);
});

test('ROLE-37 tier api_access requires that permission, even of platform admins', () => {
  expectOpenedBy('api_access', ['api_access']);
});

test('ROLE-38 delegated admins and platform admins reach tier delegated_admin', () => {
  expectOpenedBy('delegated_admin', ['delegated_admin', 'admin', 'super_admin']);
});

test('ROLE-39 tier app_admin requires that permission', () => {
  expectOpenedBy('app_admin', ['app_admin']);
});

test('ROLE-12 ROLE-40 tier user_with_search requires the permission user in an account with search', () => {
  expectOpenedBy('user_with_search', ['user'], { ownAccount: searching, currentAccount: searching });
  expectOpenedBy('user_with_search', [], { ownAccount: searching, currentAccount: anAccount() });
  expectOpenedBy('user_with_search', ['user'], { currentAccount: searching });
});
