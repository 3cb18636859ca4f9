import { describe, expect, test } from 'vitest';
import {
  checkPathAssignable,
  coursesNeeded,
  type PathGoal,
  pathMinutes,
} from '../../../domain/learning/learningPaths.ts';

const inOrder: PathGoal = { rule: 'in_order', needed: null };
const two: PathGoal = { rule: 'at_least', needed: 2 };

describe('PROD-14 finishing a learning path', () => {
  test.each([
    [inOrder, 3, 3],
    [{ rule: 'any_order', needed: 1 } as const, 3, 3],
    [two, 3, 2],
    [two, 1, 2],
    [{ rule: 'at_least', needed: null } as const, 3, 1],
  ])('with %o of %i courses requires %i', (goal, steps, needed) => {
    expect(coursesNeeded(goal, steps)).toBe(needed);
  });
});

test('a path takes between its shortest sufficient courses and all of them', () => {
  expect(pathMinutes(two, [60, 10, 30])).toEqual({ least: 40, most: 100 });
  expect(pathMinutes(inOrder, [60, 10, 30])).toEqual({ least: 100, most: 100 });
  expect(pathMinutes(inOrder, [])).toEqual({ least: 0, most: 0 });
});

test('a path is valid with enough courses, all published', () => {
  expect(() => checkPathAssignable(inOrder, [])).toThrow('path_empty');
  expect(() => checkPathAssignable(two, ['published'])).toThrow('path_short');
  expect(() => checkPathAssignable(inOrder, ['published', 'draft'])).toThrow('content_unpublished');
  expect(() => checkPathAssignable(inOrder, ['published', 'withdrawn'])).toThrow('content_unpublished');
  expect(() => checkPathAssignable(two, ['published', 'published'])).not.toThrow();
});
