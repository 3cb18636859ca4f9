import { measureScore } from '../../domain/scoring/compareScores.ts';
import { detectChanges } from '../../domain/scoring/detectChanges.ts';
import { minimumGap } from '../kit/charts/displayedScore.ts';
import type { HeatmapRow, HeatmapScore } from '../kit/charts/heatmapTypes.ts';
import { type Group, type Topic, toDisplayedScore } from './scoreChanges.ts';

/** The key of a group: its index in the response, because two teams can have the same name. */
export const groupKey = (at: number): string => `group ${at}`;

export interface GroupRow extends HeatmapRow {
  /** The significant gap in points between the average and the group furthest from it; 0 without groups. */
  readonly gap: number;
}

/** The group with the largest significant gap to the average. */
export interface FurthestGroup {
  readonly group: number;
  readonly topic: string;
  /** The gap in points; negative if the group is lower. */
  readonly distance: number;
}

interface Pair {
  readonly at: number;
  readonly own: Topic;
  readonly average: Topic;
}

/** Topics by groups, largest gap first, equal ones by name. */
export function groupRows(topics: readonly Topic[], groups: readonly Group[]): readonly GroupRow[] {
  const pairs = pairsOf(topics, groups);
  const significant = significantPairs(pairs);
  return topics
    .map((topic) => {
      const topicPairs = pairs.filter(({ average }) => average === topic);
      const cells = topicPairs.map((pair): [string, HeatmapScore] => [
        groupKey(pair.at),
        { ...toDisplayedScore(pair.own), isSignificant: significant.has(pair) },
      ]);
      return {
        id: topic.topic_id,
        name: topic.topic,
        average: toDisplayedScore(topic),
        cells: Object.fromEntries(cells),
        gap: Math.max(0, ...cells.map(([, cell]) => Math.abs(minimumGap(cell, toDisplayedScore(topic))))),
      };
    })
    .sort((a, b) => b.gap - a.gap || a.name.localeCompare(b.name));
}

/** Finds the group with the largest significant gap; null if no gap is significant. */
export function findFurthestGroup(topics: readonly Topic[], groups: readonly Group[]): FurthestGroup | null {
  const ranked = [...significantPairs(pairsOf(topics, groups))]
    .map(({ at, own, average }) => ({ group: at, topic: own.topic, distance: gapOf(own, average) }))
    .sort((a, b) => Math.abs(b.distance) - Math.abs(a.distance));
  return ranked[0] ?? null;
}

/** The typical gap of groups and the largest gap that chance could explain, in points. */
export interface TypicalGap {
  readonly points: number;
  readonly chance: number;
}

/**
 * The weighted root mean square of all gaps; large groups weigh more because their margins are smaller. The part
 * explained by chance follows from the same margins, so few large groups and many small ones can be compared. Null
 * without margins.
 */
export function typicalGap(topics: readonly Topic[], groups: readonly Group[]): TypicalGap | null {
  const measured = pairsOf(topics, groups).flatMap(({ own, average }) => {
    const score = isCapped(average) ? null : measureScore(own);
    return score ? { weight: own.n_band, distance: gapOf(own, average), error: score.se } : [];
  });
  const total = measured.reduce((sum, { weight }) => sum + weight, 0);
  if (total === 0) return null;
  const typical = (of: (one: (typeof measured)[number]) => number) =>
    Math.sqrt(measured.reduce((sum, one) => sum + one.weight * of(one) ** 2, 0) / total);
  return { points: typical(({ distance }) => distance), chance: typical(({ error }) => error) };
}

function pairsOf(topics: readonly Topic[], groups: readonly Group[]): readonly Pair[] {
  return topics.flatMap((average) =>
    groups.flatMap((group, at) => {
      const own = group.topics.find(({ topic_id }) => topic_id === average.topic_id);
      return own ? [{ at, own, average }] : [];
    }),
  );
}

/**
 * Returns the pairs with significant gaps. All cells of a table are tested together, because among a hundred cells a few would be
 * significant by chance.
 */
function significantPairs(pairs: readonly Pair[]): ReadonlySet<Pair> {
  const tested = pairs.flatMap((pair, at) => {
    const after = isCapped(pair.average) ? null : measureScore(pair.own);
    const before = { value: pair.average.answer_percent, se: 0 };
    return after ? { element_id: at, before, after } : [];
  });
  const changeWords = detectChanges(tested);
  return new Set(pairs.filter((_, at) => changeWords.get(at) === 'up' || changeWords.get(at) === 'down'));
}

const isCapped = ({ low, high }: Topic) => low || high;
const gapOf = (own: Topic, average: Topic) => own.answer_percent - average.answer_percent;
