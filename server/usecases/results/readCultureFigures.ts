import { topicReliabilityInterval } from '../../../domain/release/topicReliability.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../kernel/caller.ts';
import { accountOf } from '../../kernel/scope.ts';
import { listNamedTopics } from '../../store/content/benchmarkContent.ts';
import { findCultureReliability } from '../../store/results/cultureFigures.ts';
import { campaignHeadOf, readClosedCampaigns } from './readClosedCampaigns.ts';

/**
 * Returns how reliable the results of one closed campaign are; null if this wasn't measured. Throws
 * `not_found`.
 */
export async function readCultureFigures(deps: Deps, caller: Caller, campaignId: number) {
  const accountId = accountOf(caller);
  return deps.database.as(caller.scope, async (tx) => {
    const [campaign] = await readClosedCampaigns(tx, caller, accountId, campaignId);
    const figures = await findCultureReliability(tx, accountId, campaignId);
    if (!campaign || !figures) return null;
    const { people, topics } = figures;
    const names = await listNamedTopics(tx);
    return {
      ...campaignHeadOf(campaign),
      people,
      topics: topics.map(({ topic_id, elements, value }) => ({
        topic_id,
        topic: names.find((one) => one.topic_id === topic_id)?.topic ?? '',
        elements,
        value,
        ...topicReliabilityInterval({ value, elements }, people ?? 0),
      })),
    };
  });
}
