import { isAnonymousRelationship, type RaterRelationship } from '../raters/raterRelationships.ts';
import { participationBand } from '../release/participationBand.ts';
import type { SizeBand } from '../release/sizeBands.ts';

/** People who were invited, who started (finished ones included) and who finished. */
export interface FunnelCounts {
  readonly invited: number;
  readonly started: number;
  readonly finished: number;
}

/** Published counts: either exact, or as a size band with percentages in steps of 5. */
export interface PublishedParticipationShare {
  readonly exact: FunnelCounts | null;
  readonly invited_from: SizeBand | null;
  readonly started_percent: number | null;
  readonly finished_percent: number | null;
}

const none: FunnelCounts = { invited: 0, started: 0, finished: 0 };
const minInvitedShown = 5;

export function sumCounts(all: readonly FunnelCounts[]): FunnelCounts {
  return all.reduce(
    (sum, each) => ({
      invited: sum.invited + each.invited,
      started: sum.started + each.started,
      finished: sum.finished + each.finished,
    }),
    none,
  );
}

/** Exact counts for respondents who are known by name: self-assessments and managers (R17). */
export const exactShare = (counts: FunnelCounts): PublishedParticipationShare => ({
  exact: counts,
  invited_from: null,
  started_percent: null,
  finished_percent: null,
});

/** Size bands and steps of 5 percent for an anonymous group; all groups with fewer than 5 invited people look the same (R9, R13). */
export function bandedShare({ invited, started, finished }: FunnelCounts): PublishedParticipationShare {
  const { invited_band, rate } = participationBand(invited, finished, minInvitedShown);
  return {
    exact: null,
    invited_from: invited_band,
    started_percent: participationBand(invited, started, minInvitedShown).rate,
    finished_percent: rate,
  };
}

/** Returns the published counts of one relationship. */
export const shareForRelationship = (
  relationship: RaterRelationship,
  counts: FunnelCounts,
): PublishedParticipationShare =>
  isAnonymousRelationship(relationship) ? bandedShare(counts) : exactShare(counts);

export interface RelationshipCounts extends FunnelCounts {
  readonly relationship: RaterRelationship;
}

/**
 * Returns published counts of a group of assignments in three rows: self, managers, and all anonymous raters combined.
 */
export function sharesByRelationship(groups: readonly RelationshipCounts[]): {
  readonly self: PublishedParticipationShare;
  readonly manager: PublishedParticipationShare;
  readonly raters: PublishedParticipationShare;
} {
  const of = (fits: (relationship: RaterRelationship) => boolean) =>
    sumCounts(groups.filter(({ relationship }) => fits(relationship)));
  return {
    self: exactShare(of((relationship) => relationship === 'self')),
    manager: exactShare(of((relationship) => relationship === 'manager')),
    raters: bandedShare(of(isAnonymousRelationship)),
  };
}
