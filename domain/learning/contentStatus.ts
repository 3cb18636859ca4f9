import { Refusal } from '../refusal.ts';

/** Drafts are visible to authors only. Withdrawn content can no longer be assigned; people who have it can finish it. */
export const contentStatuses = ['draft', 'published', 'withdrawn'] as const;
export type ContentStatus = (typeof contentStatuses)[number];

const nextStatus: Readonly<Record<ContentStatus, ContentStatus>> = {
  draft: 'published',
  published: 'withdrawn',
  withdrawn: 'published',
};

/**
 * Returns the only possible next status. Published content never becomes a draft again, because people may have used
 * it.
 */
export function nextContentStatus(status: ContentStatus): ContentStatus {
  return nextStatus[status];
}

/** Returns the new status of a course or path. Throws `status_change` if the change is not allowed. */
export function changeContentStatus(from: ContentStatus, to: ContentStatus): ContentStatus {
  if (nextStatus[from] !== to) throw new Refusal('status_change');
  return to;
}

/** Checks that a course has lessons or an external link. Throws `course_empty`. */
export function checkCourseHasContent({ link, lessons }: { link: string | null; lessons: number }): void {
  if (link === null && lessons === 0) throw new Refusal('course_empty');
}
