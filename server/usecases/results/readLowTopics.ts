import { ownTopicMargin } from '../../../domain/recommendations/planFollowUp.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { type LowTopicReason, recommendedTopics } from '../../../domain/scoring/recommendedTopics.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../kernel/caller.ts';
import { listTopics } from '../../store/content/benchmarkContent.ts';
import type { OwnResult } from './computeOwnResult.ts';
import { readOwnCopies } from './readOwnCopies.ts';

interface LowTopicsQuery {
  readonly user_id: number;
  readonly ordered: boolean;
}

/** A topic of a person's own result, with the copy that it comes from. */
type OwnTopic = OwnResult['topics'][number] & {
  /** The 90 percent margin of the score, in points. */
  readonly margin: number;
  readonly source: { readonly campaign: string; readonly finished_on: string };
};

/**
 * Returns the low topics of a person's own results, each from the latest copy that has it, because a pulse asks about some topics only. These
 * are the only results linked to a person; none without a copy. Throws `not_found` for any other person.
 */
export async function readLowTopics(
  deps: Deps,
  caller: Caller,
  { user_id, ordered }: LowTopicsQuery,
): Promise<readonly (OwnTopic & { readonly reason: LowTopicReason })[]> {
  const copies = await readOwnCopies(deps, caller, user_id, new Refusal('not_found'));
  const known = await deps.database.as(caller.scope, listTopics);
  const topics = latestTopics(
    copies,
    known.map(({ topic_id }) => topic_id),
  );
  return recommendedTopics(topics, { ordered, marginOf: ({ margin }) => margin });
}

/** Each topic from the first copy that has it, in the order of `topicIds`. */
function latestTopics(copies: readonly OwnResult[], topicIds: readonly number[]): readonly OwnTopic[] {
  const latest = new Map<number, OwnTopic>();
  for (const { topics, asked_share = 1, campaign, finished_on } of copies) {
    const own = { margin: ownTopicMargin(asked_share), source: { campaign, finished_on } };
    for (const topic of topics) {
      if (!latest.has(topic.topic_id)) latest.set(topic.topic_id, { ...topic, ...own });
    }
  }
  return [...latest.values()].sort((a, b) => topicIds.indexOf(a.topic_id) - topicIds.indexOf(b.topic_id));
}
