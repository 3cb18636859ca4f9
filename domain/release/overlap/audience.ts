import type { ReleaseCell, ReleaseTopic } from '../buildRelease.ts';

/** A published group of a campaign with the people invited to it, by a key that is the same in all campaigns. */
export interface AudienceGroup {
  readonly dim: string;
  readonly category: string;
  readonly people: readonly string[];
}

/** A published number, as its readers see it. */
export type PublishedFigure = Pick<
  ReleaseCell,
  'dim' | 'category' | 'subject' | 'subject_id' | 'value' | 'low' | 'high' | 'n_band'
>;

/** What readers of its results know about a campaign: the invited people of each group, and the published numbers about it. */
export interface PublishedAudience {
  /** The group of all invited people first. */
  readonly groups: readonly AudienceGroup[];
  /** The minimum group size that was promised to its respondents. */
  readonly k: number;
  readonly figures: readonly PublishedFigure[];
  readonly topics: readonly ReleaseTopic[];
  /** Whether the figures are lower bounds of bands of ten points. */
  readonly banded: boolean;
}

/** Everyone who was invited. */
export const everybodyIn = ({ groups }: Pick<PublishedAudience, 'groups'>): readonly string[] =>
  groups[0]?.people ?? [];
