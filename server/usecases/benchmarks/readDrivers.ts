import { driverWord } from '../../../domain/scoring/drivers.ts';
import type { Deps } from '../../deps.ts';
import { namedTopics } from '../../store/content.ts';
import { publishedDrivers } from '../../store/results/drivers.ts';
import type { Asker } from '../asker.ts';
import { accountOf } from '../campaignReach.ts';
import { campaignsAsked, headOf, seenIds } from '../results/reading.ts';

/** Which topics go with the outcome, campaign by campaign; without topics where fewer than 100 people answered. */
export async function readDrivers(deps: Deps, asker: Asker, campaignId: number | null) {
  const accountId = accountOf(asker);
  return deps.database.as(asker.scope, async (tx) => {
    const campaigns = await campaignsAsked(tx, asker, accountId, campaignId);
    const all = await publishedDrivers(tx, accountId, seenIds(campaigns));
    const topics = await namedTopics(tx);
    const named = (id: number) => topics.find(({ topic_id }) => topic_id === id)?.topic ?? '';
    return campaigns.map((campaign) => {
      const own = all.filter(({ campaign_id }) => campaign_id === campaign.campaign_id);
      const [first] = own;
      return {
        ...headOf(campaign),
        outcome: first ? { topic_id: first.outcome_id, topic: named(first.outcome_id) } : null,
        topics: own.map(({ topic_id, link }) => ({
          topic_id,
          topic: named(topic_id),
          word: driverWord(link),
          value: link / 100,
        })),
      };
    });
  });
}
