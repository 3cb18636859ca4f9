import type { MetricKind } from '../../../metrics/metricKinds.ts';

export const fitGroupings = ['gender', 'race', 'decade', 'language', 'relationship'] as const;
export type FitGrouping = (typeof fitGroupings)[number];
/**
 * The groupings by which the people of a form are compared. There are none for raters: they are anonymous, so forms of one rater about
 * several people can't be distinguished from forms of several raters. The demographics of applicants are used for selection rates only.
 */
export const groupingsOfForm = {
  s: ['gender', 'race', 'decade', 'language'],
  r: [],
  h: ['language'],
} as const satisfies Readonly<Record<MetricKind, readonly FitGrouping[]>>;

/** The groups of one person; a group that they didn't state is absent. */
export type FitGroups = Readonly<Partial<Record<FitGrouping, string>>>;

/** Minimum number of people in a compared group and in its reference group. */
export const minPeopleInGroup = 100;

/** A group that is compared with the largest group of the same grouping. */
export interface ComparedGroup {
  readonly grouping: FitGrouping;
  readonly group: string;
  readonly reference: string;
  /** The lower bound of its size band. */
  readonly people: number;
}

/** Classes of differences between groups: those of the Educational Testing Service, in logits (methods 1.7). */
export const differenceSizes = ['negligible', 'moderate', 'large'] as const;
export type DifferenceSize = (typeof differenceSizes)[number];
export const smallestDifference = { moderate: 0.43, large: 0.64 } as const;
/** A curve with this standard deviation corresponds to a moderate difference between people on its two sides. */
export const smallestCurve = smallestDifference.moderate / 2;
/** The smallest excess that is marked: the share of people who rank two statements next to each other beyond the expected share. */
export const smallestPairExcess = 0.1;

/** One statement compared between a group and its reference. */
export interface GroupDifference {
  /** The index of the group in `groups`. */
  readonly group: number;
  /**
   * The difference in logits, in steps of .1; positive if the group ranks the statement higher than the reference group at the same
   * profile.
   */
  readonly effect: number;
  readonly size: DifferenceSize;
}

export interface StatementFit {
  readonly id: string;
  /** Standard deviation of the curve in logits, in steps of .05. */
  readonly curve: number;
  readonly isMisfit: boolean;
  /** Excludes groups that read another wording. */
  readonly differences: readonly GroupDifference[];
}

export interface BlockFit {
  readonly statements: readonly string[];
  /** The ids of two statements. The other two statements are next to each other equally often. */
  readonly pair: readonly string[];
  /** How much more often they are next to each other than expected, as a share in steps of .02. */
  readonly excess: number;
  readonly isMisfit: boolean;
}

/** What a calibration publishes about its form (methods 1.7); it never changes. */
export interface FormFit {
  /** The lower bound of the band of the number of people. */
  readonly people: number;
  readonly groups: readonly ComparedGroup[];
  readonly statements: readonly StatementFit[];
  readonly blocks: readonly BlockFit[];
}

const bands = [1_000, 500, 300, 200, 100, 0];

/** The lower bound of the band that contains a number of people. */
export const bandOfPeople = (people: number): number => bands.find((least) => people >= least) ?? 0;
