import type { LessonKind } from './lessonKinds.ts';

/** The scheme, host and port of an address. A path on this site has no origin. */
const originOf = (link: string): string | undefined => /^https?:\/\/[^/?#\\]+/i.exec(link)?.[0].toLowerCase();

/** Whether an address is a path on this site, and not one that leaves out the scheme. */
const isOwnPath = (link: string): boolean => /^\/(?![/\\])/.test(link);

/** The origins that the pages' content policy permits for lessons, and the site's own. */
export interface LessonOrigins {
  readonly allowed: readonly string[];
  readonly own: string;
}

interface LessonSource {
  readonly kind: LessonKind;
  readonly link: string | null;
  /** The uploaded file, which is used instead of the link. */
  readonly file_id?: number | null;
}

/**
 * Whether a lesson is shown within the page: an uploaded video, a video from this site or from a permitted origin, or a page of a permitted
 * origin. A page of this site is never embedded, because it could leave its sandbox.
 */
export function isShownHere({ kind, link, file_id }: LessonSource, { allowed, own }: LessonOrigins): boolean {
  if (kind === 'video' && file_id) return true;
  if (link === null) return false;
  const origin = originOf(link);
  const isOwn = isOwnPath(link) || origin === own.toLowerCase();
  const isAllowed = origin !== undefined && !isOwn && allowed.includes(origin);
  return kind === 'video' ? isOwn || isAllowed : kind === 'embedded' && isAllowed;
}

/**
 * Whether learners mark a lesson as done themselves. A quiz completes by being passed, a package by
 * what it reports, and a video by being watched, unless it can only be
 * watched elsewhere.
 */
export const isCompletedByHand = (kind: LessonKind, isShown: boolean): boolean =>
  kind !== 'quiz' && kind !== 'scorm' && !(kind === 'video' && isShown);
