import { courseRatingCalls as calls } from '../contract/v2/courseRatings.ts';
import { callQuery } from './callQuery.ts';
import { callMain } from './http.ts';
import { accountKey } from './queryKeys.ts';

export const courseRatingQuery = (accountId: number, course_id: number) =>
  callQuery(accountKey(accountId, 'course rating', course_id), calls.read, { course_id });

export const rateCourse = (course_id: number, rating: number) => callMain(calls.rate, { course_id, rating });
