import type { BodyOf, ResponseOf } from '../contract/call.ts';
import { ownLearningCalls as calls } from '../contract/v2/ownLearning.ts';
import { callQuery, pageQuery } from './callQuery.ts';
import { callMain } from './http.ts';
import { accountKey, keysOf } from './queryKeys.ts';

export type {
  CatalogCourse,
  OwnAssignment,
  OwnCourse,
  OwnLesson,
  RecommendedCourse,
  RequiredFirst,
  StepCourse,
  TeamAssignment,
  ViewedCourse,
} from '../contract/v2/ownLearning.ts';
export type OwnLearningOverview = ResponseOf<typeof calls.overview>;
export type TimeReport = BodyOf<typeof calls.addTime>;
export type VideoReport = BodyOf<typeof calls.saveVideo>;
type LessonKey = BodyOf<typeof calls.completeLesson>;

const key = keysOf('own learning');

/** Everything that changes with a person's progress. */
export const ownLearningKeys = (accountId: number) => [key(accountId), accountKey(accountId, 'home')];

/** The page size used by the server. */
export const catalogPageSize = 24;

export const ownLearningQuery = (accountId: number) =>
  callQuery(key(accountId, 'overview'), calls.overview, {});

/** The page size used by the server. */
export const teamLearningPageSize = 25;

export const teamLearningQuery = (accountId: number, page: number) =>
  pageQuery(key(accountId, 'team', page), calls.team, { page });

export const courseCatalogQuery = (accountId: number, search: string, page: number) =>
  pageQuery(key(accountId, 'catalog', search, page), calls.catalog, { search, page });

export const recommendedCoursesQuery = (accountId: number) =>
  callQuery(key(accountId, 'recommended'), calls.recommended, {});

export const ownCourseQuery = (accountId: number, course_id: number) =>
  callQuery(key(accountId, 'course', course_id), calls.course, { course_id });

export const startCourse = (course_id: number) => callMain(calls.start, { course_id });

export const openLesson = (lesson: LessonKey) => callMain(calls.openLesson, lesson);

export const completeLesson = (lesson: LessonKey) => callMain(calls.completeLesson, lesson);

/** Saves the progress in a video, also while the page is being left. */
export const saveVideoProgress = (report: VideoReport) =>
  callMain(calls.saveVideo, report, { keepalive: true });

/** Adds the time that was spent in a lesson, also while the page is being left. */
export const addLessonTime = (report: TimeReport) => callMain(calls.addTime, report, { keepalive: true });
