import type { Holder } from '../access/permissions.ts';
import type { Account } from './account.ts';
import { markers } from './markers.ts';

function contains(name: string, marker: string): boolean {
  return name.toLowerCase().includes(marker);
}

/** An account of the HR app: its schema name contains the variant marker (HR-30). */
export function isVariantAccount(account: Pick<Account, 'schema_name'>): boolean {
  return contains(account.schema_name, markers.variant);
}

/** Whether the host name serves the HR app (HR-01, HR-03). It decides the app also on a partner's host. */
export function isVariantHost(hostName: string): boolean {
  return contains(hostName, markers.variant);
}

/** Whether the host name takes the partner's colours (CONST-05 to CONST-07). */
export function isPartnerHost(hostName: string): boolean {
  return contains(hostName, markers.partner);
}

/** The first entry of the account's meta data decides (ENT-16). */
export function searchEnabled(account: Pick<Account, 'meta_data'>): boolean {
  return account.meta_data[0]?.enable_search === true;
}

/** Compensation search: the permission `user`, on an account that enables it (HR-31). */
export function hasSearch(user: Holder, account: Pick<Account, 'meta_data'>): boolean {
  return user.permissions.includes('user') && searchEnabled(account);
}
