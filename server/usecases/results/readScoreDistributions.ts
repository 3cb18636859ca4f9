import type { Deps } from '../../deps.ts';
import type { Caller } from '../../kernel/caller.ts';
import { accountOf } from '../../kernel/scope.ts';
import { listNamedTopics } from '../../store/content/benchmarkContent.ts';
import { publishedCells } from '../../store/results/publishedCells.ts';
import { listPublishedHistograms } from '../../store/results/publishedHistograms.ts';
import { idsWithOverallResults, readClosedCampaigns } from './readClosedCampaigns.ts';

/** Returns the published overall distribution of scores per topic, campaign by campaign, newest first. */
export async function readScoreDistributions(deps: Deps, caller: Caller) {
  const accountId = accountOf(caller);
  return deps.database.as(caller.scope, async (tx) => {
    const campaigns = await readClosedCampaigns(tx, caller, accountId, null);
    const ids = idsWithOverallResults(campaigns);
    const counts = await listPublishedHistograms(tx, accountId, ids);
    const cells = await publishedCells(tx, accountId, ids, 'overall');
    const topics = await listNamedTopics(tx);
    return ids.flatMap((campaign_id) =>
      topics.flatMap(({ topic_id, topic }) => {
        const own = counts.filter((one) => one.campaign_id === campaign_id && one.topic_id === topic_id);
        const whole = cells.find((cell) => cell.campaign_id === campaign_id);
        if (own.length === 0 || !whole) return [];
        const bands = own.map(({ from_score, to_score, share }) => ({
          from: from_score,
          to: to_score,
          share,
        }));
        return { campaign_id, topic_id, topic, n_band: whole.n_band, bands };
      }),
    );
  });
}
