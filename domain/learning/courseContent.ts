import type { LessonKind } from './lessonKinds.ts';

/** How a person came to a course. */
export const enrolmentSources = ['assigned', 'self'] as const;
export type EnrolmentSource = (typeof enrolmentSources)[number];

/** A part of a video that was played, in seconds. */
export interface WatchedRange {
  readonly from: number;
  readonly to: number;
}

/** A lesson as it was published. */
export interface PublishedLesson {
  readonly id: number;
  readonly position: number;
  readonly title: string;
  readonly kind: LessonKind;
  readonly body: string | null;
  readonly link: string | null;
  /** The uploaded file; versions from before files could be uploaded don't have it. */
  readonly file_id?: number | null;
  /** The address of a video's captions; versions from before captions existed don't have it. */
  readonly captions?: string | null;
  readonly minutes: number | null;
  readonly optional: boolean;
}

/** A course as it was published. It never changes. */
export interface CourseContent {
  readonly title: string;
  readonly summary: string;
  readonly description: string | null;
  readonly minutes: number;
  readonly link: string | null;
  /** The language that the course is written in. */
  readonly locale_abbr: string;
  readonly lessons: readonly PublishedLesson[];
}

/** What completion depends on. */
type LessonOutline = Pick<PublishedLesson, 'id' | 'optional'>;

/** The id of the only lesson of a course that is a link to somewhere else. */
const externalLessonId = 0;

const externalOutline: LessonOutline = { id: externalLessonId, optional: false };

/** Returns the lessons of a course in order. A course without lessons is a link, which counts as its only lesson. */
export function lessonsOf({ title, link, minutes, lessons }: CourseContent): readonly PublishedLesson[] {
  if (lessons.length > 0) return lessons;
  return [{ ...externalOutline, position: 1, title, kind: 'link', body: null, link, minutes }];
}

/** The completed and the required lessons of a course. Optional lessons don't count, unless all are optional. */
export function countLessons(
  lessons: readonly LessonOutline[],
  completed: ReadonlySet<number>,
): { readonly done: number; readonly total: number } {
  const all = lessons.length > 0 ? lessons : [externalOutline];
  const required = all.filter(({ optional }) => !optional);
  const counted = required.length > 0 ? required : all;
  return { done: counted.filter(({ id }) => completed.has(id)).length, total: counted.length };
}

/** Whether a learner has completed every required lesson of a course. */
export function isCourseComplete(
  { lessons }: { readonly lessons: readonly LessonOutline[] },
  completed: ReadonlySet<number>,
): boolean {
  const { done, total } = countLessons(lessons, completed);
  return done === total;
}
