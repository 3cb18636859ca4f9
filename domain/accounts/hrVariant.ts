import type { PermissionHolder } from '../access/permissions.ts';
import type { Account } from './account.ts';
import { brandNames } from './brandNames.ts';

function contains(name: string, marker: string): boolean {
  return name.toLowerCase().includes(marker);
}

/** Whether the account belongs to the HR app: its schema name contains the variant marker (HR-30). */
export function isVariantAccount(account: Pick<Account, 'schema_name'>): boolean {
  return contains(account.schema_name, brandNames.variant);
}

/** Whether the host serves the HR app (HR-01, HR-03), including hosts of the partner. */
export function isVariantHost(hostName: string): boolean {
  return contains(hostName, brandNames.variant);
}

/** Whether the host uses the partner's colors (CONST-05 to CONST-07). */
export function isPartnerHost(hostName: string): boolean {
  return contains(hostName, brandNames.partner);
}

/** Whether compensation search is enabled; the first metadata entry decides (ENT-16). */
export function isCompensationSearchEnabled(account: Pick<Account, 'meta_data'>): boolean {
  return account.meta_data[0]?.enable_search === true;
}

/** Whether the user has compensation search: the permission `user` in an account that enables it (HR-31). */
export function hasCompensationSearch(user: PermissionHolder, account: Pick<Account, 'meta_data'>): boolean {
  return user.permissions.includes('user') && isCompensationSearchEnabled(account);
}
