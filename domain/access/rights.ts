import { type AccountStatus, isAccountInUse } from '../accounts/accountStatuses.ts';
import type { Grant } from './grants.ts';
import { permissions } from './permissions.ts';
import { emulationGrants } from './roles.ts';
import type { CurrentUser, SignedInPerson } from './signedInPerson.ts';
import { type Tier, tierGrants, tiers } from './tiers.ts';

/** Rights listed in the roles audit: every tier except `user`, and access to other accounts. */
export const rights = [
  ...tiers.filter((tier): tier is Exclude<Tier, 'user'> => tier !== 'user'),
  'other_accounts',
] as const;

export type Right = (typeof rights)[number];

/**
 * Returns every grant that gives a person a right; empty if they do not have it. `now` decides which subscriptions are
 * active.
 */
export function rightGrants(person: SignedInPerson, right: Right, now: Date): readonly Grant[] {
  return right === 'other_accounts' ? accountAccessGrants(person.user) : tierGrants(person, right, now);
}

/** Grants to access other accounts: for users who can emulate, and read-only for consultants with delegated accounts. */
function accountAccessGrants(user: CurrentUser): readonly Grant[] {
  const canRead = user.permissions.includes('consultant') && user.has_delegated_accounts;
  return [
    ...emulationGrants(user),
    ...(canRead ? [{ kind: 'delegation', permission: 'consultant' } as const] : []),
  ];
}

/** Returns the permissions that would each be sufficient for the person to reach the tier. */
export function permissionsReaching(person: SignedInPerson, tier: Tier, now: Date) {
  return permissions.filter((permission) => {
    const user = { ...person.user, permissions: [...person.user.permissions, permission] };
    return tierGrants({ ...person, user }, tier, now).length > 0;
  });
}

interface SignInFacts {
  readonly status: 'active' | 'inactive';
  readonly account_status: AccountStatus;
  readonly has_address: boolean;
}

/** Whether a person can sign in: both the person and the account are active, and the person has an email address. */
export function canPersonSignIn({ status, account_status, has_address }: SignInFacts): boolean {
  return status === 'active' && has_address && isAccountInUse(account_status);
}
