import type { Permission } from './permissions.ts';

/** A reason why a person has a right. Each one is sufficient on its own. */
export type Grant =
  /** The person is signed in. */
  | { readonly kind: 'session' }
  /** The person holds the permission. */
  | { readonly kind: 'permission'; readonly permission: Permission }
  /** The person is an admin or a platform admin through these permissions. */
  | {
      readonly kind: 'role';
      readonly role: 'admin' | 'platformAdmin';
      readonly through: readonly Permission[];
    }
  /** The account has an active subscription. */
  | { readonly kind: 'subscription' }
  /** The account has enabled it for everyone who holds the permission. */
  | { readonly kind: 'account'; readonly permission: Permission }
  /** The person holds the permission and other accounts are delegated to them. */
  | { readonly kind: 'delegation'; readonly permission: Permission };

type Grants = readonly Grant[];

/** Returns the grant of a permission; empty if the person does not hold it. */
export function permissionGrants(permissions: readonly Permission[], permission: Permission): Grants {
  return permissions.includes(permission) ? [{ kind: 'permission', permission }] : [];
}

/** Returns the grant of a derived role; empty if the person holds none of its permissions. */
export function roleGrants(role: 'admin' | 'platformAdmin', through: readonly Permission[]): Grants {
  return through.length > 0 ? [{ kind: 'role', role, through }] : [];
}
