import type { Permission, PermissionHolder } from '../access/permissions.ts';
import { isPlatformAdmin } from '../access/roles.ts';
import { Refusal } from '../refusal.ts';

/** Permissions that allow using an account that is delegated to their holder (ROLE-29), or reading it. */
export const delegablePermissions: readonly Permission[] = [
  'delegated_admin',
  'local_admin',
  'consultant',
  'admin',
  'super_admin',
];

/** Access that a delegation gives. */
export type DelegationAccess = 'administers' | 'reads';

/** Returns the access that a delegation gives to this person; null without one of the `delegablePermissions`. */
export function delegationAccess(holder: PermissionHolder): DelegationAccess | null {
  const { permissions } = holder;
  if (isPlatformAdmin(holder)) return 'administers';
  if (permissions.includes('delegated_admin') || permissions.includes('local_admin')) return 'administers';
  return permissions.includes('consultant') ? 'reads' : null;
}

/** A person who is to receive delegated accounts. */
export interface Delegate extends PermissionHolder {
  readonly id: number;
  readonly account_id: number;
}

/**
 * Checks delegations. Throws `invalid` for a person's own account, and for people without a delegable permission: their delegations would
 * take effect unnoticed once they receive such a permission.
 */
export function checkDelegates(delegates: readonly Delegate[], accountIds: readonly number[]): void {
  if (delegates.some((one) => delegationAccess(one) === null)) {
    throw new Refusal('invalid', [{ field: 'user_ids', problem: 'notDelegable' }]);
  }
  if (delegates.some((one) => accountIds.includes(one.account_id))) {
    throw new Refusal('invalid', [{ field: 'account_ids', problem: 'ownAccount' }]);
  }
}
