import { describe, expect, test } from 'vitest';
import { countLessons, isCourseComplete } from '../../../domain/learning/courseContent.ts';
import { isCompletedByHand, isShownHere } from '../../../domain/learning/lessonOrigins.ts';
import { parseLessonText } from '../../../domain/learning/lessonText.ts';
import { isPathComplete, pathOf, pathProgress, pathSteps } from '../../../domain/learning/pathProgress.ts';
import { isVideoWatched, mergeWatched, shareWatched } from '../../../domain/learning/videoProgress.ts';

const courses = { course_ids: [1, 2, 3], course_sets: [], rule: null, needed: null } as const;
const allCourses = pathOf(courses);
const inOrder = pathOf({ ...courses, rule: 'in_order' });
const oneOf = pathOf({ ...courses, rule: 'at_least', needed: 1 });
/** A course, then any 1 of 3, then a course. */
const withSet = {
  course_ids: [1, 2, 3, 4, 5],
  course_sets: [{ course_ids: [2, 3, 4], needed: 1 }],
  needed: null,
} as const;
const setInOrder = pathOf({ ...withSet, rule: 'in_order' });

const statesOf = (path: typeof inOrder, ...completed: number[]) =>
  pathSteps(path, new Set(completed)).flatMap(({ courses }) => courses.map(({ state }) => state));

describe('a path', () => {
  test.each([
    ['all in order', inOrder, [1, 2], false],
    ['all in order', inOrder, [1, 2, 3], true],
    ['any order', allCourses, [3, 1, 2], true],
    ['any 1 of 3', oneOf, [2], true],
    ['any 1 of 3', oneOf, [], false],
    ['any 1 of 3 with a course of another path', oneOf, [9], false],
    ['a set without its courses', setInOrder, [1, 5], false],
    ['a set with more than it needs', setInOrder, [1, 2, 3, 4], false],
    ['a set with 1 of 3', setInOrder, [1, 4, 5], true],
    [
      'at least 2, of which a set counts for 1',
      pathOf({ ...withSet, rule: 'at_least', needed: 2 }),
      [2, 3],
      false,
    ],
    ['at least 2, in any order', pathOf({ ...withSet, rule: 'at_least', needed: 2 }), [3, 5], true],
  ])('%s is complete with %j: %s %s', (_name, path, completed, isComplete) => {
    expect(isPathComplete(path, new Set(completed))).toBe(isComplete);
  });

  test('without courses is never complete, and counts only as many as it needs', () => {
    expect(isPathComplete(pathOf({ ...courses, course_ids: [] }), new Set())).toBe(false);
    expect(pathProgress(oneOf, new Set([1, 2]))).toEqual({ done: 1, total: 1 });
    expect(pathProgress(setInOrder, new Set([2, 3, 4]))).toEqual({ done: 1, total: 3 });
  });

  test('in order locks every course after the first that is missing', () => {
    expect(pathSteps(inOrder, new Set([1]))).toMatchObject([
      { done: 1, after: null, courses: [{ course_id: 1, state: 'completed' }] },
      { done: 0, after: null, courses: [{ course_id: 2, state: 'open' }] },
      { after: { course_ids: [2] }, courses: [{ course_id: 3, state: 'locked' }] },
    ]);
    expect(statesOf(oneOf)).toEqual(['open', 'open', 'open']);
    expect(statesOf(allCourses)).toEqual(['open', 'open', 'open']);
  });

  test('in order locks a set as a whole, and the next step until enough of the set is done', () => {
    expect(statesOf(setInOrder)).toEqual(['open', 'locked', 'locked', 'locked', 'locked']);
    expect(statesOf(setInOrder, 1)).toEqual(['completed', 'open', 'open', 'open', 'locked']);
    expect(pathSteps(setInOrder, new Set([1])).at(-1)?.after).toEqual(withSet.course_sets[0]);
    expect(statesOf(setInOrder, 1, 3)).toEqual(['completed', 'extra', 'completed', 'extra', 'open']);
  });
});

test('a course is complete without its optional lessons, unless all are optional', () => {
  const course = (...lessons: { id: number; optional: boolean }[]) => ({ lessons });
  const mixed = course({ id: 1, optional: false }, { id: 2, optional: true });
  expect(isCourseComplete(mixed, new Set([2]))).toBe(false);
  expect(isCourseComplete(mixed, new Set([1]))).toBe(true);
  const optional = course({ id: 1, optional: true }, { id: 2, optional: true });
  expect(isCourseComplete(optional, new Set([1]))).toBe(false);
  expect(countLessons([], new Set([0]))).toEqual({ done: 1, total: 1 });
});

describe('a video', () => {
  test('counts what was played once, wherever and however often', () => {
    const parts = [
      { from: 50, to: 80 },
      { from: 0, to: 40 },
      { from: 30, to: 60 },
      { from: 95, to: 900 },
      { from: 90, to: 20 },
    ];
    expect(mergeWatched(parts, 100)).toEqual([
      { from: 0, to: 80 },
      { from: 95, to: 100 },
    ]);
    expect(shareWatched(parts, 100)).toBeCloseTo(0.85);
    expect(isVideoWatched(parts, 100)).toBe(false);
    expect(isVideoWatched([...parts, { from: 80, to: 86 }], 100)).toBe(true);
    expect(isVideoWatched([{ from: 0, to: 1 }], 0)).toBe(false);
  });

  test('stores a limited number of parts, the longest ones', () => {
    const many = Array.from({ length: 500 }, (_, index) => ({ from: index * 10, to: index * 10 + 1 }));
    const merged = mergeWatched([...many, { from: 6_000, to: 6_100 }], 10_000);
    expect(merged).toHaveLength(200);
    expect(merged.at(-1)).toEqual({ from: 6_000, to: 6_100 });
  });
});

test('LEARN-05 a text has headings, lists and paragraphs, and its markup stays text', () => {
  expect(parseLessonText('# Why\nBecause\n\n- one\n- two\n\n<script>x</script>\r\n\r\n')).toEqual([
    { kind: 'heading', text: 'Why' },
    { kind: 'paragraph', text: 'Because' },
    { kind: 'list', items: ['one', 'two'] },
    { kind: 'paragraph', text: '<script>x</script>' },
  ]);
  expect(parseLessonText('')).toEqual([]);
});

test.each([
  ['video', '/demo/a.webm', true],
  ['video', '//evil.example/a.webm', false],
  ['video', '/\\evil.example/a.webm', false],
  ['video', 'https://learn.example/a.webm', true],
  ['video', 'https://videos.example/a.webm', true],
  ['video', 'https://videos.example:8443/a.webm', false],
  ['embedded', 'https://VIDEOS.example/page', true],
  ['embedded', 'https://videos.example@evil.example/', false],
  ['embedded', 'https://evil.example/https://videos.example', false],
  ['embedded', 'https://learn.example/page', false],
  ['embedded', '/page', false],
  ['embedded', 'javascript:alert(1)', false],
  ['link', 'https://videos.example/page', false],
] as const)('a lesson of kind %s at %s is shown within the page: %s', (kind, link, isShown) => {
  const origins = {
    allowed: ['https://videos.example', 'https://learn.example'],
    own: 'https://learn.example',
  };
  expect(isShownHere({ kind, link }, origins)).toBe(isShown);
});

test('learners complete everything by hand but quizzes, and videos that are shown', () => {
  expect(isCompletedByHand('video', true)).toBe(false);
  expect(isCompletedByHand('video', false)).toBe(true);
  expect(isCompletedByHand('quiz', false)).toBe(false);
  expect(isCompletedByHand('text', false)).toBe(true);
});
