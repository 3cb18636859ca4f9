import { hasAiOffering } from '../accounts/aiOffering.ts';
import { hasCompensationSearch } from '../accounts/hrVariant.ts';
import { type Grant, permissionGrants } from './grants.ts';
import type { Permission } from './permissions.ts';
import { adminGrants, platformAdminGrantsOf, supervisorGrants } from './roles.ts';
import type { SignedInPerson } from './signedInPerson.ts';

/** The access tiers of routes and calls (ROLE-30 to ROLE-40). */
export const tiers = [
  'user',
  'supervisor',
  'local_admin',
  'admin',
  'super_admin',
  'ai_console',
  'full_hiring',
  'api_access',
  'delegated_admin',
  'app_admin',
  'user_with_search',
] as const;

export type Tier = (typeof tiers)[number];

type Rule = (person: SignedInPerson, now: Date) => readonly Grant[];

const holdsPermission =
  (permission: Permission): Rule =>
  ({ user }) =>
    permissionGrants(user.permissions, permission);

const holdsOrAdmin =
  (permission: Permission): Rule =>
  ({ user }) => [...permissionGrants(user.permissions, permission), ...adminGrants(user)];

const holdsOrPlatformAdmin =
  (permission: Permission): Rule =>
  ({ user }) => [...permissionGrants(user.permissions, permission), ...platformAdminGrantsOf(user)];

/**
 * `local_admin` is the derived admin role and `admin` the platform admin role; the permissions of the same names alone would exclude
 * platform staff.
 */
const tierRules: Readonly<Record<Tier, Rule>> = {
  user: () => [{ kind: 'session' }],
  supervisor: ({ user }) => supervisorGrants(user),
  local_admin: ({ user }) => adminGrants(user),
  admin: ({ user }) => platformAdminGrantsOf(user),
  super_admin: holdsPermission('super_admin'),
  ai_console: (person, now) => [
    ...holdsOrPlatformAdmin('ai_console')(person, now),
    ...(hasAiOffering(person.subscriptions, now) ? [{ kind: 'subscription' } as const] : []),
  ],
  full_hiring: holdsOrAdmin('full_hiring'),
  api_access: holdsPermission('api_access'),
  delegated_admin: holdsOrPlatformAdmin('delegated_admin'),
  app_admin: holdsPermission('app_admin'),
  user_with_search: ({ user, currentAccount }) =>
    hasCompensationSearch(user, currentAccount) ? [{ kind: 'account', permission: 'user' }] : [],
};

/** Returns every grant through which a person reaches a tier; empty if they do not. */
export function tierGrants(person: SignedInPerson, tier: Tier, now: Date): readonly Grant[] {
  return tierRules[tier](person, now);
}

/**
 * Whether a signed-in person reaches a tier (GUARD-14). Tiers are independent: none includes another. `now` decides which subscriptions are
 * active.
 */
export function reachesTier(person: SignedInPerson, tier: Tier, now: Date): boolean {
  return tierGrants(person, tier, now).length > 0;
}
