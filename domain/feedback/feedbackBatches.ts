import { groupBy } from '../groupBy.ts';

/**
 * Feedback is shown in complete batches of this size, so that no single answer can be derived by comparing two moments.
 */
export const feedbackBatch = 5;

/** A share as a band: 40% to 60%. */
export interface ShareBand {
  readonly from: number;
  readonly to: number;
}

export interface FeedbackSummary<Q extends string> {
  /** The number of answers in complete batches. */
  readonly answers: number;
  /** The share of answers of 4 and 5 to each question. */
  readonly favorable: Readonly<Record<Q, ShareBand>>;
}

/** Answers from 1 to 5, with the batch that they belong to. */
export type BatchedAnswer<Q extends string> = Readonly<Record<Q, number>> & { readonly batch: string };

/**
 * Returns the favorable shares in bands of 20 percent; null for fewer than five answers. Answers beyond complete batches must be left out.
 * Each batch counts as 0 or 1, 2 or 3, or 4 or 5 favorable answers, and as nothing more exact. So whatever is computed from summaries of
 * several moments, it's never known that all or none of the answers in a batch are favorable.
 */
export function summarizeFeedback<Q extends string>(
  questions: readonly Q[],
  answers: readonly BatchedAnswer<Q>[],
): FeedbackSummary<Q> | null {
  const batches = [...groupBy(answers, ({ batch }) => batch).values()];
  if (batches.length === 0) return null;
  const share = (question: Q): ShareBand => {
    const least = batches.map((batch) => {
      const favorable = batch.filter((answer) => answer[question] >= 4).length;
      return favorable - (favorable % 2);
    });
    const sum = least.reduce((total, count) => total + count, 0);
    return {
      from: Math.floor((100 * sum) / answers.length),
      to: Math.ceil((100 * (sum + batches.length)) / answers.length),
    };
  };
  const favorable = Object.fromEntries(questions.map((question) => [question, share(question)]));
  return { answers: answers.length, favorable: favorable as Record<Q, ShareBand> }; // One share for each question.
}
