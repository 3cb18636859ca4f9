import { expect, test } from 'vitest';
import { type Permission, permissions } from '../../../domain/access/permissions.ts';
import {
  checkDelegates,
  delegablePermissions,
  delegationAccess,
} from '../../../domain/accounts/delegation.ts';
import { Refusal } from '../../../domain/refusal.ts';

const reachWith = (...grantedPermissions: Permission[]) =>
  delegationAccess({ permissions: grantedPermissions });

test('ROLE-29 administrators have full access to delegated accounts, consultants read-only access, and others none', () => {
  const expected: Partial<Record<Permission, string>> = {
    local_admin: 'administers',
    delegated_admin: 'administers',
    admin: 'administers',
    super_admin: 'administers',
    consultant: 'reads',
  };
  for (const permission of permissions) {
    expect(reachWith('user', permission), permission).toBe(expected[permission] ?? null);
    expect(delegablePermissions.includes(permission), permission).toBe(permission in expected);
  }
  expect(reachWith('consultant', 'local_admin')).toBe('administers');
});

test('an account can be delegated to eligible people outside the account', () => {
  const one = { id: 1, account_id: 10, permissions: ['delegated_admin'] as const };
  expect(() => checkDelegates([one], [20, 30])).not.toThrow();
  expect(() => checkDelegates([one], [20, 10])).toThrow(Refusal);
  expect(() => checkDelegates([{ ...one, permissions: ['user'] }], [20])).toThrow(Refusal);
});
