import { expect, test } from 'vitest';
import {
  feedbackQuestions,
  feedbackVerdict,
  toFeedbackAnswers,
} from '../../../domain/survey/surveyFeedback.ts';

const line = (steps: readonly number[], percent: number, low = false) => ({ steps, percent, low });

test.each([
  ['good', [line([1, 2, 3], 40), line([4], 30), line([5], 30)]],
  ['good', [line([1, 2, 3], 45), line([4, 5], 55)]],
  ['fair', [line([1, 2], 15), line([3], 70), line([4, 5], 15)]],
  ['poor', [line([1], 60), line([2, 3, 4, 5], 40)]],
] as const)('the verdict is %s if significantly more than half said so', (verdict, shares) => {
  expect(feedbackVerdict(shares)).toBe(verdict);
});

test.each([
  ['rounding may have made them more than half', [line([1, 2, 3], 45), line([4], 25), line([5], 30)]],
  ['5 percent or fewer may be nobody', [line([1, 2, 3], 45), line([4], 5, true), line([5], 50)]],
  ['a line reaches from fair to good', [line([1, 2], 20), line([3, 4, 5], 80)]],
] as const)('there is no verdict if %s', (_why, shares) => {
  expect(feedbackVerdict(shares)).toBe('mixed');
});

test('without shares there is no result', () => {
  expect(feedbackVerdict([])).toBeNull();
});

test('a person’s feedback contains the rating, and the second question only if text was entered', () => {
  const [rating, improvement] = feedbackQuestions.map(({ id }) => id);
  const feedbackWith = (improvementText: string | null) =>
    toFeedbackAnswers({ rating: 4, improvement: improvementText }).map(
      ({ question_id, rating: step, text }) => [question_id, step, text],
    );
  expect(feedbackWith(null)).toEqual([[rating, 4, null]]);
  expect(feedbackWith('Shorter')).toEqual([
    [rating, 4, null],
    [improvement, null, 'Shorter'],
  ]);
});
