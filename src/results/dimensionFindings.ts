import type { WholeCampaign } from '../../contract/v2/microsurveyResults.ts';
import type { Group } from './figures.ts';
import { groupRows, type TypicalDistance, typicalDistance } from './groupRows.ts';
import type { Dimension } from './useResultWords.ts';

/** How much it matters where somebody stands in one dimension of the organisation. */
export interface DimensionFinding {
  readonly dimension: Dimension;
  /** Groups that are shown; 0 where answers are not enough. */
  readonly groups: number;
  /** How far groups typically lie from everybody; null where that is not known. */
  readonly typical: TypicalDistance | null;
  /** Points the group furthest from everybody lies away in some topic. */
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

/** The one that matters most beyond chance first, those of which nothing is known last. */
export const rankDimensions = (findings: readonly DimensionFinding[]): readonly DimensionFinding[] =>
  [...findings].sort((a, b) => beyondChance(b) - beyondChance(a) || a.dimension.localeCompare(b.dimension));

function beyondChance({ typical }: DimensionFinding): number {
  return typical === null ? Number.NEGATIVE_INFINITY : typical.points ** 2 - typical.chance ** 2;
}
