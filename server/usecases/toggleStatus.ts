import { type BenchmarkStatus, nextStatus } from '../../domain/campaigns/benchmarkStatus.ts';
import { Refusal } from '../../domain/refusal.ts';
import type { Deps } from '../deps.ts';
import type { Asker } from './asker.ts';
import { readCampaign, takeCampaign } from './campaignReach.ts';
import { closeCampaign } from './closeCampaign.ts';
import { launchCampaign } from './launchCampaign.ts';

/**
 * Launches a draft, closes an open campaign; what is closed stays closed. With `from`, only if that is still
 * the status, so that two clicks do not launch and close at once. Answers the new status.
 */
export async function toggleStatus(
  deps: Deps,
  asker: Asker,
  campaignId: number,
  from: BenchmarkStatus | null,
): Promise<BenchmarkStatus> {
  const before = await deps.database.as(asker.scope, (tx) => readCampaign(tx, asker, campaignId));
  if (from !== null && before.status !== from) throw new Refusal('conflict', 409);
  const next = nextStatus(before.status);
  if (next === 'open') {
    await deps.database.as(asker.scope, async (tx) => {
      const campaign = await takeCampaign(tx, asker, campaignId);
      if (campaign.status !== 'draft') throw new Refusal('conflict', 409);
      await launchCampaign(deps, tx, asker, campaign);
    });
    await deps.jobs.wake('send-mails');
  } else {
    await closeCampaign(deps, asker, campaignId);
  }
  return next;
}
