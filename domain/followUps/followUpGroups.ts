import { minimumInvited } from '../campaigns/benchmarkStatus.ts';

/** The dimensions of published groups for which a topic can be chosen as a focus and followed up. */
export const focusDimensions = ['overall', 'team', 'department', 'location', 'level'] as const;
export type FocusDimension = (typeof focusDimensions)[number];

/**
 * The audience of a follow-up pulse. `teams`: the teams that were published together because one alone was too small; `same_people`: the
 * audience of the campaign of the focus, if that wasn't the whole company.
 */
export const followUpGroupKinds = [
  'team',
  'teams',
  'team_group',
  'department',
  'location',
  'level',
  'same_people',
  'company',
] as const;
export type FollowUpGroupKind = (typeof followUpGroupKinds)[number];

interface GroupSize {
  readonly kind: FollowUpGroupKind;
  /** The number of people a launch today would invite. */
  readonly invited: number;
}

/** Returns the smallest number of people that a follow-up pulse may invite in a group of this kind (R24). */
export const minimumOfGroup = (kind: FollowUpGroupKind, min_group: number): number =>
  minimumInvited({ audience: kind === 'company' ? 'everyone' : 'chosen', min_group });

/** Whether a follow-up pulse can be sent to a group of this size. */
export const isLargeEnough = ({ kind, invited }: GroupSize, min_group: number): boolean =>
  invited >= minimumOfGroup(kind, min_group);

/** Returns the smallest of these groups that is large enough; the first of equal ones. Null if there is none. */
export function selectFollowUpGroup<G extends GroupSize>(groups: readonly G[], min_group: number): G | null {
  return groups
    .filter((group) => isLargeEnough(group, min_group))
    .reduce<G | null>((best, group) => (best && best.invited <= group.invited ? best : group), null);
}

/** Returns the key that identifies the group of a focus in an account. */
export const focusKeyOf = (focus: {
  readonly dimension: FocusDimension;
  readonly team_id: number | null;
  readonly category: string | null;
}): string => `${focus.dimension}:${focus.team_id ?? focus.category ?? ''}`;
