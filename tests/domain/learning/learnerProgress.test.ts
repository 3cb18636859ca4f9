import { describe, expect, test } from 'vitest';
import { countLessons, isCourseComplete } from '../../../domain/learning/courseContent.ts';
import { isCompletedByHand, isShownHere } from '../../../domain/learning/lessonOrigins.ts';
import { parseLessonText } from '../../../domain/learning/lessonText.ts';
import {
  allCourses,
  isPathComplete,
  pathProgress,
  pathSteps,
} from '../../../domain/learning/pathProgress.ts';
import { isVideoWatched, mergeWatched, shareWatched } from '../../../domain/learning/videoProgress.ts';

const inOrder = { rule: 'in_order', needed: null } as const;
const oneOf = { rule: 'at_least', needed: 1 } as const;

describe('a path', () => {
  test.each([
    ['all in order', inOrder, [1, 2], false],
    ['all in order', inOrder, [1, 2, 3], true],
    ['any order', allCourses, [3, 1, 2], true],
    ['any 1 of 3', oneOf, [2], true],
    ['any 1 of 3', oneOf, [], false],
    ['any 1 of 3 with a course of another path', oneOf, [9], false],
  ])('%s is complete with %j: %s %s', (_name, goal, completed, isComplete) => {
    expect(isPathComplete(goal, [1, 2, 3], new Set(completed))).toBe(isComplete);
  });

  test('without courses is never complete, and counts only as many as it needs', () => {
    expect(isPathComplete(allCourses, [], new Set())).toBe(false);
    expect(pathProgress(oneOf, [1, 2, 3], new Set([1, 2]))).toEqual({ done: 1, total: 1 });
  });

  test('in order locks every course after the first that is missing', () => {
    expect(pathSteps(inOrder, [1, 2, 3], new Set([1]))).toEqual([
      { course_id: 1, state: 'completed', after_course_id: null },
      { course_id: 2, state: 'open', after_course_id: null },
      { course_id: 3, state: 'locked', after_course_id: 2 },
    ]);
    expect(pathSteps(oneOf, [1, 2], new Set()).map(({ state }) => state)).toEqual(['open', 'open']);
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
