import { type Permission, permissions } from '../../../domain/access/permissions.ts';
import type { CurrentUser, SignedInPerson } from '../../../domain/access/signedInPerson.ts';
import type { Account } from '../../../domain/accounts/account.ts';
import type { Subscription } from '../../../domain/accounts/subscriptions.ts';

export const now = new Date('2026-11-21T12:00:00Z');

export function aUser(overrides: Partial<CurrentUser> = {}): CurrentUser {
  return {
    id: 7,
    first_name: 'Ada',
    last_name: 'Stone',
    email: 'ada@demo.example',
    type: null,
    permissions: ['user'],
    program_ids: [],
    has_delegated_accounts: false,
    locale_abbr: 'en',
    ...overrides,
  };
}

export function anAccount(overrides: Partial<Account> = {}): Account {
  return {
    id: 1,
    name: 'Harbor & Pine',
    company_name: 'Harbor & Pine Ltd',
    contract_date: '2024-03-01',
    schema_name: 'harbor_pine',
    modules: [1, 3],
    meta_data: [],
    ...overrides,
  };
}

export function aSubscription(overrides: Partial<Subscription> = {}): Subscription {
  return {
    date_subscription_end: '2027-01-01',
    processor_userid: 'cus_1',
    workflow_ids: '2,4',
    user_id: 7,
    ...overrides,
  };
}

export function aPerson(
  overrides: Partial<CurrentUser> = {},
  rest: Partial<SignedInPerson> = {},
): SignedInPerson {
  const ownAccount = rest.ownAccount ?? anAccount();
  return { user: aUser(overrides), ownAccount, currentAccount: ownAccount, subscriptions: [], ...rest };
}

/** A person with only the AI offering. */
export function anAiOnlyPerson(
  overrides: Partial<CurrentUser> = {},
  account: Partial<Account> = {},
): SignedInPerson {
  return aPerson(overrides, {
    ownAccount: anAccount({ modules: [], ...account }),
    subscriptions: [aSubscription()],
  });
}

/** All 2,048 sets of permissions. */
export function everyPermissionSet(): readonly (readonly Permission[])[] {
  return Array.from({ length: 2 ** permissions.length }, (_, bits) =>
    permissions.filter((_permission, index) => (bits >> index) & 1),
  );
}

export function hasAnyPermission(
  granted: readonly Permission[],
  alternatives: readonly Permission[],
): boolean {
  return alternatives.some((permission) => granted.includes(permission));
}
