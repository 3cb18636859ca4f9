import { type AccountStatus, isServed } from '../accounts/statuses.ts';
import type { CurrentUser } from './person.ts';
import { canEmulate, isPlatformAdmin } from './roles.ts';

const emulationMinutes = 60;

/** A reason is a short text: enough to be understood a year later. */
export const reasonLength = { min: 5, max: 200 } as const;

/** Who looks, reduced to what decides about accounts. */
export interface Viewer {
  readonly user: Pick<CurrentUser, 'permissions' | 'has_delegated_accounts'>;
  readonly ownAccountId: number;
}

export type ViewingMode = 'none' | 'read' | 'write';

/**
 * What a person may do in an account: everything their tiers allow in the own one; platform admins in all;
 * delegated admins, and local admins with delegated accounts, in those delegated to them; consultants only
 * read these. `delegatedAccountIds` are the ids of the accounts delegated to this user.
 */
export function viewingMode(
  viewer: Viewer,
  accountId: number,
  delegatedAccountIds: readonly number[],
): ViewingMode {
  if (accountId === viewer.ownAccountId || isPlatformAdmin(viewer.user)) return 'write';
  if (!delegatedAccountIds.includes(accountId)) return 'none';
  if (canEmulate(viewer.user)) return 'write';
  return viewer.user.permissions.includes('consultant') ? 'read' : 'none';
}

/** Whether the account may be viewed at all. A picker is a wish, never a right: the server asks this again. */
export function canView(viewer: Viewer, accountId: number, delegatedAccountIds: readonly number[]): boolean {
  return viewingMode(viewer, accountId, delegatedAccountIds) !== 'none';
}

/** What remains of a mode in an account of this status: one that is not served is only read. */
export function modeIn(mode: ViewingMode, status: AccountStatus): ViewingMode {
  return mode === 'write' && !isServed(status) ? 'read' : mode;
}

/**
 * Whether a reason must be given before anything of the account is shown: for accounts that nobody has delegated
 * to the person, which only the platform's own can view. To others a delegation is the reason.
 */
export function needsReason(
  viewer: Pick<Viewer, 'ownAccountId'>,
  accountId: number,
  delegatedAccountIds: readonly number[],
): boolean {
  return accountId !== viewer.ownAccountId && !delegatedAccountIds.includes(accountId);
}

/** When viewing another account ends by itself: 60 minutes after it began. */
export function emulationEnds(startedAt: Date): Date {
  return new Date(startedAt.getTime() + emulationMinutes * 60_000);
}

/** A look that began then or before is over by now. */
export function emulationBegan(now: Date): Date {
  return new Date(now.getTime() - emulationMinutes * 60_000);
}
