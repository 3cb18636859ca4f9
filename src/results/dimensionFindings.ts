import type { WholeCampaign } from '../../contract/v2/microsurveyResults.ts';
import type { Group } from './figures.ts';
import { groupRows, type TypicalDistance, typicalDistance } from './groupRows.ts';
import type { Dimension } from './useResultWords.ts';

/** How much results differ between the groups of one dimension. */
export interface DimensionFinding {
  readonly dimension: Dimension;
  /** The number of groups shown; 0 with too few answers. */
  readonly groups: number;
  /** The typical gap between groups and the average; null when unknown. */
  readonly typical: TypicalDistance | null;
  /** The largest gap of a group in any topic, in points. */
  readonly gap: number;
}

export function findingOf(
  dimension: Dimension,
  { topics }: Pick<WholeCampaign, 'topics'>,
  groups: readonly Group[],
): DimensionFinding {
  return {
    dimension,
    groups: groups.length,
    typical: typicalDistance(topics, groups),
    gap: groupRows(topics, groups)[0]?.gap ?? 0,
  };
}

/** Sorts by the difference beyond chance, largest first, unknown ones last. */
export const rankDimensions = (findings: readonly DimensionFinding[]): readonly DimensionFinding[] =>
  [...findings].sort((a, b) => beyondChance(b) - beyondChance(a) || a.dimension.localeCompare(b.dimension));

function beyondChance({ typical }: DimensionFinding): number {
  return typical === null ? Number.NEGATIVE_INFINITY : typical.points ** 2 - typical.chance ** 2;
}
