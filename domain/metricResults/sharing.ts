/** With whom a person shares the own profile: who leads a team of theirs and administrators, or everybody here. */
export const audiences = ['leaders', 'colleagues'] as const;
export type Audience = (typeof audiences)[number];

/** To whom a campaign said before the first question that it releases a profile. */
export type ReleasedTo = 'self' | 'coach' | 'admin';

/** How somebody stands to the person whose profile it is. */
export interface Reader {
  readonly isSelf: boolean;
  readonly isAdmin: boolean;
  /** The person's manager by a relationship of today. */
  readonly isManager: boolean;
  /** Leads a team the person is in. */
  readonly leads: boolean;
}

/** Why a profile may be seen: one's own, as the campaign promised, or as the person shared it. */
export type Sight = 'own' | 'promised' | 'shared';

/**
 * Whether somebody may see the named profile of a released campaign (decision 25), and why; null for no. What the
 * campaign promised goes before what the person shared, as it cannot be taken back.
 */
export function sightOf(reader: Reader, releasedTo: ReleasedTo, shared: Audience | null): Sight | null {
  if (reader.isSelf) return 'own';
  if (isPromised(reader, releasedTo)) return 'promised';
  if (shared === 'colleagues') return 'shared';
  return shared === 'leaders' && (reader.isAdmin || reader.leads) ? 'shared' : null;
}

/** Whether the campaign named this reader: the coach means the manager and the administrators with them. */
export function isPromised(
  { isAdmin, isManager }: Pick<Reader, 'isAdmin' | 'isManager'>,
  releasedTo: ReleasedTo,
): boolean {
  if (releasedTo === 'self') return false;
  return isAdmin || (releasedTo === 'coach' && isManager);
}
