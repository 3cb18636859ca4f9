import { reachesTier } from '../../../domain/access/tiers.ts';
import { suggestionsFor, withoutPaths } from '../../../domain/recommendations/suggestions.ts';
import { meanOf } from '../../../domain/scoring/benchmarkScores.ts';
import { recommendedTopics } from '../../../domain/scoring/recommendedTopics.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../kernel/caller.ts';
import { readCatalog } from '../../store/recommendations/plans.ts';
import { readOverallResults } from '../results/readOverallResults.ts';
import { presentSuggestion } from './readRecommendationPlan.ts';

interface PublishedTopic {
  readonly banded?: boolean | undefined;
  readonly elements: readonly { readonly margin: number | null }[];
}

/** Returns the margin of a topic. The margin of a mean is at most the mean of the margins. */
function marginOfTopic({ banded, elements }: PublishedTopic): number | null {
  const margins = elements.flatMap(({ margin }) => margin ?? []);
  return banded || margins.length < elements.length ? null : meanOf(margins);
}

/**
 * Returns recommendations to leaders from the published topics of a campaign, lowest first: of the given
 * campaign, otherwise of the latest with published results. They contain only courses, sessions and paths,
 * because sprints belong to people and teams. Throws `not_found`.
 */
export async function readLeaderRecommendations(deps: Deps, caller: Caller, campaignId: number | null) {
  const campaigns = await readOverallResults(deps, caller, campaignId);
  const newest = campaigns.find(({ topics }) => topics.length > 0);
  if (!newest) return { campaign: null, recommendations: [] };
  const low = recommendedTopics(newest.topics, { ordered: true, marginOf: marginOfTopic });
  const now = deps.clock.now();
  const found = await deps.database.as(caller.scope, (tx) => readCatalog(tx, { userId: null, now }));
  const catalog = reachesTier(caller.person, 'local_admin', now) ? found : withoutPaths(found);
  const { campaign_id, name, closed_on } = newest;
  return {
    campaign: { campaign_id, name, closed_on },
    recommendations: low.map(({ elements: _elements, ...topic }) => ({
      ...topic,
      suggestions: suggestionsFor({ kind: 'topic', topic_id: topic.topic_id }, catalog, 'all').map(
        presentSuggestion,
      ),
    })),
  };
}
