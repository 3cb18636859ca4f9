/** Every permission a user can hold (ROLE-01 to ROLE-11), in display order. */
export const permissions = [
  'user',
  'local_admin',
  'delegated_admin',
  'admin',
  'super_admin',
  'supervisor',
  'full_hiring',
  'consultant',
  'api_access',
  'app_admin',
  'ai_console',
] as const;

export type Permission = (typeof permissions)[number];

/** Anything with permissions. Roles are derived from permissions alone. */
export interface PermissionHolder {
  readonly permissions: readonly Permission[];
}
