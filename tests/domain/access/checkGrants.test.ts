import { describe, expect, test } from 'vitest';
import {
  type CurrentRoles,
  canEditDelegates,
  checkGrants,
  explainPersonLock,
} from '../../../domain/access/checkGrants.ts';
import type { Permission } from '../../../domain/access/permissions.ts';

const holding = (id: number, ...permissions: Permission[]): CurrentRoles => ({
  id,
  permissions,
  has_delegated_accounts: false,
});
const delegate = (id: number, ...permissions: Permission[]): CurrentRoles => ({
  ...holding(id, ...permissions),
  has_delegated_accounts: true,
});
const change = (giver: CurrentRoles, before: CurrentRoles | null, after: CurrentRoles | null) => () =>
  checkGrants(giver, before, after);
const local = holding(1, 'user', 'local_admin');

describe('changing the permissions of others', () => {
  test('a local admin can change colleagues and grant up to the permissions of a local admin', () => {
    expect(change(local, holding(2, 'user'), holding(2, 'user', 'local_admin'))).not.toThrow();
    expect(change(local, null, holding(2, 'local_admin'))).not.toThrow();
  });

  test('a local admin can neither change people with more permissions nor grant more', () => {
    expect(change(local, holding(2, 'consultant'), holding(2, 'user'))).toThrow('forbidden');
    expect(change(local, holding(2, 'user'), holding(2, 'consultant'))).toThrow('forbidden');
  });

  test.each([['user'], ['local_admin']] as const)(
    'ROLE-29 a %s with delegated accounts cannot be changed by an administrator of one account',
    (permission) => {
      expect(change(local, delegate(2, permission), holding(2, permission))).toThrow('forbidden');
      expect(change(delegate(1, 'local_admin'), delegate(2, permission), null)).toThrow('forbidden');
      expect(change(holding(1, 'delegated_admin'), delegate(2, permission), null)).toThrow('forbidden');
    },
  );

  test.each([['admin'], ['super_admin']] as const)(
    'the platform %s can change people with delegated accounts',
    (permission) => {
      expect(canEditDelegates(holding(1, permission))).toBe(true);
      expect(change(holding(1, permission), delegate(2, 'local_admin'), null)).not.toThrow();
    },
  );

  test.each([
    [local, delegate(2, 'user'), 'delegations'],
    [local, delegate(2, 'admin'), 'delegations'],
    [local, holding(2, 'admin'), 'permissions'],
    [local, holding(2, 'user'), null],
    [local, delegate(1, 'local_admin'), null],
    [holding(3, 'admin'), delegate(2, 'user'), null],
  ] as const)('the reason why %j can’t change %j is %s, as for the check', (giver, person, lock) => {
    expect(explainPersonLock(giver, person)).toBe(lock);
    const save = change(giver, person, { ...person, permissions: ['user'] });
    if (lock === null) expect(save).not.toThrow();
    else expect(save).toThrow('forbidden');
  });

  test('people with delegated accounts can change themselves', () => {
    const self = delegate(1, 'local_admin');
    expect(change(self, self, self)).not.toThrow();
  });
});
