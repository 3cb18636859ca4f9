import type { Permission } from '../access/permissions.ts';
import { isPlatformAdmin } from '../access/roles.ts';
import { type AccountStatus, isServed } from './statuses.ts';

/** How far the move of one person is. */
export const moveStates = ['waiting', 'moved', 'refused'] as const;
export type MoveState = (typeof moveStates)[number];

/** Why a person stays where they are; keys of `locales/en/moveUsers.ts`. */
export const moveRefusals = [
  'same_account',
  'target_not_served',
  'oneself',
  'platform_admin',
  'external_id_taken',
] as const;
export type MoveRefusal = (typeof moveRefusals)[number];

/** What belongs to the person. All else gives a say over people of the account that is left. */
const goesAlong: readonly Permission[] = ['user', 'ai_console'];

/** The permissions that go along to another account, and those that end with the move. */
export function permissionsOnMove(held: readonly Permission[]): {
  readonly kept: readonly Permission[];
  readonly ended: readonly Permission[];
} {
  return {
    kept: held.filter((permission) => goesAlong.includes(permission)),
    ended: held.filter((permission) => !goesAlong.includes(permission)),
  };
}

/** Who is to be moved, as far as it decides whether they can be. */
export interface Mover {
  readonly id: number;
  readonly account_id: number;
  readonly permissions: readonly Permission[];
  readonly external_id: string | null;
}

interface Target {
  readonly id: number;
  readonly status: AccountStatus;
  /** The external ids that people of the account have. */
  readonly externalIds: ReadonlySet<string>;
}

/**
 * Why somebody cannot be moved to an account, or null. Nobody moves themselves, as it would end the session they
 * do it in; people of the platform lose their permissions by somebody's decision, never by a move.
 */
export function moveRefusal(mover: Mover, target: Target, actorId: number): MoveRefusal | null {
  if (mover.account_id === target.id) return 'same_account';
  if (!isServed(target.status)) return 'target_not_served';
  if (mover.id === actorId) return 'oneself';
  if (isPlatformAdmin(mover) || mover.permissions.includes('app_admin')) return 'platform_admin';
  if (mover.external_id !== null && target.externalIds.has(mover.external_id)) return 'external_id_taken';
  return null;
}
