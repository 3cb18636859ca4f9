import { Refusal } from '../refusal.ts';

/** A draft is seen by its authors only; what is withdrawn can be finished by those who have it, and given to nobody new. */
export const contentStatuses = ['draft', 'published', 'withdrawn'] as const;
export type ContentStatus = (typeof contentStatuses)[number];

const following: Readonly<Record<ContentStatus, ContentStatus>> = {
  draft: 'published',
  published: 'withdrawn',
  withdrawn: 'published',
};

/** The one status that may follow. Nothing becomes a draft again: people may have learned from it. */
export function nextContentStatus(status: ContentStatus): ContentStatus {
  return following[status];
}

/** Moves a course or a path to a status. Throws `status_change` where that one may not follow. */
export function changeContentStatus(from: ContentStatus, to: ContentStatus): ContentStatus {
  if (following[from] !== to) throw new Refusal('status_change');
  return to;
}

/** What a course must have before people are sent to it: lessons, or a link to where it is held. */
export function checkCourse({ link, lessons }: { link: string | null; lessons: number }): void {
  if (link === null && lessons === 0) throw new Refusal('course_empty');
}
