import type { PermissionHolder } from '../access/permissions.ts';
import { isPlatformAdmin } from '../access/roles.ts';
import { Refusal } from '../refusal.ts';

export const accountStatuses = ['draft', 'trial', 'active', 'suspended', 'closed'] as const;

export type AccountStatus = (typeof accountStatuses)[number];

/** Statuses in which an account is in use. Suspending or closing an account takes effect immediately. */
export const usableAccountStatuses: readonly AccountStatus[] = ['draft', 'trial', 'active'];

/**
 * Whether an account is in use. In suspended and closed accounts people cannot sign in, invitations accept no answers,
 * no email is sent, and access is read-only. Nothing is deleted except the logo and the sign-in address of a closed account: drafts stay, campaigns still close on schedule and are
 * published, and a reactivated account continues where it stopped.
 */
export function isAccountInUse(status: AccountStatus): boolean {
  return usableAccountStatuses.includes(status);
}

/** Allowed status changes. Suspending can be undone, closing cannot. */
const nextStatuses: Readonly<Record<AccountStatus, readonly AccountStatus[]>> = {
  draft: ['trial', 'active', 'closed'],
  trial: ['active', 'suspended', 'closed'],
  active: ['suspended', 'closed'],
  suspended: ['active', 'closed'],
  closed: [],
};

/** Returns the statuses an account can change to; empty once it is closed. */
export function nextAccountStatuses(from: AccountStatus): readonly AccountStatus[] {
  return nextStatuses[from];
}

/** Returns the new status. Throws `status_change` if the change is not allowed or the status stays the same. */
export function checkAccountStatusChange(from: AccountStatus, to: AccountStatus): AccountStatus {
  if (!nextStatuses[from].includes(to)) throw new Refusal('status_change');
  return to;
}

/** Whether the user may open account screens and change an account's status: platform admins (STATE-32). */
export function canChangeAccountStatus(user: PermissionHolder): boolean {
  return isPlatformAdmin(user);
}
