import { describe, expect, test } from 'vitest';
import type { ContentStatus } from '../../../domain/learning/contentStatus.ts';
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
    [inOrder, [1, 1, 1], 3],
    [{ rule: 'any_order', needed: 1 } as const, [1, 1, 1], 3],
    [two, [1, 1, 1], 2],
    [two, [1], 2],
    [{ rule: 'at_least', needed: null } as const, [1, 1, 1], 1],
    [inOrder, [1, 2], 3],
  ])('with %o and steps that need %j courses requires %i', (goal, steps, needed) => {
    expect(
      coursesNeeded(
        goal,
        steps.map((one) => ({ needed: one })),
      ),
    ).toBe(needed);
  });
});

test('a path takes between its shortest sufficient courses and all of them', () => {
  const single = (minutes: number) => ({ needed: 1, minutes: [minutes] });
  const courses = [60, 10, 30].map(single);
  expect(pathMinutes(two, courses)).toEqual({ least: 40, most: 100 });
  expect(pathMinutes(inOrder, courses)).toEqual({ least: 100, most: 100 });
  const anyOneOfThree = { needed: 1, minutes: [60, 10, 30] };
  expect(pathMinutes(inOrder, [single(5), anyOneOfThree])).toEqual({ least: 15, most: 105 });
  expect(pathMinutes(two, [single(5), anyOneOfThree, single(1)])).toEqual({ least: 6, most: 106 });
  expect(pathMinutes(inOrder, [])).toEqual({ least: 0, most: 0 });
});

test('a path is valid with enough courses, all published', () => {
  expect(() => checkPathAssignable(inOrder, [])).toThrow('path_empty');
  const step = (...statuses: ContentStatus[]) => ({ needed: 1, statuses });
  const ready = step('published');
  expect(() => checkPathAssignable(two, [ready])).toThrow('path_short');
  expect(() => checkPathAssignable(inOrder, [ready, step('draft')])).toThrow('content_unpublished');
  expect(() => checkPathAssignable(inOrder, [step('published', 'withdrawn')])).toThrow('content_unpublished');
  expect(() => checkPathAssignable(two, [ready, ready])).not.toThrow();
  expect(() => checkPathAssignable(two, [step('published', 'published')])).toThrow('path_short');
  expect(() => checkPathAssignable(inOrder, [{ ...ready, needed: 2 }])).toThrow('path_short');
});
