import type { Permission } from './permissions.ts';

/** One reason why somebody may do something; each is enough by itself. */
export type Grant =
  /** Everybody who is signed in. */
  | { readonly kind: 'session' }
  /** Holds the permission. */
  | { readonly kind: 'permission'; readonly permission: Permission }
  /** Is an admin or a platform admin, and that through these permissions. */
  | {
      readonly kind: 'role';
      readonly role: 'admin' | 'platformAdmin';
      readonly through: readonly Permission[];
    }
  /** The account has subscribed. */
  | { readonly kind: 'subscription' }
  /** The account has switched it on for everybody who holds the permission. */
  | { readonly kind: 'account'; readonly permission: Permission }
  /** Other accounts were delegated to somebody who holds the permission. */
  | { readonly kind: 'delegation'; readonly permission: Permission };

type Grants = readonly Grant[];

/** The permission itself, where it is held. */
export function heldGrants(permissions: readonly Permission[], permission: Permission): Grants {
  return permissions.includes(permission) ? [{ kind: 'permission', permission }] : [];
}

/** The derived role, where one of the permissions that make it is held. */
export function derivedGrants(role: 'admin' | 'platformAdmin', through: readonly Permission[]): Grants {
  return through.length > 0 ? [{ kind: 'role', role, through }] : [];
}
