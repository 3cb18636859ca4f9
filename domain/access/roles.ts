import { type Grant, permissionGrants, roleGrants } from './grants.ts';
import type { Permission, PermissionHolder } from './permissions.ts';
import type { CurrentUser } from './signedInPerson.ts';

const inviteeType = 3;
const applicantType = 4;
const adminPermissions: readonly Permission[] = ['local_admin', 'delegated_admin', 'admin', 'super_admin'];
const platformPermissions: readonly Permission[] = ['admin', 'super_admin'];

/** The single role label of a person; a key of `locales/en/roles.ts`. */
export const mainRoles = ['invitee', 'applicant', 'teamLead', 'admin', 'platformAdmin', 'user'] as const;
export type MainRole = (typeof mainRoles)[number];

const permissionsAmong = (holder: PermissionHolder, accepted: readonly Permission[]) =>
  holder.permissions.filter((permission) => accepted.includes(permission));

/** Grants of the admin role: local_admin, delegated_admin, admin or super_admin (ROLE-20). */
export function adminGrants(holder: PermissionHolder): readonly Grant[] {
  return roleGrants('admin', permissionsAmong(holder, adminPermissions));
}

/** Grants of the platform admin role: admin or super_admin (ROLE-21). */
export function platformAdminGrantsOf(holder: PermissionHolder): readonly Grant[] {
  return roleGrants('platformAdmin', permissionsAmong(holder, platformPermissions));
}

/** Grants of the supervisor tier: supervisor, or any grant of the admin role (ROLE-31). */
export const supervisorGrants = (holder: PermissionHolder): readonly Grant[] => [
  ...permissionGrants(holder.permissions, 'supervisor'),
  ...adminGrants(holder),
];

/** Whether the person is an admin (ROLE-20). */
export const isAdmin = (holder: PermissionHolder): boolean => adminGrants(holder).length > 0;
/** Whether the person is a platform admin (ROLE-21). */
export const isPlatformAdmin = (holder: PermissionHolder): boolean =>
  platformAdminGrantsOf(holder).length > 0;

/** Whether the person holds supervisor without being an admin (ROLE-22); also called team lead (ROLE-41). */
export function isSupervisor(holder: PermissionHolder): boolean {
  return holder.permissions.includes('supervisor') && !isAdmin(holder);
}

/**
 * Returns the first matching label (ROLE-23 to ROLE-28). Invitees and applicants are labeled by type, regardless of
 * permissions.
 */
export function mainRoleLabel(user: Pick<CurrentUser, 'type' | 'permissions'>): MainRole {
  if (user.type === inviteeType) return 'invitee';
  if (user.type === applicantType) return 'applicant';
  if (isSupervisor(user)) return 'teamLead';
  if (isPlatformAdmin(user)) return 'platformAdmin';
  return isAdmin(user) ? 'admin' : 'user';
}

type Emulator = Pick<CurrentUser, 'permissions' | 'has_delegated_accounts'>;

/** Grants to emulate: platform admin, delegated admin, or local admin with delegated accounts (ROLE-29). */
export function emulationGrants(user: Emulator): readonly Grant[] {
  const byDelegation = user.permissions.includes('local_admin') && user.has_delegated_accounts;
  return [
    ...platformAdminGrantsOf(user),
    ...permissionGrants(user.permissions, 'delegated_admin'),
    ...(byDelegation ? [{ kind: 'delegation', permission: 'local_admin' } as const] : []),
  ];
}

/** Whether the person can emulate other accounts (ROLE-29). */
export const canEmulate = (user: Emulator): boolean => emulationGrants(user).length > 0;
