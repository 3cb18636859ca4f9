import { grantablePermissions } from '../../domain/access/checkGrants.ts';
import type { PermissionHolder } from '../../domain/access/permissions.ts';
import { field, type Resource } from '../kit/resource.ts';
import { users } from './users.ts';

const person = (users.sections.person ?? []).filter((name) => name !== 'time_zone');

/**
 * The resource with only the permissions that `giver` can grant. The time zone has a custom input (`PersonTimeZoneInput`).
 */
export function limitToGrantablePermissions(giver: PermissionHolder): Resource {
  return {
    ...users,
    sections: { ...users.sections, person },
    fields: { ...users.fields, permissions: field.choices(grantablePermissions(giver)) },
  };
}
