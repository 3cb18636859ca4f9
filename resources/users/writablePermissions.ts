import { canGrant, grantablePermissions } from '../../domain/access/checkGrants.ts';
import type { Holder } from '../../domain/access/permissions.ts';
import { choices, type Resource } from '../kit/resource.ts';
import { users } from './users.ts';

const person = (users.sections.person ?? []).filter((name) => name !== 'time_zone');

/**
 * The record as somebody may write it: no other permissions than those they may give. The time zone has an input of its own
 * (`TimeZoneInput`).
 */
export function limitToGrantable(giver: Holder): Resource {
  return {
    ...users,
    sections: { ...users.sections, person },
    fields: { ...users.fields, permissions: choices(grantablePermissions(giver)) },
  };
}

/** Whether somebody may change a person at all: whoever holds more than they may give is out of their reach. */
export function isInReach(giver: Holder, held: Holder): boolean {
  return held.permissions.every((permission) => canGrant(giver, permission));
}
