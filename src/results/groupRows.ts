import { groupGap, isCapped, pairGroupScores, testPairs } from '../../domain/results/groupGaps.ts';
import { measureScore } from '../../domain/scoring/compareScores.ts';
import type { ChangeWord } from '../../domain/scoring/detectChanges.ts';
import { measureGroupDifferences, type TypicalGap } from '../../domain/scoring/groupDifferences.ts';
import { type DisplayedScore, minimumGap } from '../kit/charts/displayedScore.ts';
import type { HeatmapScore } from '../kit/charts/heatmapTypes.ts';
import { type Group, type Topic, toDisplayedScore } from './scoreChanges.ts';

export { findFurthestGroup } from '../../domain/results/groupGaps.ts';

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

/** Topics by groups, largest gap first, equal ones by name. */
export function groupRows(topics: readonly Topic[], groups: readonly Group[]): readonly GroupRow[] {
  const pairs = pairGroupScores(topics, groups);
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

/** The typical gap of the groups of one dimension. Null without margins. */
export function typicalGap(topics: readonly Topic[], groups: readonly Group[]): TypicalGap | null {
  return measureGroupDifferences(
    pairGroupScores(topics, groups).flatMap((pair) => {
      const { own, average } = pair;
      const score = isCapped(average) ? null : measureScore(own);
      if (!score) return [];
      return [{ topic_id: own.topic_id, value: groupGap(pair), se: score.se, weight: own.n_band }];
    }),
  );
}

/** Null for a gap that wasn't tested. */
const isSignificant = (word: ChangeWord | undefined): boolean | null =>
  word === undefined ? null : word !== 'noClearChange';
