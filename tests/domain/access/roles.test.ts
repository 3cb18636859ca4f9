import { expect, test } from 'vitest';
import { type Permission, permissions } from '../../../domain/access/permissions.ts';
import {
  canEmulate,
  isAdmin,
  isPlatformAdmin,
  isSupervisor,
  mainRoleLabel,
} from '../../../domain/access/roles.ts';
import { roles } from '../../../locales/en/roles.ts';
import { aUser, everyPermissionSet, hasAnyPermission } from './people.ts';

const labelOf = (permissionSet: readonly Permission[], type: number | null = null) =>
  roles[mainRoleLabel({ type, permissions: permissionSet })];

test('ROLE-01 ROLE-02 ROLE-03 ROLE-04 ROLE-05 ROLE-06 ROLE-07 ROLE-08 ROLE-09 ROLE-10 ROLE-11 exactly these permissions exist', () => {
  expect([...permissions].sort()).toEqual([
    'admin',
    'ai_console',
    'api_access',
    'app_admin',
    'consultant',
    'delegated_admin',
    'full_hiring',
    'local_admin',
    'super_admin',
    'supervisor',
    'user',
  ]);
});

test('ROLE-20 each of the four admin permissions makes an admin, and nothing else does', () => {
  for (const permissionSet of everyPermissionSet()) {
    const expected = hasAnyPermission(permissionSet, [
      'local_admin',
      'delegated_admin',
      'admin',
      'super_admin',
    ]);
    expect(isAdmin({ permissions: permissionSet }), permissionSet.join()).toBe(expected);
  }
});

test('ROLE-21 admin or super_admin makes a platform admin, and nothing else does', () => {
  for (const permissionSet of everyPermissionSet()) {
    expect(isPlatformAdmin({ permissions: permissionSet }), permissionSet.join()).toBe(
      hasAnyPermission(permissionSet, ['admin', 'super_admin']),
    );
  }
});

test('ROLE-22 a supervisor has the permission supervisor and no admin permission', () => {
  for (const permissionSet of everyPermissionSet()) {
    const admin = hasAnyPermission(permissionSet, ['local_admin', 'delegated_admin', 'admin', 'super_admin']);
    const expected = permissionSet.includes('supervisor') && !admin;
    expect(isSupervisor({ permissions: permissionSet }), permissionSet.join()).toBe(expected);
  }
});

test('ROLE-23 user type 3 is an Invitee regardless of permissions', () => {
  for (const permissionSet of everyPermissionSet()) expect(labelOf(permissionSet, 3)).toBe('Invitee');
});

test('ROLE-24 user type 4 is an Applicant regardless of permissions', () => {
  for (const permissionSet of everyPermissionSet()) expect(labelOf(permissionSet, 4)).toBe('Applicant');
});

test('ROLE-25 ROLE-41 a supervisor is named Team Lead unless also an admin', () => {
  expect(labelOf(['user', 'supervisor'])).toBe('Team Lead');
  expect(labelOf(['supervisor', 'full_hiring'])).toBe('Team Lead');
  expect(labelOf(['supervisor', 'local_admin'])).toBe('Admin');
  expect(labelOf(['supervisor', 'admin'])).toBe('Platform Admin');
});

test('ROLE-26 an admin who is not a platform admin is named Admin', () => {
  for (const permissionSet of everyPermissionSet()) {
    const expected =
      hasAnyPermission(permissionSet, ['local_admin', 'delegated_admin']) &&
      !hasAnyPermission(permissionSet, ['admin', 'super_admin']);
    expect(labelOf(permissionSet) === 'Admin', permissionSet.join()).toBe(expected);
  }
});

test('ROLE-27 a platform admin is named Platform Admin', () => {
  for (const permissionSet of everyPermissionSet()) {
    expect(labelOf(permissionSet) === 'Platform Admin', permissionSet.join()).toBe(
      hasAnyPermission(permissionSet, ['admin', 'super_admin']),
    );
  }
});

test('ROLE-28 everyone else is named User, even with another user type', () => {
  const others: readonly (readonly Permission[])[] = [
    [],
    ['user'],
    ['consultant'],
    ['full_hiring', 'api_access'],
    ['app_admin', 'ai_console'],
  ];
  for (const permissionSet of others) {
    for (const type of [null, 1, 2, 5]) expect(labelOf(permissionSet, type)).toBe('User');
  }
});

test('ROLE-29 platform admins, delegated admins, and local admins with delegated accounts can emulate', () => {
  for (const permissionSet of everyPermissionSet()) {
    for (const has_delegated_accounts of [true, false]) {
      const expected =
        hasAnyPermission(permissionSet, ['admin', 'super_admin', 'delegated_admin']) ||
        (permissionSet.includes('local_admin') && has_delegated_accounts);
      expect(
        canEmulate(aUser({ permissions: permissionSet, has_delegated_accounts })),
        permissionSet.join(),
      ).toBe(expected);
    }
  }
});
