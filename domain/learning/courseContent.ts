import type { LessonKind } from './lessonKinds.ts';

/** How a person came to a course. */
export const enrolmentSources = ['assigned', 'self', 'rule'] as const;
export type EnrolmentSource = (typeof enrolmentSources)[number];

/** Start and end of a part of a video that was played, in seconds. */
export type WatchedRange = readonly [from: number, to: number];

/** A lesson as it was published. */
export interface PublishedLesson {
  readonly id: number;
  readonly position: number;
  readonly title: string;
  readonly kind: LessonKind;
  readonly body: string | null;
  readonly link: string | null;
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
  readonly lessons: readonly PublishedLesson[];
}

/** The id of the only lesson of a course that is a link to somewhere else. */
export const externalLessonId = 0;

/** Returns the lessons of a course in order. A course without lessons is a link, which counts as its only lesson. */
export function lessonsOf({ title, link, minutes, lessons }: CourseContent): readonly PublishedLesson[] {
  if (lessons.length > 0) return lessons;
  const only = { id: externalLessonId, position: 1, kind: 'link', body: null, optional: false } as const;
  return [{ ...only, title, link, minutes }];
}

/** Whether a learner has completed a course: all its lessons that aren't optional, or all if every lesson is optional. */
export function isCourseComplete(content: CourseContent, completed: ReadonlySet<number>): boolean {
  const lessons = lessonsOf(content);
  const required = lessons.filter(({ optional }) => !optional);
  return (required.length > 0 ? required : lessons).every(({ id }) => completed.has(id));
}

/** The completed and the required lessons of a course, for progress. Optional lessons don't count unless all are. */
export function countLessons(
  content: CourseContent,
  completed: ReadonlySet<number>,
): { readonly done: number; readonly total: number } {
  const lessons = lessonsOf(content);
  const required = lessons.filter(({ optional }) => !optional);
  const counted = required.length > 0 ? required : lessons;
  return { done: counted.filter(({ id }) => completed.has(id)).length, total: counted.length };
}
