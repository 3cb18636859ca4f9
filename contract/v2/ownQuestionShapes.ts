import { array, boolean, type InferType, mixed, number, object, string } from 'yup';
import { id } from '../records.ts';

/** One line of a question; the bounds are shown as "5 or less" (`low`) and "95 or more" (`high`). */
const share = object({
  percent: number().required(),
  low: boolean().required(),
  high: boolean().required(),
  /** Steps of the scale that are shown together; none for a choice. */
  steps: array(number().required()).required(),
  /** Options that are shown together; none for a rating. */
  options: array(string().required()).required(),
});

/** A rating or a choice of an account's own and how the answers are spread; no shares from too few people. */
export const supplementalResult = object({
  question_id: id(),
  question: string().required(),
  kind: mixed<'rating' | 'choice'>().oneOf(['rating', 'choice']).required(),
  /** The names of the two ends of the scale. */
  low: string().defined(),
  high: string().defined(),
  points: number().nullable().defined(),
  n_band: number().nullable().defined(),
  shares: array(share.required()).required(),
});
export type SupplementalResult = InferType<typeof supplementalResult>;

/** A question in own words and what was said to it. */
export const commentedQuestion = object({
  question_id: id(),
  question: string().required(),
  /** A thousand at most, drawn by lot; a search looks through all. */
  comments: array(string().required()).required(),
  total: number().required(),
  /** Words that enough people used; `n_band`: at least so many of them. */
  themes: array(object({ word: string().required(), n_band: number().required() }).required()).required(),
});
export type CommentedQuestion = InferType<typeof commentedQuestion>;

/** What people thought of a survey: how its rating of 1 to 5 is spread, and what could be better in their own words. */
export const feedbackResult = supplementalResult
  .pick(['n_band', 'shares'])
  .concat(commentedQuestion.pick(['comments', 'total', 'themes']));
export type FeedbackResult = InferType<typeof feedbackResult>;

/** Words to search for among comments; empty for all of them. */
export const searched = () => string().max(100, 'tooLong').defined().default('');
