import { Refusal } from '../../../domain/refusal.ts';
import type { Deps } from '../../deps.ts';
import { type Caller, isLimitedToLedTeams } from '../../kernel/caller.ts';
import { recordAudit } from '../../kernel/recordAudit.ts';
import { removeCampaign } from '../../store/campaigns/campaigns.ts';
import { destroyCampaignKey } from '../keys/campaignKeys.ts';
import { lockOwnCampaign } from './campaignAccess.ts';

/**
 * Deletes a campaign with its answers, its key and its release. Only administrators may delete one that was launched. Throws
 * `not_found`, `forbidden`.
 */
export async function deleteCampaign(deps: Deps, caller: Caller, campaignId: number): Promise<void> {
  await deps.database.as(caller.scope, async (tx) => {
    const campaign = await lockOwnCampaign(tx, caller, campaignId);
    if (campaign.status !== 'draft' && isLimitedToLedTeams(caller)) throw new Refusal('forbidden');
    await removeCampaign(tx, campaignId);
    await recordAudit(tx, caller, {
      action: campaign.status === 'draft' ? 'delete' : 'withdraw',
      resource: 'benchmark_campaigns',
      id: campaignId,
      before: { name: campaign.name, status: campaign.status },
      now: deps.clock.now(),
    });
  });
  await destroyCampaignKey(deps, { kind: 'campaign', id: campaignId });
}
