import { type ObjectSchema, object } from 'yup';
import type { FeedbackSummary, ShareBand } from '../domain/feedback/feedbackBatches.ts';
import { requiredNumber } from './values.ts';

const band = object({ from: requiredNumber, to: requiredNumber });

/** The shares of favorable answers to questions in bands; null for fewer than five answers. */
export function feedbackSummary<Q extends string>(questions: readonly Q[]) {
  const bands = object(Object.fromEntries(questions.map((question) => [question, band])));
  const favorable = bands as unknown as ObjectSchema<Record<Q, ShareBand>>; // One band for each question.
  const summary = object({ answers: requiredNumber, favorable }) as unknown as ObjectSchema<
    FeedbackSummary<Q>
  >;
  return summary.nullable().default(null).defined();
}
