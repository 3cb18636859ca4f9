import { expect, test } from 'vitest';
import {
  addView,
  findView,
  isSameSettings,
  type ListSettings,
  removeView,
} from '../../../../src/kit/lists/savedViews.ts';

const settingsWith = (overrides: Partial<ListSettings> = {}): ListSettings => ({
  filter: { status: 'active', q: 'anna' },
  sort: { field: 'last_name', order: 'ASC' },
  hidden: ['level', 'email'],
  ranks: null,
  ...overrides,
});
const names = (views: readonly { name: string }[]) => views.map(({ name }) => name);

test.each<[string, Partial<ListSettings>, boolean]>([
  ['filters in another order', { filter: { q: 'anna', status: 'active' } }, true],
  ['hidden columns in another order', { hidden: ['email', 'level'] }, true],
  ['another filter', { filter: { q: 'anna' } }, false],
  ['another order', { sort: { field: 'last_name', order: 'DESC' } }, false],
  ['another column', { hidden: ['level'] }, false],
  ['columns in other places', { ranks: [1, 0] }, false],
])('%s: whether two looks show the same', (_what, overrides, same) => {
  expect(isSameSettings(settingsWith(), settingsWith(overrides))).toBe(same);
});

test('views are sorted by name, and saving the same name replaces one', () => {
  const one = addView(addView([], { name: ' Sales ', look: settingsWith() }), {
    name: 'Active',
    look: settingsWith(),
  });
  expect(names(one)).toEqual(['Active', 'Sales']);
  const replaced = addView(one, { name: 'sales', look: settingsWith({ hidden: [] }) });
  expect(names(replaced)).toEqual(['Active', 'sales']);
  expect(findView(replaced, ' SALES ')?.look.hidden).toEqual([]);
  expect(names(removeView(replaced, 'Sales'))).toEqual(['Active']);
});
