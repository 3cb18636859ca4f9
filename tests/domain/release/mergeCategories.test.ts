import { expect, test } from 'vitest';
import {
  categoryKey,
  mergeSmallCategories,
  mergeSmallestMatchingCategory,
  minimumCategorySize,
  type ReleaseDimension,
} from '../../../domain/release/mergeCategories.ts';

const aDimension = (
  sizes: Readonly<Record<string, number>>,
  minimum = 5,
  dim = 'team',
): ReleaseDimension => ({
  dim,
  minimum,
  categories: Object.entries(sizes).map(([member, n]) => ({ members: [member], n })),
});

const sizesOf = (dimension: ReleaseDimension | null | undefined) =>
  dimension && Object.fromEntries(dimension.categories.map((one) => [categoryKey(one), one.n]));

test('a small category is merged with the next smallest, which is named with it', () => {
  expect(sizesOf(mergeSmallCategories(aDimension({ a: 20, b: 3, c: 9, d: 6 })))).toEqual({
    'b|d': 9,
    c: 9,
    a: 20,
  });
});

test('merging continues until every category reaches the minimum', () => {
  expect(sizesOf(mergeSmallCategories(aDimension({ a: 1, b: 1, c: 1, d: 1, e: 1, f: 30 })))).toEqual({
    'a|b|c|d|e': 5,
    f: 30,
  });
});

test('large enough categories stay separate', () => {
  expect(sizesOf(mergeSmallCategories(aDimension({ a: 5, b: 6 })))).toEqual({ a: 5, b: 6 });
});

test('a dimension with one remaining category is dropped', () => {
  expect(mergeSmallCategories(aDimension({ a: 20, b: 4 }))).toBeNull();
  expect(mergeSmallCategories(aDimension({ a: 20 }))).toBeNull();
});

test('the smallest category touched by a witness is merged within its dimension', () => {
  const teams = aDimension({ a: 5, b: 7, c: 9 });
  const sites = aDimension({ x: 6, y: 15 }, 5, 'location');
  const merged = mergeSmallestMatchingCategory(
    [teams, sites],
    (_, { members }) => members.includes('b') || members.includes('y'),
  );
  expect(merged?.map(sizesOf)).toEqual([
    { 'a|b': 12, c: 9 },
    { x: 6, y: 15 },
  ]);
});

test('merging the last two categories drops the dimension, and without touched categories nothing is merged', () => {
  expect(mergeSmallestMatchingCategory([aDimension({ a: 5, b: 7 })], () => true)).toEqual([]);
  expect(mergeSmallestMatchingCategory([aDimension({ a: 5, b: 7 })], () => false)).toBeNull();
});

test.each([
  ['team', 5, undefined, 5],
  ['race', 5, undefined, 10],
  ['gender', 12, undefined, 12],
  ['decade', 5, 5, 5],
  ['race', 3, 2, 5],
  ['team', 8, 20, 8],
])('a category of %s with k = %i and sensitive k = %s needs %i people', (dim, k, sensitiveK, minimum) => {
  expect(minimumCategorySize(dim, k, sensitiveK)).toBe(minimum);
});

test('an account can omit a dimension whose groups would have to be merged', () => {
  const leftOut = { ...aDimension({ a: 9, b: 7, c: 12 }), isLeftOutWhenSmall: true };
  expect(sizesOf(mergeSmallCategories(leftOut))).toEqual({ b: 7, a: 9, c: 12 });
  expect(mergeSmallestMatchingCategory([leftOut], () => true)).toEqual([]);
  expect(mergeSmallCategories({ ...leftOut, minimum: 8 })).toBeNull();
});
