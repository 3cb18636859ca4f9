import type { Holder, Permission } from '../access/permissions.ts';
import { isPlatformAdmin } from '../access/roles.ts';
import { Refusal } from '../refusal.ts';

/** Whose permission lets them make use of an account that is delegated to them (ROLE-29), or read it. */
export const delegablePermissions: readonly Permission[] = [
  'delegated_admin',
  'local_admin',
  'consultant',
  'admin',
  'super_admin',
];

/** What somebody may do in an account that is delegated to them. */
export type Reach = 'administers' | 'reads';

/** What a delegation is worth to somebody: nothing without one of the permissions above. */
export function reachOf(holder: Holder): Reach | null {
  const { permissions } = holder;
  if (isPlatformAdmin(holder)) return 'administers';
  if (permissions.includes('delegated_admin') || permissions.includes('local_admin')) return 'administers';
  return permissions.includes('consultant') ? 'reads' : null;
}

/** Somebody an account is to be delegated to. */
export interface Delegate extends Holder {
  readonly id: number;
  readonly account_id: number;
}

/**
 * Lets delegations through. The own account needs none, and somebody who can make no use of one gets none:
 * it would come to life unseen with a later permission. Throws `invalid`.
 */
export function checkDelegates(delegates: readonly Delegate[], accountIds: readonly number[]): void {
  if (delegates.some((one) => reachOf(one) === null)) {
    throw new Refusal('invalid', [{ field: 'user_ids', problem: 'notDelegable' }]);
  }
  if (delegates.some((one) => accountIds.includes(one.account_id))) {
    throw new Refusal('invalid', [{ field: 'account_ids', problem: 'ownAccount' }]);
  }
}
