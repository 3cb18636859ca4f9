import { expect, test } from 'vitest';
import { permissions } from '../../../domain/access/permissions.ts';
import { accountStatuses, isAccountInUse } from '../../../domain/accounts/accountStatuses.ts';
import {
  findMoveRefusal,
  type MoveCandidate,
  splitPermissionsOnMove,
} from '../../../domain/accounts/userMoves.ts';

const mover = (overrides: Partial<MoveCandidate> = {}): MoveCandidate => ({
  id: 5,
  account_id: 1,
  permissions: ['user'],
  external_id: 'E-1',
  ...overrides,
});
const target = { id: 2, status: 'active', externalIds: new Set(['E-9']) } as const;
const admin = 99;

test('personal data moves with the person, and responsibility for others ends', () => {
  const { kept, ended } = splitPermissionsOnMove(permissions);
  expect(kept).toEqual(['user', 'ai_console']);
  expect([...kept, ...ended].sort()).toEqual([...permissions].sort());
});

test('a person without obstacles can be moved, even out of a suspended account', () => {
  expect(findMoveRefusal(mover(), target, admin)).toBeNull();
  expect(findMoveRefusal(mover({ external_id: null }), target, admin)).toBeNull();
  expect(
    findMoveRefusal(mover({ permissions: ['local_admin', 'delegated_admin'] }), target, admin),
  ).toBeNull();
});

test.each([
  ['same_account', mover({ account_id: 2 }), target],
  ['oneself', mover({ id: admin }), target],
  ['platform_admin', mover({ permissions: ['admin'] }), target],
  ['platform_admin', mover({ permissions: ['super_admin'] }), target],
  ['platform_admin', mover({ permissions: ['app_admin'] }), target],
  ['external_id_taken', mover({ external_id: 'E-9' }), target],
] as const)('%s prevents a move', (refusal, one, to) => {
  expect(findMoveRefusal(one, to, admin)).toBe(refusal);
});

test('no one can be moved into a suspended account', () => {
  for (const status of accountStatuses) {
    const expected = isAccountInUse(status) ? null : 'target_not_served';
    expect(findMoveRefusal(mover(), { ...target, status }, admin), status).toBe(expected);
  }
});
