/** The people with whom a person can share their profile: the leaders of their teams and administrators, or everyone in the account. */
export const sharingAudiences = ['leaders', 'colleagues'] as const;
export type SharingAudience = (typeof sharingAudiences)[number];

/**
 * Status of a shared profile. It is shown only after it has been checked, and only if it reveals nothing about people who don't share
 * theirs (R25).
 */
export const shareStatuses = ['shown', 'waiting', 'checking'] as const;
export type ShareStatus = (typeof shareStatuses)[number];

/** The readers of released profiles, as announced by the campaign before the first question. */
export type AnnouncedReaders = 'self' | 'coach' | 'admin';

/** Relationship of the reader to the person whose profile it is. */
export interface ProfileReader {
  readonly isSelf: boolean;
  readonly isAdmin: boolean;
  /** Whether the reader is the person's current manager. */
  readonly isManager: boolean;
  /** Whether the reader leads a team that the person belongs to. */
  readonly leads: boolean;
}

/** Why a profile is visible: it is the reader's own, the campaign announced it, or the person shared it. */
export type VisibilityReason = 'own' | 'promised' | 'shared';

/**
 * Why the reader may see a person's released profile (decision 25); null if they may not. The campaign's announcement comes before sharing,
 * because it cannot be revoked.
 */
export function visibilityReason(
  reader: ProfileReader,
  releasedTo: AnnouncedReaders,
  shared: SharingAudience | null,
): VisibilityReason | null {
  if (reader.isSelf) return 'own';
  if (isAnnouncedReader(reader, releasedTo)) return 'promised';
  if (shared === 'colleagues') return 'shared';
  return shared === 'leaders' && (reader.isAdmin || reader.leads) ? 'shared' : null;
}

/** Whether the campaign announced the release to this reader: `coach` means the manager and administrators. */
export function isAnnouncedReader(
  { isAdmin, isManager }: Pick<ProfileReader, 'isAdmin' | 'isManager'>,
  releasedTo: AnnouncedReaders,
): boolean {
  if (releasedTo === 'self') return false;
  return isAdmin || (releasedTo === 'coach' && isManager);
}
