import type { Permission } from '../access/permissions.ts';
import type { FieldProblem } from '../refusal.ts';

/** Whether someone with these permissions signs in to do their work, and so needs an email address. */
const needsAddress = (permissions: readonly Permission[]): boolean =>
  permissions.some((permission) => permission !== 'user');

interface IdentifiedPerson {
  readonly email: string | null;
  readonly external_id: string | null;
  readonly permissions: readonly Permission[];
}

/**
 * Returns why a person can't be without an email address, or null. Without one, a person is identified by their employee ID and holds no
 * permission besides `user`, because they can't sign in. Problems: addressOrId, addressNeeded.
 */
export function findAddressProblem({
  email,
  external_id,
  permissions,
}: IdentifiedPerson): FieldProblem | null {
  if (email) return null;
  if (!external_id) return { field: 'email', problem: 'addressOrId' };
  return needsAddress(permissions) ? { field: 'email', problem: 'addressNeeded' } : null;
}
