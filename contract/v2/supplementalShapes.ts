import { array, type InferType, mixed, object, string } from 'yup';
import { type SupplementalKind, supplementalKinds } from '../../domain/questions/supplementalKinds.ts';
import { id, listOf, objectsOf } from '../sharedShapes.ts';
import {
  anyText,
  numberOrNull,
  requiredFlag,
  requiredNumber,
  requiredNumbers,
  requiredText,
  requiredTexts,
} from '../values.ts';

/** The kinds whose answers are published as shares. */
type ShareKind = Exclude<SupplementalKind, 'text'>;
const shareKinds = supplementalKinds.filter((kind): kind is ShareKind => kind !== 'text');

/** One row of a distribution. `low` is displayed as "5 or less", `high` as "95 or more". */
const share = object({
  percent: requiredNumber,
  low: requiredFlag,
  high: requiredFlag,
  /** Combined steps of the scale; empty for options. */
  steps: requiredNumbers,
  /** Combined options; empty for a scale. Each option of a multiple choice has its own row, and rows don't add up to 100. */
  options: requiredTexts,
});

/** The employee Net Promoter Score in points, and the range that its rounded shares allow. */
const enps = object({ score: requiredNumber, from: requiredNumber, to: requiredNumber });

/** A custom question with a scale or options and the distribution of its answers; `shares` is empty if too few people answered. */
export const supplementalResult = object({
  question_id: id(),
  question: requiredText,
  kind: mixed<ShareKind>().oneOf(shareKinds).required(),
  /** Labels of the two ends of the scale. */
  low: anyText,
  high: anyText,
  points: numberOrNull,
  n_band: numberOrNull,
  shares: listOf(share),
  /** For eNPS only; null if too few people answered, or too few are promoters or detractors. */
  enps: enps.nullable().default(undefined).optional(),
  /** For a multiple choice with shares only: options that too few people chose, or too few didn't choose. */
  not_shown: array(requiredText).optional(),
});
export type SupplementalResult = InferType<typeof supplementalResult>;

/** A free-text question and its comments. */
export const questionComments = object({
  question_id: id(),
  question: requiredText,
  /** At most 1,000 comments, selected at random. A search covers all comments. */
  comments: requiredTexts,
  total: requiredNumber,
  /** Words used by enough people; `n_band` is the lower bound of the number of people. */
  themes: objectsOf({ word: requiredText, n_band: requiredNumber }),
});
export type QuestionComments = InferType<typeof questionComments>;

/** Feedback on a survey: the distribution of ratings from 1 to 5, and comments on what could be better. */
export const feedbackResult = supplementalResult
  .pick(['n_band', 'shares'])
  .concat(questionComments.pick(['comments', 'total', 'themes']));
export type FeedbackResult = InferType<typeof feedbackResult>;

/** Search words for comments; empty for all comments. */
export const commentSearchText = () => string().max(100, 'tooLong').defined().default('');
