import { afterEach, expect, test, vi } from 'vitest';
import { createSettingsStore } from '../../../src/app/createSettingsStore.ts';

afterEach(() => window.localStorage.clear());

test('settings are stored for each person, and read again', () => {
  createSettingsStore(1).setItem('people.columns', ['email']);
  expect(createSettingsStore(1).getItem('people.columns')).toEqual(['email']);
  expect(createSettingsStore(2).getItem('people.columns', [])).toEqual([]);
  expect(createSettingsStore(1).listItems?.('people')).toEqual({ 'people.columns': ['email'] });
});

test('subscribers hear of changes here and in other tabs until they leave', () => {
  const store = createSettingsStore(1);
  const notify = vi.fn();
  store.setup();
  const leave = store.subscribe('sidebar', notify);
  store.setItem('sidebar', false);
  store.setItem('theme', 'dark');
  store.removeItem('sidebar');
  window.dispatchEvent(new StorageEvent('storage', { key: 'RaStorecairn.1.sidebar', newValue: 'true' }));
  leave();
  store.setItem('sidebar', true);
  store.teardown();
  expect(notify.mock.calls).toEqual([[false], [undefined], [true]]);
});

test('removing a group or everything keeps the settings of others', () => {
  const store = createSettingsStore(1);
  createSettingsStore(12).setItem('a.one', 1);
  store.setItem('a.one', 1);
  store.setItem('a.two', 2);
  store.setItem('b', 3);
  store.removeItems('a.');
  expect(store.listItems?.()).toEqual({ b: 3 });
  store.reset();
  expect(store.listItems?.()).toEqual({});
  expect(createSettingsStore(12).getItem('a.one')).toBe(1);
});

test('a value that is not valid is read as missing', () => {
  window.localStorage.setItem('RaStorecairn.1.sidebar', '{');
  expect(createSettingsStore(1).getItem('sidebar', 'default')).toBe('default');
});
