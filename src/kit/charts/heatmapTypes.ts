import type { DisplayedScore } from './displayedScore.ts';

export interface HeatmapColumn {
  readonly key: string;
  readonly name: string;
  /** The number of people in the group, as a band. */
  readonly note?: string;
  /** The full description when `name` is abbreviated. */
  readonly explanation?: string;
}

export interface HeatmapScore extends DisplayedScore {
  /** Whether the gap to the company average is significant. */
  readonly isSignificant: boolean;
}

export interface HeatmapRow {
  readonly id: number;
  readonly name: string;
  readonly note?: string;
  readonly average: DisplayedScore;
  readonly cells: Readonly<Record<string, HeatmapScore>>;
}
