import type { Permission } from '../access/permissions.ts';
import { isPlatformAdmin } from '../access/roles.ts';
import { type AccountStatus, isAccountInUse } from './accountStatuses.ts';

/** Progress of one person's move to another account. */
export const moveStates = ['waiting', 'moved', 'refused'] as const;
export type MoveState = (typeof moveStates)[number];

/** Why a person cannot be moved or, for an unexpected error, was not moved (`failed`); keys of `locales/en/moveUsers.ts`. */
export const moveRefusals = [
  'same_account',
  'target_not_served',
  'oneself',
  'platform_admin',
  'external_id_taken',
  'failed',
] as const;
export type MoveRefusal = (typeof moveRefusals)[number];

/** Permissions that a moved person keeps. All others apply only within the previous account. */
const portablePermissions: readonly Permission[] = ['user', 'ai_console'];

/** Splits permissions into those that a moved person keeps and those that end with the move. */
export function splitPermissionsOnMove(held: readonly Permission[]): {
  readonly kept: readonly Permission[];
  readonly ended: readonly Permission[];
} {
  return {
    kept: held.filter((permission) => portablePermissions.includes(permission)),
    ended: held.filter((permission) => !portablePermissions.includes(permission)),
  };
}

/** The properties of a person that determine whether they can be moved. */
export interface MoveCandidate {
  readonly id: number;
  readonly account_id: number;
  readonly permissions: readonly Permission[];
  readonly external_id: string | null;
}

interface Target {
  readonly id: number;
  readonly status: AccountStatus;
  /** External ids already used in the target account. */
  readonly externalIds: ReadonlySet<string>;
}

/**
 * Why a person cannot be moved to an account, or null. Moving oneself would end the current session. Permissions of platform staff must be
 * revoked explicitly, not by a move.
 */
export function findMoveRefusal(mover: MoveCandidate, target: Target, actorId: number): MoveRefusal | null {
  if (mover.account_id === target.id) return 'same_account';
  if (!isAccountInUse(target.status)) return 'target_not_served';
  if (mover.id === actorId) return 'oneself';
  if (isPlatformAdmin(mover) || mover.permissions.includes('app_admin')) return 'platform_admin';
  if (mover.external_id !== null && target.externalIds.has(mover.external_id)) return 'external_id_taken';
  return null;
}
