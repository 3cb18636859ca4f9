import { Refusal } from '../refusal.ts';
import { type Holder, type Permission, permissions } from './permissions.ts';
import { isPlatformAdmin } from './roles.ts';

/** What only the platform's own administrators give: each of these reaches beyond one account. */
const beyondAccount: readonly Permission[] = [
  'admin',
  'super_admin',
  'app_admin',
  'delegated_admin',
  'consultant',
];

/** Whether one person may give a permission to another, or take it away. Only a super admin makes super admins. */
export function mayGrant(giver: Holder, permission: Permission): boolean {
  if (permission === 'super_admin') return giver.permissions.includes('super_admin');
  return isPlatformAdmin(giver) || !beyondAccount.includes(permission);
}

/** Everything a person may give; who holds more than that is out of their reach. */
export function grantable(giver: Holder): readonly Permission[] {
  return permissions.filter((permission) => mayGrant(giver, permission));
}

/**
 * Whether people with delegated accounts are within somebody's reach: a delegation, too, goes beyond one account,
 * whatever its holder's permissions (ROLE-29).
 */
export function reachesDelegates(giver: Holder): boolean {
  return isPlatformAdmin(giver);
}

interface Giver extends Holder {
  readonly id: number;
}

/** Somebody as they stand before a change. */
export interface CurrentRoles extends Giver {
  readonly has_delegated_accounts: boolean;
}

/**
 * Lets a change of a user through. Who holds or is to hold what the giver may not give is out of the giver's
 * reach altogether, as is anybody else who has delegated accounts: changing such a person's address would be a
 * way to become them. Throws `forbidden`.
 */
export function checkGrants(giver: Giver, before: CurrentRoles | null, after: Holder | null): void {
  const touched = [...(before?.permissions ?? []), ...(after?.permissions ?? [])];
  const isDelegate = before !== null && before.id !== giver.id && before.has_delegated_accounts;
  const isWithin = !isDelegate || reachesDelegates(giver);
  if (isWithin && touched.every((permission) => mayGrant(giver, permission))) return;
  throw new Refusal('forbidden', [{ field: 'permissions', problem: 'beyondYours' }]);
}
