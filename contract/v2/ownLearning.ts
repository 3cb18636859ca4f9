import { array, type InferType, number, object, string } from 'yup';
import { type EnrolmentSource, enrolmentSources } from '../../domain/learning/courseContent.ts';
import { type RatingState, ratingStates } from '../../domain/learning/courseRatings.ts';
import { type LearningRuleReason, learningRuleReasons } from '../../domain/learning/learningRules.ts';
import { type LessonKind, lessonKinds } from '../../domain/learning/lessonKinds.ts';
import { maxReportedSeconds } from '../../domain/learning/timeSpent.ts';
import { maxVideoSeconds, maxWatchedRanges } from '../../domain/learning/videoProgress.ts';
import { type Metric, metrics } from '../../domain/metrics/metrics.ts';
import { readCall } from '../call.ts';
import { requiredChoice } from '../requiredChoice.ts';
import { id, listOf, objectsOf, pageNumber } from '../sharedShapes.ts';
import {
  anyText,
  numberOrNull,
  requiredFlag,
  requiredNumber,
  requiredText,
  requiredTexts,
  textOrNull,
} from '../values.ts';

const progress = { done: requiredNumber, total: requiredNumber };

const stepCourse = object({
  course_id: id(),
  title: requiredText,
  minutes: requiredNumber,
  /** A course is `extra` if its set is complete without it. */
  state: requiredChoice(['completed', 'started', 'open', 'extra', 'locked'] as const),
  ...progress,
});
export type StepCourse = InferType<typeof stepCourse>;

/** What a path requires first: a course, or `needed` courses of a set. */
const requiredFirst = object({ needed: requiredNumber, titles: requiredTexts });
export type RequiredFirst = InferType<typeof requiredFirst>;

/** A course, or a set of courses of which `needed` are enough. */
const step = object({
  needed: requiredNumber,
  done: requiredNumber,
  /** What to complete first; null unless the step is locked. */
  after: requiredFirst.nullable().defined(),
  courses: listOf(stepCourse),
});

/** A path or courses assigned to the caller. */
const assignment = object({
  id: id(),
  title: requiredText,
  campaign: requiredText,
  message: textOrNull,
  /** Whether it is a path, and not single courses. */
  is_path: requiredFlag,
  state: requiredChoice(['assigned', 'started', 'finished'] as const),
  due_on: textOrNull,
  finished_on: textOrNull,
  ...progress,
  steps: listOf(step),
});
export type OwnAssignment = InferType<typeof assignment>;

const ownCourse = object({
  course_id: id(),
  title: requiredText,
  minutes: requiredNumber,
  source: requiredChoice<EnrolmentSource>(enrolmentSources),
  started_at: textOrNull,
  completed_at: textOrNull,
  updated_at: requiredText,
  ...progress,
});
export type OwnCourse = InferType<typeof ownCourse>;

const teamAssignment = object({
  id: id(),
  name: requiredText,
  title: requiredText,
  state: requiredChoice(['assigned', 'started'] as const),
  due_on: textOrNull,
});
export type TeamAssignment = InferType<typeof teamAssignment>;

const lesson = object({
  id: requiredNumber,
  title: requiredText,
  kind: requiredChoice<LessonKind>(lessonKinds),
  body: textOrNull,
  link: textOrNull,
  /** The uploaded file, whose address is the link. */
  file: object({ name: requiredText, bytes: requiredNumber }).nullable().defined(),
  captions: textOrNull,
  minutes: numberOrNull,
  optional: requiredFlag,
  /** Whether the video or page may be shown within this page; false for other kinds. */
  is_shown_here: requiredFlag,
  state: requiredChoice(['new', 'started', 'completed'] as const),
  position_seconds: requiredNumber,
  /** The parts of a video that were played, on any device. */
  watched: objectsOf({ from: requiredNumber, to: requiredNumber }),
  score: numberOrNull,
  /** The caller's own note, empty without one. */
  note: anyText,
  is_bookmarked: requiredFlag,
  /** When the progress was saved; null for a lesson that wasn't opened. */
  updated_at: textOrNull,
});
export type OwnLesson = InferType<typeof lesson>;

const enrolment = object({
  id: id(),
  completed_at: textOrNull,
  last_lesson_id: numberOrNull,
  /** The time that the learner spent in its lessons. */
  seconds: requiredNumber,
});

const viewedCourse = object({
  course_id: id(),
  title: requiredText,
  summary: requiredText,
  description: textOrNull,
  minutes: requiredNumber,
  /** The language that the course is written in. */
  locale_abbr: requiredText,
  due_on: textOrNull,
  /** What to complete first; null if the course is available. */
  after: requiredFirst.nullable().defined(),
  /** Null until the course is started; the lessons then have no content. */
  enrolment: enrolment.nullable().defined(),
  /** Whether the caller can rate the course: after they completed it, and once. */
  rating: requiredChoice<RatingState>(ratingStates),
  lessons: listOf(lesson),
  ...progress,
});
export type ViewedCourse = InferType<typeof viewedCourse>;

const catalogCourse = object({
  id: id(),
  title: requiredText,
  summary: requiredText,
  minutes: requiredNumber,
  level: requiredText,
  locale_abbr: requiredText,
  state: requiredChoice(['new', 'started', 'completed'] as const),
});
export type CatalogCourse = InferType<typeof catalogCourse>;

/** A course that the account recommends to everyone, with the caller's own reasons. */
const recommendedCourse = catalogCourse.shape({
  reasons: objectsOf({
    kind: requiredChoice<LearningRuleReason>(learningRuleReasons),
    /** With the kind `metric`, the metric and the caller's score of 0-100. */
    metric: requiredChoice<Metric>(metrics).optional(),
    score: number().optional(),
    /** With the kind `focus`, the topic that the caller's team works on. */
    topic: string().optional(),
  }),
});
export type RecommendedCourse = InferType<typeof recommendedCourse>;

const seconds = () =>
  number().typeError('number').min(0, 'tooSmall').max(maxVideoSeconds, 'tooLarge').required('required');
const lessonId = () =>
  number().integer('wholeNumber').min(0, 'tooSmall').max(2_147_483_647, 'tooLarge').required('required');
/** Identifies a lesson of one of the caller's enrolments. */
export const ofLesson = { enrolment_id: id(), lesson_id: lessonId() };
const lessonResponse = object({
  state: requiredChoice(['started', 'completed'] as const),
  is_course_complete: requiredFlag,
});

/** What a learner does with their own courses, which changes nothing in the account and isn't audited. */
export const ownLearningCalls = {
  overview: readCall('user', '/v2/my_learning/overview', {
    summary: 'What the caller was assigned, and the courses they started, with progress and due dates.',
    response: object({
      today: requiredText,
      assignments: listOf(assignment),
      courses: listOf(ownCourse),
      /** Whether the caller leads a team or manages someone. */
      is_lead: requiredFlag,
    }),
  }),
  team: readCall('user', '/v2/my_learning/team', {
    summary:
      'A page of the open assignments of people whom the caller leads or manages, the earliest due date first.',
    body: object({ page: pageNumber() }),
    response: object({ today: requiredText, total: requiredNumber, assignments: listOf(teamAssignment) }),
  }),
  catalog: readCall('user', '/v2/my_learning/catalog', {
    summary: 'A page of the published courses that the caller can start, by title.',
    body: object({ search: string().trim().max(100, 'tooLong').default(''), page: pageNumber() }),
    response: object({ total: requiredNumber, courses: listOf(catalogCourse) }),
  }),
  recommended: readCall('user', '/v2/my_learning/recommended', {
    summary:
      'The courses that the account recommends to everyone, with the reasons that only the caller sees. The reasons are stored nowhere.',
    response: object({ courses: listOf(recommendedCourse) }),
  }),
  course: readCall('user', '/v2/my_learning/read_course', {
    summary: 'A course with its lessons and the caller’s progress, in the version that was started.',
    body: object({ course_id: id() }),
    response: viewedCourse,
  }),
  start: readCall('user', '/v2/my_learning/start_course', {
    summary: 'Starts a course that was assigned or is in the catalog. Starting it again changes nothing.',
    body: object({ course_id: id() }),
    response: object({ enrolment_id: id() }),
  }),
  openLesson: readCall('user', '/v2/my_learning/open_lesson', {
    summary: 'Remembers the lesson that the caller opened last.',
    body: object(ofLesson),
    response: lessonResponse,
  }),
  saveVideo: readCall('user', '/v2/my_learning/save_video', {
    summary:
      'Saves the position in a video and the parts that were played. Completes the lesson once 90% was played.',
    body: object({
      ...ofLesson,
      position_seconds: seconds(),
      duration_seconds: seconds(),
      watched: array(object({ from: seconds(), to: seconds() }).required())
        .max(maxWatchedRanges, 'tooLong')
        .required('required'),
    }),
    response: lessonResponse,
  }),
  addTime: readCall('user', '/v2/my_learning/add_time', {
    summary:
      'Adds the time that the caller was active in a lesson. No more counts than has passed since their time was counted last.',
    body: object({
      ...ofLesson,
      seconds: number()
        .typeError('number')
        .integer('wholeNumber')
        .min(1, 'tooSmall')
        .max(maxReportedSeconds, 'tooLarge')
        .required('required'),
    }),
    response: object({ seconds: requiredNumber }),
  }),
  completeLesson: readCall('user', '/v2/my_learning/complete_lesson', {
    summary: 'Marks a text, file, link or embedded page as done. Completes the course with its last lesson.',
    body: object(ofLesson),
    response: lessonResponse,
  }),
} as const;
