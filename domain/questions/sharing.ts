import type { Holder } from '../access/permissions.ts';
import { isPlatformAdmin } from '../access/roles.ts';

/**
 * Who may offer a supplemental question to all accounts: the platform's administrators, and only questions of the
 * account they belong to. So nobody gives away what another account has written.
 */
export function mayShare(user: Holder, ownAccountId: number, accountId: number | null): boolean {
  return isPlatformAdmin(user) && ownAccountId === accountId;
}
