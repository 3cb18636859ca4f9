import { quarterOf } from '../../../domain/dates/quarter.ts';
import { groupBy } from '../../../domain/groupBy.ts';
import { compareTopics } from '../../../domain/scoring/compareScores.ts';
import { type ChangeWord, detectChanges } from '../../../domain/scoring/detectChanges.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../kernel/caller.ts';
import { accountOf } from '../../kernel/scope.ts';
import { listNamedTopics } from '../../store/content/benchmarkContent.ts';
import { publishedCells } from '../../store/results/publishedCells.ts';
import {
  audienceKey,
  idsWithOverallResults,
  readClosedCampaigns,
  scoredTopics,
} from './readClosedCampaigns.ts';

/**
 * Returns each topic over the campaigns, oldest first. Each point is rated up, down or no clear change relative to the
 * most recent earlier campaign with the same audience that asked about the topic: differences between audiences aren't changes.
 */
export async function readTopicTrends(deps: Deps, caller: Caller) {
  const accountId = accountOf(caller);
  return deps.database.as(caller.scope, async (tx) => {
    const campaigns = (await readClosedCampaigns(tx, caller, accountId, null)).reverse();
    const cells = groupBy(
      await publishedCells(tx, accountId, idsWithOverallResults(campaigns), 'overall'),
      ({ campaign_id }) => campaign_id,
    );
    const topics = await listNamedTopics(tx);
    const published = campaigns.flatMap((campaign) => {
      const own = cells.get(campaign.campaign_id);
      const audience = audienceKey(campaign.audience);
      return own ? { campaign, audience, scored: scoredTopics(own, campaign, topics) } : [];
    });
    const changes = published.map(({ audience, scored }, at) =>
      changesTo(latestOf(published.slice(0, at).filter((one) => one.audience === audience)), scored),
    );
    return topics.flatMap(({ topic_id, topic }) => {
      const points = published.flatMap(({ campaign: { campaign_id, closed_on }, scored }, at) => {
        const own = scored.find((one) => one.topic_id === topic_id);
        if (!own) return [];
        const { year, quarter } = quarterOf(closed_on);
        const change = changes[at]?.get(topic_id) ?? null;
        return { ...own, campaign_id, year, quarter, closed_on, change };
      });
      return points.length === 0 ? [] : { topic_id, topic, points };
    });
  });
}

type ScoredTopics = ReturnType<typeof scoredTopics>;

/** Returns the latest scores of each topic, as pulses ask about some topics only. `campaigns` are oldest first. */
function latestOf(campaigns: readonly { readonly scored: ScoredTopics }[]): ScoredTopics {
  const topics = campaigns.flatMap(({ scored }) => scored);
  return [...new Map(topics.map((topic) => [topic.topic_id, topic])).values()];
}

/** Returns the changes of all topics of a campaign, tested together because they are shown together. */
function changesTo(before: ScoredTopics, after: ScoredTopics): ReadonlyMap<number, ChangeWord> {
  return detectChanges(
    after.flatMap((later) => {
      const earlier = before.find(({ topic_id }) => topic_id === later.topic_id);
      const scores = earlier && compareTopics(earlier, later);
      return scores ? { element_id: later.topic_id, ...scores } : [];
    }),
  );
}
