import { expect, test } from 'vitest';
import { addIds, createListCache, type KnownList } from '../../../../server/store/records/listCache.ts';

const aList = (version = 'one'): KnownList => ({ version, total: 9_000, ids: new Map() });

test('a list keeps the ids of its 200 newest pages', () => {
  let list = aList();
  for (let page = 0; page < 250; page += 1) list = addIds(list, `page ${page}`, Int32Array.of(page));
  expect(list.ids.size).toBe(200);
  expect([...list.ids.keys()].slice(0, 1)).toEqual(['page 50']);
  expect(addIds(list, 'page 60', Int32Array.of(7)).ids.get('page 60')).toEqual(Int32Array.of(7));
});

test('the least recently used lists are dropped when there are too many lists or ids', () => {
  const cache = createListCache({ lists: 2, ids: 5 });
  cache.store('a', addIds(aList(), 'all', Int32Array.of(1, 2)));
  cache.store('b', addIds(aList(), 'all', Int32Array.of(1, 2)));
  expect(cache.find('a')).not.toBeNull();
  cache.store('c', aList());
  expect([cache.find('a') !== null, cache.find('b'), cache.find('c') !== null]).toEqual([true, null, true]);
  cache.store('d', addIds(aList(), 'all', Int32Array.of(1, 2, 3, 4)));
  expect([cache.find('a'), cache.find('d') !== null]).toEqual([null, true]);
});
