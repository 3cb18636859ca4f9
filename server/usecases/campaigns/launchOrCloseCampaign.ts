import { type BenchmarkStatus, nextBenchmarkStatus } from '../../../domain/campaigns/benchmarkStatus.ts';
import { Refusal } from '../../../domain/refusal.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../kernel/caller.ts';
import { lockOwnCampaign, requireCampaign } from './campaignAccess.ts';
import { closeCampaign } from './closeCampaign.ts';
import { launchCampaign } from './launchCampaign.ts';

/**
 * Launches a draft or closes an open campaign; a closed one stays closed. With `from`, only if that is still the status, so that a double
 * click doesn't launch and then close a campaign. Returns the new status.
 */
export async function launchOrCloseCampaign(
  deps: Deps,
  caller: Caller,
  campaignId: number,
  from: BenchmarkStatus | null,
): Promise<BenchmarkStatus> {
  const before = await deps.database.as(caller.scope, (tx) => requireCampaign(tx, caller, campaignId));
  if (from !== null && before.status !== from) throw new Refusal('conflict');
  const next = nextBenchmarkStatus(before.status);
  if (next === 'open') {
    await deps.database.as(caller.scope, async (tx) => {
      const campaign = await lockOwnCampaign(tx, caller, campaignId);
      if (campaign.status !== 'draft') throw new Refusal('conflict');
      await launchCampaign(deps, tx, caller, campaign);
    });
    await deps.jobs.wake('send-mails');
  } else {
    await closeCampaign(deps, caller, campaignId);
  }
  return next;
}
