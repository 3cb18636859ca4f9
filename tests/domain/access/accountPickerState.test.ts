import { expect, test } from 'vitest';
import {
  canClearAccount,
  clearToOwnAccount,
  initialPickerState,
  pathAfterAccountChange,
  restoreOnBlur,
  selectAccount,
} from '../../../domain/access/accountPickerState.ts';

const own = 1;
const other = 2;
const third = 3;

test('PICK-14 the current account is the one in the session, otherwise the person’s own', () => {
  expect(initialPickerState(own, null)).toEqual({
    ownAccountId: own,
    currentAccountId: own,
    selectedId: own,
  });
  expect(initialPickerState(own, other)).toEqual({
    ownAccountId: own,
    currentAccountId: other,
    selectedId: other,
  });
});

test('PICK-12 setting the first value does not reload', () => {
  for (const sessionAccount of [null, other]) {
    const start = initialPickerState(own, sessionAccount);
    expect(selectAccount(start, start.currentAccountId)).toEqual({ choice: start, reload: false });
  }
});

test('PICK-08 PICK-09 choosing another account makes it current and reloads, even as the first change', () => {
  const start = initialPickerState(own, null);
  const { choice, reload } = selectAccount(start, other);
  expect(choice).toEqual({ ownAccountId: own, currentAccountId: other, selectedId: other });
  expect(reload).toBe(true);
  expect(selectAccount(selectAccount(start, own).choice, other)).toEqual({ choice, reload });
  expect(selectAccount(choice, third).reload).toBe(true);
});

test('PICK-06 the selection can be cleared only while another account is current', () => {
  expect(canClearAccount(initialPickerState(own, null))).toBe(false);
  expect(canClearAccount(initialPickerState(own, own))).toBe(false);
  expect(canClearAccount(initialPickerState(own, other))).toBe(true);
  expect(canClearAccount(selectAccount(initialPickerState(own, null), other).choice)).toBe(true);
});

test('PICK-07 clearing selects the person’s own account and reloads', () => {
  const { choice, reload } = clearToOwnAccount(initialPickerState(own, other));
  expect(choice).toEqual({ ownAccountId: own, currentAccountId: own, selectedId: own });
  expect(reload).toBe(true);
  expect(canClearAccount(choice)).toBe(false);
});

test('PICK-13 an emptied dropdown shows the current account again on blur', () => {
  const emptied = selectAccount(initialPickerState(own, other), null);
  expect(emptied.reload).toBe(false);
  expect(emptied.choice).toEqual({ ownAccountId: own, currentAccountId: other, selectedId: null });
  expect(restoreOnBlur(emptied.choice).selectedId).toBe(other);
  expect(restoreOnBlur(initialPickerState(own, other))).toEqual(initialPickerState(own, other));
});

test('PICK-10 a page without a record keeps its full path', () => {
  const fullPath = '/dashboard/benchmark?quarter=2026-4';
  const route = { hasIdParam: false, fullPath, matchedPatterns: ['/dashboard', '/dashboard/benchmark'] };
  expect(pathAfterAccountChange(route)).toBe(fullPath);
});

test('PICK-11 a page of a record goes to the first matching pattern', () => {
  const cases: readonly (readonly [readonly string[], string])[] = [
    [['/teams', '/teams/update/:id'], '/teams'],
    [['/account-settings', '/account-settings/blueprints/update/:id'], '/account-settings'],
    [['/teams/:id', '/teams/:id/members'], '/teams'],
    [['/user-results-const/:id?'], '/user-results-const'],
    [['/:id'], '/'],
    [['/*'], '/'],
    [[], '/'],
  ];
  for (const [matchedPatterns, expected] of cases) {
    const route = { hasIdParam: true, fullPath: '/teams/update/4', matchedPatterns };
    expect(pathAfterAccountChange(route), matchedPatterns.join()).toBe(expected);
  }
});
