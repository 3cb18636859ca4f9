import { type AccountStatus, isAccountInUse } from '../accounts/accountStatuses.ts';
import { canEmulate, isPlatformAdmin } from './roles.ts';
import type { CurrentUser } from './signedInPerson.ts';

const emulationMinutes = 60;

/** Allowed length of the reason for accessing an account, in characters. */
export const accessReasonLength = { min: 5, max: 200 } as const;

/** The properties of a user that determine which accounts they may access. */
export interface Viewer {
  readonly user: Pick<CurrentUser, 'permissions' | 'has_delegated_accounts'>;
  readonly ownAccountId: number;
}

export type AccountAccessMode = 'none' | 'read' | 'write';

/**
 * Returns what a user may do in an account: `write` in their own account and, for platform admins, in every account;
 * `write` in delegated accounts for delegated admins and for local admins with delegations; `read` in delegated
 * accounts for consultants. `delegatedAccountIds` lists the accounts delegated to this user.
 */
export function accountAccessMode(
  viewer: Viewer,
  accountId: number,
  delegatedAccountIds: readonly number[],
): AccountAccessMode {
  if (accountId === viewer.ownAccountId || isPlatformAdmin(viewer.user)) return 'write';
  if (!delegatedAccountIds.includes(accountId)) return 'none';
  if (canEmulate(viewer.user)) return 'write';
  return viewer.user.permissions.includes('consultant') ? 'read' : 'none';
}

/** Whether the user may view the account. The server checks every selection of the account picker with this rule. */
export function canAccessAccount(
  viewer: Viewer,
  accountId: number,
  delegatedAccountIds: readonly number[],
): boolean {
  return accountAccessMode(viewer, accountId, delegatedAccountIds) !== 'none';
}

/** Limits an access mode by the status of the account: suspended and closed accounts are read-only. */
export function accessModeForStatus(mode: AccountAccessMode, status: AccountStatus): AccountAccessMode {
  return mode === 'write' && !isAccountInUse(status) ? 'read' : mode;
}

/**
 * Whether the user must enter a reason before accessing the account: required unless the account is their own or delegated to them. Only
 * platform admins can access such accounts.
 */
export function needsAccessReason(
  viewer: Pick<Viewer, 'ownAccountId'>,
  accountId: number,
  delegatedAccountIds: readonly number[],
): boolean {
  return accountId !== viewer.ownAccountId && !delegatedAccountIds.includes(accountId);
}

/** When an emulation ends automatically: 60 minutes after it started. */
export function emulationEndsAt(startedAt: Date): Date {
  return new Date(startedAt.getTime() + emulationMinutes * 60_000);
}

/** Emulations that started at or before this moment have expired at `now`. */
export function emulationCutoff(now: Date): Date {
  return new Date(now.getTime() - emulationMinutes * 60_000);
}
