import { canGrant, grantablePermissions } from '../../domain/access/checkGrants.ts';
import type { Holder } from '../../domain/access/permissions.ts';
import { choices, type Resource } from '../kit/resource.ts';
import { users } from './users.ts';

const person = (users.sections.person ?? []).filter((name) => name !== 'time_zone');

/**
 * The resource with only the permissions that `giver` can grant. The time zone has a custom input (`TimeZoneInput`).
 */
export function limitToGrantable(giver: Holder): Resource {
  return {
    ...users,
    sections: { ...users.sections, person },
    fields: { ...users.fields, permissions: choices(grantablePermissions(giver)) },
  };
}

/** Whether `giver` can edit a person: not when that person has permissions that `giver` cannot grant. */
export function isInReach(giver: Holder, held: Holder): boolean {
  return held.permissions.every((permission) => canGrant(giver, permission));
}
