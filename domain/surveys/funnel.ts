import { isAnonymous, type RaterRelationship } from '../raters/relationships.ts';
import { participationBand } from '../release/participationBand.ts';
import type { SizeBand } from '../release/sizeBands.ts';

/** People who were invited, who started (finished ones included) and who finished. */
export interface Counts {
  readonly invited: number;
  readonly started: number;
  readonly finished: number;
}

/** Published counts: either exact, or as a size band with percentages in steps of 5. */
export interface Share {
  readonly exact: Counts | null;
  readonly invited_from: SizeBand | null;
  readonly started_percent: number | null;
  readonly finished_percent: number | null;
}

const none: Counts = { invited: 0, started: 0, finished: 0 };
const fewestTold = 5;

export function sumOf(all: readonly Counts[]): Counts {
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
export const namedShare = (counts: Counts): Share => ({
  exact: counts,
  invited_from: null,
  started_percent: null,
  finished_percent: null,
});

/** Size bands and steps of 5 percent for an anonymous group; all groups with fewer than 5 invited people look the same (R9, R13). */
export function bandedShare({ invited, started, finished }: Counts): Share {
  const { invited_band, rate } = participationBand(invited, finished, fewestTold);
  return {
    exact: null,
    invited_from: invited_band,
    started_percent: participationBand(invited, started, fewestTold).rate,
    finished_percent: rate,
  };
}

/** The published counts of one relationship. */
export const shareOf = (relationship: RaterRelationship, counts: Counts): Share =>
  isAnonymous(relationship) ? bandedShare(counts) : namedShare(counts);

export interface GroupCounts extends Counts {
  readonly relationship: RaterRelationship;
}

/** Published counts of a group of assignments in three rows: self, managers, and all anonymous raters combined. */
export function sharesOf(groups: readonly GroupCounts[]): {
  readonly self: Share;
  readonly manager: Share;
  readonly raters: Share;
} {
  const of = (fits: (relationship: RaterRelationship) => boolean) =>
    sumOf(groups.filter(({ relationship }) => fits(relationship)));
  return {
    self: namedShare(of((relationship) => relationship === 'self')),
    manager: namedShare(of((relationship) => relationship === 'manager')),
    raters: bandedShare(of(isAnonymous)),
  };
}
