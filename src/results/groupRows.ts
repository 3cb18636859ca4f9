import { measureScore } from '../../domain/scoring/compareScores.ts';
import { type ChangeWord, detectChanges } from '../../domain/scoring/detectChanges.ts';
import { measureGroupDifferences, type TypicalGap } from '../../domain/scoring/groupDifferences.ts';
import { type DisplayedScore, minimumGap } from '../kit/charts/displayedScore.ts';
import type { HeatmapScore } from '../kit/charts/heatmapTypes.ts';
import { type Group, type Topic, toDisplayedScore } from './scoreChanges.ts';

/** The key of a group: its index in the response, because two teams can have the same name. */
export const groupKey = (at: number): string => `group ${at}`;

/** One topic in all groups. */
export interface GroupRow {
  readonly id: number;
  readonly name: string;
  readonly average: DisplayedScore;
  /** The scores by the keys of their groups. */
  readonly cells: Readonly<Record<string, HeatmapScore>>;
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
  const changeWords = testPairs(pairs);
  return topics
    .map((topic) => {
      const topicPairs = pairs.filter(({ average }) => average === topic);
      const cells = topicPairs.map((pair): [string, HeatmapScore] => [
        groupKey(pair.at),
        {
          ...toDisplayedScore(pair.own),
          isSignificant: isSignificant(changeWords.get(pair)),
          margin: pair.own.margin,
        },
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
  const ranked = [...testPairs(pairsOf(topics, groups))]
    .filter(([, word]) => isSignificant(word))
    .map(([{ at, own, average }]) => ({ group: at, topic: own.topic, distance: gapOf(own, average) }))
    .sort((a, b) => Math.abs(b.distance) - Math.abs(a.distance));
  return ranked[0] ?? null;
}

/** The typical gap of the groups of one dimension. Null without margins. */
export function typicalGap(topics: readonly Topic[], groups: readonly Group[]): TypicalGap | null {
  return measureGroupDifferences(
    pairsOf(topics, groups).flatMap(({ own, average }) => {
      const score = isCapped(average) ? null : measureScore(own);
      if (!score) return [];
      return [{ topic_id: own.topic_id, value: gapOf(own, average), se: score.se, weight: own.n_band }];
    }),
  );
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
 * Tests the gap of each pair; those that can't be tested are left out. All cells of a table are tested together, because among a hundred
 * cells a few would be significant by chance.
 */
function testPairs(pairs: readonly Pair[]): ReadonlyMap<Pair, ChangeWord> {
  const tested = pairs.flatMap((pair, at) => {
    const after = isCapped(pair.average) ? null : measureScore(pair.own);
    const before = { value: pair.average.answer_percent, se: 0 };
    return after ? { element_id: at, before, after } : [];
  });
  const changeWords = detectChanges(tested);
  return new Map(
    pairs.flatMap((pair, at): readonly [Pair, ChangeWord][] => {
      const word = changeWords.get(at);
      return word ? [[pair, word]] : [];
    }),
  );
}

/** Null for a gap that wasn't tested. */
const isSignificant = (word: ChangeWord | undefined): boolean | null =>
  word === undefined ? null : word !== 'noClearChange';

const isCapped = ({ low, high }: Topic) => low || high;
const gapOf = (own: Topic, average: Topic) => own.answer_percent - average.answer_percent;
