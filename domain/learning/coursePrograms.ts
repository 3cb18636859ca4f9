import type { ContentStatus } from './contentStatus.ts';

interface OfferedCourse {
  readonly status: ContentStatus;
  readonly program_ids: readonly number[];
}

/** Whether a person with these programs can start a course on their own. */
export const isOfferedTo = (
  { status, program_ids }: OfferedCourse,
  programIds: readonly number[] | 'all',
): boolean =>
  status === 'published' &&
  (programIds === 'all' || program_ids.length === 0 || program_ids.some((one) => programIds.includes(one)));
