import { expect, test } from 'vitest';
import {
  type AccountAccessMode,
  accessModeForStatus,
  accountAccessMode,
  canAccessAccount,
  emulationCutoff,
  emulationEndsAt,
  needsAccessReason,
} from '../../../domain/access/emulation.ts';
import type { Permission } from '../../../domain/access/permissions.ts';
import { accountStatuses } from '../../../domain/accounts/accountStatuses.ts';
import { aUser, everyPermissionSet, hasAnyPermission } from './people.ts';

const own = 1;
const delegated = 2;
const foreign = 3;

function modes(
  permissions: readonly Permission[],
  has_delegated_accounts: boolean,
): readonly AccountAccessMode[] {
  const viewer = { user: aUser({ permissions, has_delegated_accounts }), ownAccountId: own };
  return [own, delegated, foreign].map((account) => accountAccessMode(viewer, account, [delegated]));
}

test('everyone can access their own account, regardless of delegations', () => {
  for (const permissions of everyPermissionSet()) {
    const viewer = { user: aUser({ permissions }), ownAccountId: own };
    expect(accountAccessMode(viewer, own, []), permissions.join()).toBe('write');
  }
});

test('other accounts are accessible only by role and delegation', () => {
  const cases: readonly (readonly [readonly Permission[], boolean, AccountAccessMode, AccountAccessMode])[] =
    [
      [['user'], true, 'none', 'none'],
      [['user', 'supervisor'], true, 'none', 'none'],
      [['local_admin'], false, 'none', 'none'],
      [['local_admin'], true, 'write', 'none'],
      [['delegated_admin'], false, 'write', 'none'],
      [['consultant'], false, 'read', 'none'],
      [['consultant', 'local_admin'], false, 'read', 'none'],
      [['consultant', 'local_admin'], true, 'write', 'none'],
      [['app_admin', 'ai_console', 'api_access', 'full_hiring'], true, 'none', 'none'],
      [['admin'], false, 'write', 'write'],
      [['super_admin'], false, 'write', 'write'],
    ];
  for (const [permission, hasDelegated, atDelegated, atForeign] of cases) {
    expect(modes(permission, hasDelegated), permission.join()).toEqual(['write', atDelegated, atForeign]);
  }
});

test('an account that is not delegated is closed to all but platform admins', () => {
  for (const permissions of everyPermissionSet()) {
    for (const has_delegated_accounts of [true, false]) {
      const viewer = { user: aUser({ permissions, has_delegated_accounts }), ownAccountId: own };
      const expected = hasAnyPermission(permissions, ['admin', 'super_admin']);
      expect(canAccessAccount(viewer, foreign, [delegated]), permissions.join()).toBe(expected);
    }
  }
});

test('a reader can only view', () => {
  const viewer = { user: aUser({ permissions: ['consultant'] }), ownAccountId: own };
  expect(canAccessAccount(viewer, delegated, [delegated])).toBe(true);
  expect(canAccessAccount(viewer, delegated, [])).toBe(false);
});

test('an emulation ends after sixty minutes', () => {
  expect(emulationEndsAt(new Date('2026-11-21T23:30:00Z'))).toEqual(new Date('2026-11-22T00:30:00Z'));
});

test('a reason is required only for accounts that are not delegated to the person', () => {
  const viewer = { ownAccountId: own };
  expect([own, delegated, foreign].map((account) => needsAccessReason(viewer, account, [delegated]))).toEqual(
    [false, false, true],
  );
});

test('a suspended or closed account is read-only', () => {
  for (const status of accountStatuses) {
    const isOff = status === 'suspended' || status === 'closed';
    expect(accessModeForStatus('write', status), status).toBe(isOff ? 'read' : 'write');
    expect(accessModeForStatus('read', status)).toBe('read');
    expect(accessModeForStatus('none', status)).toBe('none');
  }
});

test('an emulation that started an hour ago has ended', () => {
  const now = new Date('2026-11-21T10:00:00.000Z');
  expect(emulationEndsAt(emulationCutoff(now))).toEqual(now);
});
