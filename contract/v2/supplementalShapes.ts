import { array, boolean, type InferType, mixed, number, object, string } from 'yup';
import { type SupplementalKind, supplementalKinds } from '../../domain/questions/supplementalKinds.ts';
import { id, listOf, objectsOf } from '../sharedShapes.ts';

/** The kinds whose answers are published as shares. */
type ShareKind = Exclude<SupplementalKind, 'text'>;
const shareKinds = supplementalKinds.filter((kind): kind is ShareKind => kind !== 'text');

/** One row of a distribution. `low` is displayed as "5 or less", `high` as "95 or more". */
const share = object({
  percent: number().required(),
  low: boolean().required(),
  high: boolean().required(),
  /** Combined steps of the scale; empty for options. */
  steps: listOf(number()),
  /** Combined options; empty for a scale. Each option of a multiple choice has its own row, and rows don't add up to 100. */
  options: listOf(string()),
});

/** The employee Net Promoter Score in points, and the range that its rounded shares allow. */
const enps = object({ score: number().required(), from: number().required(), to: number().required() });

/** A custom question with a scale or options and the distribution of its answers; `shares` is empty if too few people answered. */
export const supplementalResult = object({
  question_id: id(),
  question: string().required(),
  kind: mixed<ShareKind>().oneOf(shareKinds).required(),
  /** Labels of the two ends of the scale. */
  low: string().defined(),
  high: string().defined(),
  points: number().nullable().defined(),
  n_band: number().nullable().defined(),
  shares: listOf(share),
  /** For eNPS only; null if too few people answered, or too few are promoters or detractors. */
  enps: enps.nullable().default(undefined).optional(),
  /** For a multiple choice with shares only: options that too few people chose, or too few didn't choose. */
  not_shown: array(string().required()).optional(),
});
export type SupplementalResult = InferType<typeof supplementalResult>;

/** A free-text question and its comments. */
export const questionComments = object({
  question_id: id(),
  question: string().required(),
  /** At most 1,000 comments, selected at random. A search covers all comments. */
  comments: listOf(string()),
  total: number().required(),
  /** Words used by enough people; `n_band` is the lower bound of the number of people. */
  themes: objectsOf({ word: string().required(), n_band: number().required() }),
});
export type QuestionComments = InferType<typeof questionComments>;

/** Feedback on a survey: the distribution of ratings from 1 to 5, and comments on what could be better. */
export const feedbackResult = supplementalResult
  .pick(['n_band', 'shares'])
  .concat(questionComments.pick(['comments', 'total', 'themes']));
export type FeedbackResult = InferType<typeof feedbackResult>;

/** Search words for comments; empty for all comments. */
export const commentSearchText = () => string().max(100, 'tooLong').defined().default('');
