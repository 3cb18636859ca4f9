import { expect, test } from 'vitest';
import { permissions } from '../../../domain/access/permissions.ts';
import {
  type AccountStatus,
  accountStatuses,
  canChangeAccountStatus,
  checkAccountStatusChange,
  nextAccountStatuses,
} from '../../../domain/accounts/accountStatuses.ts';
import { Refusal } from '../../../domain/refusal.ts';

const allowed: Readonly<Record<AccountStatus, string>> = {
  draft: 'trial active closed',
  trial: 'active suspended closed',
  active: 'suspended closed',
  suspended: 'active closed',
  closed: '',
};

test('STATE-32 each status allows only the transitions of the table', () => {
  for (const from of accountStatuses) {
    expect(nextAccountStatuses(from).join(' ')).toBe(allowed[from]);
    for (const to of accountStatuses) {
      if (allowed[from].split(' ').includes(to)) expect(checkAccountStatusChange(from, to)).toBe(to);
      else
        expect(() => checkAccountStatusChange(from, to), `${from} ${to}`).toThrow(
          new Refusal('status_change'),
        );
    }
  }
});

test('STATE-32 only platform admins change it', () => {
  expect(permissions.filter((permission) => canChangeAccountStatus({ permissions: [permission] }))).toEqual([
    'admin',
    'super_admin',
  ]);
});
