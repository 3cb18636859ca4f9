import { hasAiOffering } from '../accounts/aiOffering.ts';
import { hasSearch } from '../accounts/variant.ts';
import type { Permission } from './permissions.ts';
import type { Person } from './person.ts';
import { isAdmin, isPlatformAdmin } from './roles.ts';

/** The minimum permissions a route or a call can ask for (ROLE-30 to ROLE-40). */
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

type Rule = (person: Person, now: Date) => boolean;

const holds =
  (permission: Permission): Rule =>
  ({ user }) =>
    user.permissions.includes(permission);

const holdsOrAdmin =
  (permission: Permission): Rule =>
  ({ user }) =>
    user.permissions.includes(permission) || isAdmin(user);

const holdsOrPlatformAdmin =
  (permission: Permission): Rule =>
  ({ user }) =>
    user.permissions.includes(permission) || isPlatformAdmin(user);

/** "Local admin" is the derived Admin and "admin" the platform admin, or the platform's own people were shut out. */
const rules: Readonly<Record<Tier, Rule>> = {
  user: () => true,
  supervisor: holdsOrAdmin('supervisor'),
  local_admin: ({ user }) => isAdmin(user),
  admin: ({ user }) => isPlatformAdmin(user),
  super_admin: holds('super_admin'),
  ai_console: (person, now) =>
    holdsOrPlatformAdmin('ai_console')(person, now) || hasAiOffering(person.subscriptions, now),
  full_hiring: holdsOrAdmin('full_hiring'),
  api_access: holds('api_access'),
  delegated_admin: holdsOrPlatformAdmin('delegated_admin'),
  app_admin: holds('app_admin'),
  user_with_search: ({ user, currentAccount }) => hasSearch(user, currentAccount),
};

/**
 * Whether a signed-in person reaches a tier (GUARD-14). Tiers do not contain one another: each is its own rule.
 * `now` decides which subscriptions are active.
 */
export function meets(person: Person, tier: Tier, now: Date): boolean {
  return rules[tier](person, now);
}
