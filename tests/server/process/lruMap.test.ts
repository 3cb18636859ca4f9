import { expect, test } from 'vitest';
import { LruMap } from '../../../server/process/lruMap.ts';

test('holds as many entries as its limit and drops the least recently used one', () => {
  const map = new LruMap<string, number>(2);
  map.set('one', 1);
  map.set('two', 2);
  expect(map.get('one')).toBe(1);
  map.set('three', 3);
  expect([map.get('one'), map.get('two'), map.get('three'), map.size]).toEqual([1, undefined, 3, 2]);
});

test('replaces the value of a key without dropping another', () => {
  const map = new LruMap<string, number>(2);
  map.set('one', 1);
  map.set('two', 2);
  map.set('one', 3);
  expect([map.get('one'), map.get('two'), map.size]).toEqual([3, 2, 2]);
});

test('removes a value that is taken', () => {
  const map = new LruMap<string, number>(2);
  map.set('one', 1);
  expect([map.take('one'), map.take('one'), map.size]).toEqual([1, undefined, 0]);
});
