import { expect, test } from 'vitest';
import {
  type ContentStatus,
  changeContentStatus,
  checkCourseHasContent,
  contentStatuses,
  nextContentStatus,
} from '../../../domain/learning/contentStatus.ts';

const allowed: readonly (readonly [ContentStatus, ContentStatus])[] = [
  ['draft', 'published'],
  ['published', 'withdrawn'],
  ['withdrawn', 'published'],
];

test('a draft can be published, withdrawn and published again, but never become a draft again', () => {
  for (const from of contentStatuses) {
    for (const to of contentStatuses) {
      const may = allowed.some(([one, other]) => one === from && other === to);
      if (may) expect(changeContentStatus(from, to)).toBe(to);
      else expect(() => changeContentStatus(from, to), `${from} to ${to}`).toThrow('status_change');
      expect(nextContentStatus(from) === to).toBe(may);
    }
  }
});

test('PROD-12 publishing a course requires lessons or an external link', () => {
  expect(() => checkCourseHasContent({ link: null, lessons: 0 })).toThrow('course_empty');
  expect(() => checkCourseHasContent({ link: null, lessons: 1 })).not.toThrow();
  expect(() => checkCourseHasContent({ link: 'https://learn.example/1', lessons: 0 })).not.toThrow();
});
