import { compareTopics } from '../../../domain/scoring/compareScores.ts';
import {
  measureDifferences,
  pairOfGroups,
  pairWithReference,
  type ScoreDifference,
  type ScorePair,
} from '../../../domain/scoring/measureDifferences.ts';
import type { DisplayedScore } from '../../kit/charts/displayedScore.ts';
import { sortTopicsByScore, type Topic, toDisplayedScore } from '../scoreChanges.ts';

/** What the scores of the rows are compared with. */
export type Reference =
  | { readonly kind: 'company'; readonly topics: readonly Topic[] }
  | { readonly kind: 'benchmark'; readonly medians: ReadonlyMap<number, number> };

export interface TopicRow {
  readonly topic_id: number;
  readonly topic: string;
  readonly shown: DisplayedScore;
  readonly margin: number | null;
  /** The change since the earlier campaign; null without an earlier score. */
  readonly change: ScoreDifference | null;
  /** The gap to the reference; null without a reference for this topic. */
  readonly gap: ScoreDifference | null;
}

interface RowInput {
  /** The topics of the campaign. */
  readonly asked: readonly Topic[];
  /** The scores to show: those of the company or of a group. */
  readonly own: readonly Topic[];
  /** The scores of the same people in the earlier campaign; null if there is none. */
  readonly earlier: readonly Topic[] | null;
  readonly reference: Reference | null;
}

/** A row for every topic, highest score first, topics without a published score last. Each column is tested together. */
export function topicRows({ asked, own, earlier, reference }: RowInput): readonly TopicRow[] {
  const shown = sortTopicsByScore(own);
  const changes = differencesOf(shown, (topic) => {
    const before = earlier?.find(({ topic_id }) => topic_id === topic.topic_id);
    return before && { from: before, to: topic, compared: compareTopics(before, topic) };
  });
  const gaps = differencesOf(shown, (topic) => pairWith(topic, reference));
  const rows = shown.map((topic) => ({
    topic_id: topic.topic_id,
    topic: topic.topic,
    shown: toDisplayedScore(topic),
    margin: topic.margin,
    change: changes.get(topic.topic_id) ?? null,
    gap: gaps.get(topic.topic_id) ?? null,
  }));
  const missing = asked
    .filter(({ topic_id }) => !shown.some((one) => one.topic_id === topic_id))
    .map(({ topic_id, topic }) => ({
      topic_id,
      topic,
      shown: toDisplayedScore(null),
      margin: null,
      change: null,
      gap: null,
    }));
  return [...rows, ...missing];
}

function pairWith(topic: Topic, reference: Reference | null): ScorePair | undefined {
  if (reference?.kind === 'benchmark') {
    const median = reference.medians.get(topic.topic_id);
    return median === undefined ? undefined : pairWithReference(topic, median);
  }
  const company = reference?.topics.find(({ topic_id }) => topic_id === topic.topic_id);
  return company && pairOfGroups(topic, company);
}

function differencesOf(
  topics: readonly Topic[],
  pairOf: (topic: Topic) => ScorePair | undefined,
): ReadonlyMap<number, ScoreDifference> {
  const pairs = topics.flatMap((topic) => {
    const pair = pairOf(topic);
    return pair ? [{ topic_id: topic.topic_id, pair }] : [];
  });
  const differences = measureDifferences(pairs.map(({ pair }) => pair));
  return new Map(
    differences.flatMap((difference, at) => {
      const id = pairs[at]?.topic_id;
      return id === undefined ? [] : [[id, difference] as const];
    }),
  );
}
