import { type AccountStatus, isServed } from '../accounts/statuses.ts';
import type { Grant } from './grants.ts';
import { permissions } from './permissions.ts';
import type { CurrentUser, Person } from './person.ts';
import { emulationGrants } from './roles.ts';
import { grantsBehind, type Tier, tiers } from './tiers.ts';

/** What a roles audit asks about: every tier but the one that all have, and viewing other accounts. */
export const rights = [
  ...tiers.filter((tier): tier is Exclude<Tier, 'user'> => tier !== 'user'),
  'other_accounts',
] as const;

export type Right = (typeof rights)[number];

/** Every reason why a person has a right; none where they do not. `now` decides which subscriptions are active. */
export function rightGrants(person: Person, right: Right, now: Date): readonly Grant[] {
  return right === 'other_accounts' ? viewingGrants(person.user) : grantsBehind(person, right, now);
}

/** Whoever can emulate, and consultants, who read the accounts delegated to them (`viewingMode`). */
function viewingGrants(user: CurrentUser): readonly Grant[] {
  const reads = user.permissions.includes('consultant') && user.has_delegated_accounts;
  return [
    ...emulationGrants(user),
    ...(reads ? [{ kind: 'delegation', permission: 'consultant' } as const] : []),
  ];
}

/** The permissions of which each, added to what the person holds, would let them reach the tier. */
export function waysTo(person: Person, tier: Tier, now: Date) {
  return permissions.filter((permission) => {
    const user = { ...person.user, permissions: [...person.user.permissions, permission] };
    return grantsBehind({ ...person, user }, tier, now).length > 0;
  });
}

/** Whether somebody can sign in at all: they are active, and so is their account. */
export function maySignIn(status: 'active' | 'inactive', account: AccountStatus): boolean {
  return status === 'active' && isServed(account);
}
