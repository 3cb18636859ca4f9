import { OWN_TOPIC_MARGIN } from '../../../domain/recommendations/planFollowUp.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { type LowTopicReason, recommendedTopics } from '../../../domain/scoring/recommendedTopics.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../kernel/caller.ts';
import type { OwnResult } from './computeOwnResult.ts';
import { readOwnCopies } from './readOwnCopies.ts';

interface LowTopicsQuery {
  readonly user_id: number;
  readonly ordered: boolean;
}

/**
 * Returns the low topics of the latest copy of a person's own result, the only result linked to a person; none without
 * a copy. Throws `not_found` for any other person.
 */
export async function readLowTopics(
  deps: Deps,
  caller: Caller,
  { user_id, ordered }: LowTopicsQuery,
): Promise<readonly (OwnResult['topics'][number] & { readonly reason: LowTopicReason })[]> {
  const [newest] = await readOwnCopies(deps, caller, user_id, new Refusal('not_found'));
  return recommendedTopics(newest?.topics ?? [], { ordered, marginOf: () => OWN_TOPIC_MARGIN });
}
