import { Refusal } from '../refusal.ts';
import { type Permission, type PermissionHolder, permissions } from './permissions.ts';
import { isPlatformAdmin } from './roles.ts';

/** Permissions that give access to other accounts. Only platform admins may grant them. */
const crossAccountPermissions: readonly Permission[] = [
  'admin',
  'super_admin',
  'app_admin',
  'delegated_admin',
  'consultant',
];

/** Whether a person may grant or revoke a permission. Only super admins may grant `super_admin`. */
export function canGrantPermission(giver: PermissionHolder, permission: Permission): boolean {
  if (permission === 'super_admin') return giver.permissions.includes('super_admin');
  return isPlatformAdmin(giver) || !crossAccountPermissions.includes(permission);
}

/** Returns every permission that a person may grant. They cannot edit people who hold any other permission. */
export function grantablePermissions(giver: PermissionHolder): readonly Permission[] {
  return permissions.filter((permission) => canGrantPermission(giver, permission));
}

/**
 * Whether a person may edit people who have delegated accounts. Delegations affect other accounts, so only platform admins may,
 * regardless of the delegate's permissions (ROLE-29).
 */
export function canEditDelegates(giver: PermissionHolder): boolean {
  return isPlatformAdmin(giver);
}

interface Giver extends PermissionHolder {
  readonly id: number;
}

/** A person's permissions and delegations before a change. */
export interface CurrentRoles extends Giver {
  readonly has_delegated_accounts: boolean;
}

/** Why a person can't be changed: they have permissions that the other can't grant, or accounts are delegated to them. */
export const personLocks = ['permissions', 'delegations'] as const;
export type PersonLock = (typeof personLocks)[number];

/** Returns why `giver` can't change or delete a person, whatever the change; null if they can. */
export function explainPersonLock(giver: Giver, person: CurrentRoles): PersonLock | null {
  if (person.id !== giver.id && person.has_delegated_accounts && !canEditDelegates(giver))
    return 'delegations';
  return person.permissions.every((permission) => canGrantPermission(giver, permission))
    ? null
    : 'permissions';
}

/**
 * Checks a change to a user. Throws `forbidden` if the user holds, or would hold, a permission that `giver` cannot grant, or has
 * delegated accounts and is not `giver`: changing their email address would allow taking over their sign-in.
 */
export function checkGrants(giver: Giver, before: CurrentRoles | null, after: PermissionHolder | null): void {
  const isLocked = before !== null && explainPersonLock(giver, before) !== null;
  const granted = after?.permissions ?? [];
  if (!isLocked && granted.every((permission) => canGrantPermission(giver, permission))) return;
  throw new Refusal('forbidden', [{ field: 'permissions', problem: 'beyondYours' }]);
}
