import {
  measureDifferences,
  pairOfGroups,
  type ScoreDifference,
} from '../../../domain/scoring/measureDifferences.ts';
import type { DisplayedScore } from '../../kit/charts/displayedScore.ts';
import { type Topic, toDisplayedScore } from '../scoreChanges.ts';
import type { Dimension } from '../useResultTexts.ts';

/** One side of a comparison: a published group, or everyone in the campaign. */
export interface ComparedGroup {
  readonly key: string;
  readonly name: string;
  /** Null for the company. */
  readonly dimension: Dimension | null;
  readonly topics: readonly Topic[];
}

export interface ComparedTopic {
  readonly topic_id: number;
  readonly topic: string;
  readonly first: DisplayedScore;
  readonly second: DisplayedScore;
  /** The first score minus the second; null if one of them isn't published. */
  readonly difference: ScoreDifference | null;
}

/** How the people of two published groups of one campaign are related, if that is published. */
type GroupRelation = 'separate' | 'mayOverlap' | 'contains';

/** Groups of one dimension have no people in common; those of different dimensions may. */
export function relationOf(first: ComparedGroup, second: ComparedGroup): GroupRelation {
  if (first.dimension === null || second.dimension === null) return 'contains';
  return first.dimension === second.dimension ? 'separate' : 'mayOverlap';
}

/** Compares two groups topic by topic, in the order of the campaign's topics. All topics are tested together. */
export function compareGroups(
  asked: readonly Topic[],
  first: ComparedGroup,
  second: ComparedGroup,
): readonly ComparedTopic[] {
  const rows = asked.map(({ topic_id, topic }) => ({
    topic_id,
    topic,
    own: first.topics.find((one) => one.topic_id === topic_id),
    other: second.topics.find((one) => one.topic_id === topic_id),
  }));
  const pairs = rows.flatMap(({ topic_id, own, other }) =>
    own && other ? [{ topic_id, pair: pairOfGroups(own, other) }] : [],
  );
  const differences = measureDifferences(pairs.map(({ pair }) => pair));
  return rows.map(({ topic_id, topic, own, other }) => {
    const at = pairs.findIndex((one) => one.topic_id === topic_id);
    return {
      topic_id,
      topic,
      first: toDisplayedScore(own),
      second: toDisplayedScore(other),
      difference: differences[at] ?? null,
    };
  });
}

/** The topics in which the first group scores significantly higher and lower. */
export function significantTopics(rows: readonly ComparedTopic[]) {
  const named = (word: 'up' | 'down') =>
    rows.filter(({ difference }) => difference?.word === word).map(({ topic }) => topic);
  return { higher: named('up'), lower: named('down') };
}
