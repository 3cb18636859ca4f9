import { driverInterval, driverWord } from '../../../domain/scoring/drivers.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../kernel/caller.ts';
import { accountOf } from '../../kernel/scope.ts';
import { listNamedTopics } from '../../store/content/benchmarkContent.ts';
import { listPublishedDrivers } from '../../store/results/drivers.ts';
import {
  campaignHeadOf,
  idsWithOverallResults,
  readClosedCampaigns,
} from '../results/readClosedCampaigns.ts';

/**
 * Returns the topics that correlate with the outcome, per campaign; campaigns with fewer than 100 respondents have
 * none.
 */
export async function readDrivers(deps: Deps, caller: Caller, campaignId: number | null) {
  const accountId = accountOf(caller);
  return deps.database.as(caller.scope, async (tx) => {
    const campaigns = await readClosedCampaigns(tx, caller, accountId, campaignId);
    const all = await listPublishedDrivers(tx, accountId, idsWithOverallResults(campaigns));
    const topics = await listNamedTopics(tx);
    const named = (id: number) => topics.find(({ topic_id }) => topic_id === id)?.topic ?? '';
    return campaigns.map((campaign) => {
      const own = all.filter(({ campaign_id }) => campaign_id === campaign.campaign_id);
      const [first] = own;
      return {
        ...campaignHeadOf(campaign),
        outcome: first ? { topic_id: first.outcome_id, topic: named(first.outcome_id) } : null,
        topics: own.map(({ topic_id, link }) => {
          const { low, high } = driverInterval(link);
          return {
            topic_id,
            topic: named(topic_id),
            word: driverWord(link),
            value: link / 100,
            low: low / 100,
            high: high / 100,
          };
        }),
      };
    });
  });
}
