import { describe, expect, test } from 'vitest';
import { createBrowserStorage, createMemoryStorage } from '../../dataProviders/browserStorage.ts';

const refuse = () => {
  throw new DOMException('Access is denied', 'SecurityError');
};
const full = {
  getItem: (key: string) => (key === 'old' ? 'stored' : null),
  setItem: () => {
    throw new DOMException('full', 'QuotaExceededError');
  },
  removeItem: refuse,
} as unknown as Storage;

describe.each([
  ['throws on access', refuse],
  ['is missing', () => null],
  ['is undefined', () => undefined as unknown as null],
  [
    'throws on every call',
    () => ({ getItem: refuse, setItem: refuse, removeItem: refuse }) as unknown as Storage,
  ],
])('storage that %s', (_, storageOf) => {
  test('keeps texts in memory, and forgets removed ones', () => {
    const storage = createBrowserStorage(storageOf);
    expect(storage.getItem('cairn.a')).toBeNull();
    storage.setItem('cairn.a', 'one');
    storage.setItem('cairn.b', 'two');
    storage.removeItem('cairn.b');
    expect([storage.getItem('cairn.a'), storage.getItem('cairn.b')]).toEqual(['one', null]);
    expect(storage.listKeys('cairn.')).toEqual(['cairn.a']);
  });
});

test('storage that is full shows the text that it did not store, and not one that it did not remove', () => {
  const storage = createBrowserStorage(() => full);
  expect(storage.getItem('old')).toBe('stored');
  storage.setItem('old', 'new');
  expect(storage.getItem('old')).toBe('new');
  storage.removeItem('old');
  expect(storage.getItem('old')).toBeNull();
});

test('storage that works again is used again', () => {
  const stored = new Map<string, string>();
  const working = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
  } as unknown as Storage;
  let isBlocked = true;
  const storage = createBrowserStorage(() => (isBlocked ? null : working));
  storage.setItem('cairn.again', 'in memory');
  isBlocked = false;
  storage.setItem('cairn.again', 'stored');
  expect(stored.get('cairn.again')).toBe('stored');
  stored.clear();
  expect(storage.getItem('cairn.again')).toBeNull();
});

test('memory of one storage is not visible in another', () => {
  const mine = createMemoryStorage();
  mine.setItem('cairn.a', 'one');
  expect(createMemoryStorage().getItem('cairn.a')).toBeNull();
});
