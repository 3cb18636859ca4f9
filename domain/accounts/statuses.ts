import type { Holder } from '../access/permissions.ts';
import { isPlatformAdmin } from '../access/roles.ts';
import { Refusal } from '../refusal.ts';

export const accountStatuses = ['draft', 'trial', 'active', 'suspended', 'closed'] as const;

export type AccountStatus = (typeof accountStatuses)[number];

/** The accounts that work; suspending or closing one ends that at once. */
export const servedAccountStatuses: readonly AccountStatus[] = ['draft', 'trial', 'active'];

/**
 * The one rule about suspended and closed accounts: their people cannot sign in, invitations take no answers, no
 * mail goes out, and whoever may view them only reads. Nothing is deleted: answers begun stay, campaigns still
 * close on their day and are published, and an account that is active again goes on where it stopped.
 */
export function isServed(status: AccountStatus): boolean {
  return servedAccountStatuses.includes(status);
}

/** What may follow what. Suspending can be undone, closing cannot. */
const followers: Readonly<Record<AccountStatus, readonly AccountStatus[]>> = {
  draft: ['trial', 'active', 'closed'],
  trial: ['active', 'suspended', 'closed'],
  active: ['suspended', 'closed'],
  suspended: ['active', 'closed'],
  closed: [],
};

/** The statuses an account can take next; empty when it is closed. */
export function nextAccountStatuses(from: AccountStatus): readonly AccountStatus[] {
  return followers[from];
}

/** The new status. Throws `status_change` where it may not follow, also on no change. */
export function changeStatus(from: AccountStatus, to: AccountStatus): AccountStatus {
  if (!followers[from].includes(to)) throw new Refusal('status_change');
  return to;
}

/** Account screens are for platform admins, and so is the status (STATE-32). */
export function mayChangeStatus(user: Holder): boolean {
  return isPlatformAdmin(user);
}
