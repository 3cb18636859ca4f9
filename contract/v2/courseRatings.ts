import { number, object } from 'yup';
import { type RatingState, ratingQuestions, ratingStates } from '../../domain/learning/courseRatings.ts';
import { readCall } from '../call.ts';
import { feedbackSummary } from '../feedbackSummary.ts';
import { requiredChoice } from '../requiredChoice.ts';
import { id } from '../sharedShapes.ts';

/** Ratings of courses, which are stored without the person and the time. */
export const courseRatingCalls = {
  rate: readCall('user', '/v2/my_learning/rate_course', {
    summary:
      'Stores a rating of a course that the caller completed, without the caller, once. Authors see ratings in bands, five at a time.',
    body: object({
      course_id: id(),
      rating: number().integer('wholeNumber').min(1, 'tooSmall').max(5, 'tooLarge').required('required'),
    }),
    response: object({ rating: requiredChoice<RatingState>(ratingStates) }),
  }),
  read: readCall('local_admin', '/v2/learning/course_rating', {
    summary:
      'The share of favorable ratings of a course, in bands: of all accounts for its authors, otherwise of the viewed account.',
    body: object({ course_id: id() }),
    response: object({
      of: requiredChoice(['all', 'account'] as const),
      /** Null for fewer than five ratings in an account. */
      summary: feedbackSummary(ratingQuestions),
    }),
  }),
} as const;
