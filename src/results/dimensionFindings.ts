import type { CampaignScores } from '../../contract/v2/benchmarkResults.ts';
import { groupRows, type TypicalGap, typicalGap } from './groupRows.ts';
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

/** Sorts by the difference beyond chance, largest first, unknown ones last. */
export const rankDimensions = (findings: readonly DimensionFinding[]): readonly DimensionFinding[] =>
  [...findings].sort((a, b) => beyondChance(b) - beyondChance(a) || a.dimension.localeCompare(b.dimension));

function beyondChance({ typical }: DimensionFinding): number {
  return typical === null ? Number.NEGATIVE_INFINITY : typical.points ** 2 - typical.chance ** 2;
}
