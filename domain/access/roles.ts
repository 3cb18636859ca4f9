import type { Holder, Permission } from './permissions.ts';
import type { CurrentUser } from './person.ts';

const inviteeType = 3;
const applicantType = 4;
const adminPermissions: readonly Permission[] = ['local_admin', 'delegated_admin', 'admin', 'super_admin'];
const platformPermissions: readonly Permission[] = ['admin', 'super_admin'];

/** The one word for what somebody is here; a key of `locales/en/roles.ts`. */
export type MainRole = 'invitee' | 'applicant' | 'teamLead' | 'admin' | 'platformAdmin' | 'user';

function holdsAny(holder: Holder, wanted: readonly Permission[]): boolean {
  return holder.permissions.some((held) => wanted.includes(held));
}

/** Any of local_admin, delegated_admin, admin, super_admin (ROLE-20). */
export function isAdmin(holder: Holder): boolean {
  return holdsAny(holder, adminPermissions);
}

/** admin or super_admin (ROLE-21). */
export function isPlatformAdmin(holder: Holder): boolean {
  return holdsAny(holder, platformPermissions);
}

/** Holds supervisor and is no Admin (ROLE-22); also called a team lead (ROLE-41). */
export function isSupervisor(holder: Holder): boolean {
  return holder.permissions.includes('supervisor') && !isAdmin(holder);
}

/** First match in the written order (ROLE-23 to ROLE-28): an invitee stays one, whatever they may do. */
export function mainRoleLabel(user: Pick<CurrentUser, 'type' | 'permissions'>): MainRole {
  if (user.type === inviteeType) return 'invitee';
  if (user.type === applicantType) return 'applicant';
  if (isSupervisor(user)) return 'teamLead';
  if (isPlatformAdmin(user)) return 'platformAdmin';
  return isAdmin(user) ? 'admin' : 'user';
}

/** Platform admin, delegated admin, or local admin with delegated accounts (ROLE-29). */
export function canEmulate(user: Pick<CurrentUser, 'permissions' | 'has_delegated_accounts'>): boolean {
  if (isPlatformAdmin(user) || user.permissions.includes('delegated_admin')) return true;
  return user.permissions.includes('local_admin') && user.has_delegated_accounts;
}
