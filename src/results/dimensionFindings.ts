import type { CampaignScores } from '../../contract/v2/benchmarkResults.ts';
import { findSignificantDimensions, type TypicalGap } from '../../domain/scoring/groupDifferences.ts';
import { groupRows, typicalGap } from './groupRows.ts';
import type { Group } from './scoreChanges.ts';
import type { Dimension } from './useResultTexts.ts';

/** How much results differ between the groups of one dimension. */
export interface DimensionFinding {
  readonly dimension: Dimension;
  /** The number of groups shown; 0 with too few answers. */
  readonly groups: number;
  /** The typical gap between groups and the average; null when unknown. */
  readonly typical: TypicalGap | null;
  /** The largest gap of a group in any topic, in points. */
  readonly gap: number;
}

export function measureDimension(
  dimension: Dimension,
  { topics }: Pick<CampaignScores, 'topics'>,
  groups: readonly Group[],
): DimensionFinding {
  return {
    dimension,
    groups: groups.length,
    typical: typicalGap(topics, groups),
    gap: groupRows(topics, groups)[0]?.gap ?? 0,
  };
}

export interface RankedDimension extends DimensionFinding {
  /** Whether its groups differ by more than chance, tested together with the other dimensions. */
  readonly isSignificant: boolean;
}

/** Sorts by the difference beyond chance: significant ones first, then by their excess, unknown ones last. */
export function rankDimensions(findings: readonly DimensionFinding[]): readonly RankedDimension[] {
  const significant = findSignificantDimensions(findings.map(({ typical }) => typical));
  return findings
    .map((finding, at) => ({ ...finding, isSignificant: significant[at] === true }))
    .sort(
      (a, b) =>
        Number(b.isSignificant) - Number(a.isSignificant) ||
        beyondChance(b) - beyondChance(a) ||
        a.dimension.localeCompare(b.dimension),
    );
}

/** Negative where the groups differ by less than chance would make them. */
function beyondChance({ typical }: DimensionFinding): number {
  return typical === null ? Number.MIN_SAFE_INTEGER : typical.points ** 2 - typical.chance ** 2;
}
