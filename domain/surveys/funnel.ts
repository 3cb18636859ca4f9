import { isAnonymous, type RaterRelationship } from '../raters/relationships.ts';
import type { NBand } from '../release/bands.ts';
import { participationBand } from '../release/participation.ts';

/** How many were invited, how many of them have begun (finished ones included), how many have finished. */
export interface Counts {
  readonly invited: number;
  readonly started: number;
  readonly finished: number;
}

/** What is said of counts: either all three as they are, or a band of people and percents in steps of 5. */
export interface Share {
  readonly exact: Counts | null;
  readonly invited_from: NBand | null;
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

/** Of people who are known by name: those who answer about themselves, and managers (R17). */
export const namedShare = (counts: Counts): Share => ({
  exact: counts,
  invited_from: null,
  started_percent: null,
  finished_percent: null,
});

/** Of an anonymous group: bands and steps of 5 percent, nothing of fewer than 5 invited, and all such alike (R9, R13). */
export function bandedShare({ invited, started, finished }: Counts): Share {
  const { invited_band, rate } = participationBand(invited, finished, fewestTold);
  return {
    exact: null,
    invited_from: invited_band,
    started_percent: participationBand(invited, started, fewestTold).rate,
    finished_percent: rate,
  };
}

/** What is said of one relationship's counts. */
export const shareOf = (relationship: RaterRelationship, counts: Counts): Share =>
  isAnonymous(relationship) ? bandedShare(counts) : namedShare(counts);

export interface GroupCounts extends Counts {
  readonly relationship: RaterRelationship;
}

/** One group of assignments in three lines: themselves, managers, and all anonymous raters as one. */
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
