import { expect, test } from 'vitest';
import { biggestDropOff, completionShare } from '../../../domain/learning/learningReports.ts';

test.each([
  [0, 0, 0],
  [4, 1, 0.25],
  [3, 3, 1],
])('of %i people, %i completed: %f', (people, completed, share) => {
  expect(completionShare({ people, completed })).toBe(share);
});

test('most learners stop at the first lesson with the largest number', () => {
  const lessons = [1, 4, 4, 0].map((stopped, index) => ({ title: `Lesson ${index + 1}`, stopped }));
  expect(biggestDropOff(lessons)?.title).toBe('Lesson 2');
});

test('no lesson is named if nobody stopped', () => {
  expect(biggestDropOff([{ title: 'One', stopped: 0 }])).toBeNull();
  expect(biggestDropOff([])).toBeNull();
});
