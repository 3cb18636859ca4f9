import { clearlyLowScores } from './clearlyLowScores.ts';
import { scoreWord } from './scoreWord.ts';

interface Scored {
  /** The score of the topic, 0-100. */
  readonly answer_percent: number;
}

/** Whether a topic is certainly low, or low only within its measurement error. */
export type LowTopicReason = 'lowTopic' | 'possiblyLowTopic';

/**
 * The topics of one result that need attention: those below the `mid` band, each with whether it is clearly low among all topics. They keep the benchmark's
 * order; with `ordered` the lowest come first, equal ones in the benchmark's order (ENT-55). `marginOf` is the 90 percent margin in points,
 * null if it isn't known.
 */
export function recommendedTopics<T extends Scored>(
  topics: readonly T[],
  { ordered, marginOf }: { readonly ordered: boolean; readonly marginOf: (topic: T) => number | null },
): readonly (T & { readonly reason: LowTopicReason })[] {
  const areClearlyLow = clearlyLowScores(
    topics.map((topic) => ({ value: topic.answer_percent, margin: marginOf(topic) })),
  );
  const low = topics
    .map((topic, at) => ({
      ...topic,
      reason: areClearlyLow[at] ? ('lowTopic' as const) : ('possiblyLowTopic' as const),
    }))
    .filter(({ answer_percent }) => scoreWord(answer_percent) === 'low');
  return ordered ? low.sort((a, b) => a.answer_percent - b.answer_percent) : low;
}
