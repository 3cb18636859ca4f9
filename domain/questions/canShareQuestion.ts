import type { PermissionHolder } from '../access/permissions.ts';
import { isPlatformAdmin } from '../access/roles.ts';

/**
 * Whether the user may offer a custom question to all accounts: platform admins, and only for questions of their own account, so that
 * no other account's content is disclosed.
 */
export function canShareQuestion(
  user: PermissionHolder,
  ownAccountId: number,
  accountId: number | null,
): boolean {
  return isPlatformAdmin(user) && ownAccountId === accountId;
}
