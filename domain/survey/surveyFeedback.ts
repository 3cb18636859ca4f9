import { emptyAnswer, type StoredSupplementalAnswer } from '../questions/supplementalAnswer.ts';
import type { SupplementalQuestionContent } from '../questions/supplementalForm.ts';
import { maxFeedbackRating } from './surveyEndings.ts';

/** Feedback on a survey: a rating from 1 (very poor) to 5, and suggested improvements. */
export interface FeedbackInput {
  readonly rating: number;
  readonly improvement: string | null;
}

/** Ids of the two feedback questions. Feedback is published by the same rules as custom questions. */
export const feedbackRatingId = 1;
export const feedbackImprovementId = 2;

const unworded = { text: '', low: '', high: '', options: [] };

/** The two feedback questions. Their texts belong to the page and are not stored with the answers. */
export const feedbackQuestions: readonly {
  readonly id: number;
  readonly form: SupplementalQuestionContent;
}[] = [
  { id: feedbackRatingId, form: { ...unworded, kind: 'rating', points: maxFeedbackRating } },
  { id: feedbackImprovementId, form: { ...unworded, kind: 'text', points: null } },
];

/** Converts one person's feedback into answers to these two questions. */
export function toFeedbackAnswers({
  rating,
  improvement,
}: FeedbackInput): readonly StoredSupplementalAnswer[] {
  const ratingAnswer = { ...emptyAnswer, question_id: feedbackRatingId, rating };
  return improvement === null
    ? [ratingAnswer]
    : [ratingAnswer, { ...emptyAnswer, question_id: feedbackImprovementId, text: improvement }];
}

/** The rating that more than half of the respondents certainly gave; `mixed` if there is none. */
export type FeedbackVerdict = 'good' | 'fair' | 'poor' | 'mixed';

interface RatedShare {
  readonly steps: readonly number[];
  readonly percent: number;
  readonly low: boolean;
}

const verdicts = [
  { verdict: 'good', steps: [4, 5] },
  { verdict: 'fair', steps: [3] },
  { verdict: 'poor', steps: [1, 2] },
] as const;

/** Returns the verdict of published shares, counting each at its minimum before rounding. Null without shares. */
export function feedbackVerdict(shares: readonly RatedShare[]): FeedbackVerdict | null {
  if (shares.length === 0) return null;
  const match = verdicts.find(({ steps: verdictSteps }) => {
    const within = shares.filter(({ steps }) =>
      steps.every((step) => verdictSteps.some((one) => one === step)),
    );
    return within.reduce((sum, share) => sum + leastOf(share), 0) > half;
  });
  return match?.verdict ?? 'mixed';
}

const half = 50;

/**
 * Returns the lowest true share that is consistent with the published one: percentages are rounded to 5, and "5 or less" may be close to 0.
 */
const leastOf = ({ percent, low }: RatedShare) => (low ? 0 : percent - 2.5);
