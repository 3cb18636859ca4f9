import { type ChangeWord, detectChanges } from '../scoring/detectChanges.ts';
import { pairOfGroups } from '../scoring/measureDifferences.ts';
import type { ResultGroup, ResultTopic } from './publishedCampaign.ts';

/** The score of one group in one topic, and that of everyone. */
export interface GroupScorePair {
  /** The index of the group. */
  readonly at: number;
  readonly own: ResultTopic;
  readonly average: ResultTopic;
}

/** The group with the largest significant gap to the average. */
export interface FurthestGroup {
  readonly group: number;
  readonly topic: string;
  /** The gap in points; negative if the group is lower. */
  readonly distance: number;
}

/** Every published score of a group with the average of its topic. */
export function pairGroupScores(
  topics: readonly ResultTopic[],
  groups: readonly ResultGroup[],
): readonly GroupScorePair[] {
  return topics.flatMap((average) =>
    groups.flatMap((group, at) => {
      const own = group.topics.find(({ topic_id }) => topic_id === average.topic_id);
      return own ? [{ at, own, average }] : [];
    }),
  );
}

/** The gap of a group to the average in points; negative if the group is lower. */
export const groupGap = ({ own, average }: GroupScorePair): number =>
  own.answer_percent - average.answer_percent;

/**
 * Tests the gap of each pair; those that can't be tested are left out. The error is that of separate groups, which is at least the true one,
 * although the company contains the group (methods 2.10). All cells of a table are tested together, because among a hundred cells a few
 * would be significant by chance.
 */
export function testPairs(pairs: readonly GroupScorePair[]): ReadonlyMap<GroupScorePair, ChangeWord> {
  const tested = pairs.flatMap((pair, at) => {
    const { compared } = pairOfGroups(pair.own, pair.average);
    return compared ? { element_id: at, ...compared } : [];
  });
  const changeWords = detectChanges(tested);
  return new Map(
    pairs.flatMap((pair, at): readonly [GroupScorePair, ChangeWord][] => {
      const word = changeWords.get(at);
      return word ? [[pair, word]] : [];
    }),
  );
}

/** The significant gaps of one dimension, largest first. */
export function significantGaps(
  topics: readonly ResultTopic[],
  groups: readonly ResultGroup[],
): readonly GroupScorePair[] {
  return [...testPairs(pairGroupScores(topics, groups))]
    .filter(([, word]) => word !== 'noClearChange')
    .map(([pair]) => pair)
    .sort((a, b) => Math.abs(groupGap(b)) - Math.abs(groupGap(a)));
}

/** Finds the group with the largest significant gap; null if no gap is significant. */
export function findFurthestGroup(
  topics: readonly ResultTopic[],
  groups: readonly ResultGroup[],
): FurthestGroup | null {
  const [furthest] = significantGaps(topics, groups);
  return furthest ? { group: furthest.at, topic: furthest.own.topic, distance: groupGap(furthest) } : null;
}

/** Whether a score is limited, such as "80 or more". */
export const isCapped = ({ low, high }: Pick<ResultTopic, 'low' | 'high'>): boolean => low || high;
