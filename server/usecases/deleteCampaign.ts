import { Refusal } from '../../domain/refusal.ts';
import type { Deps } from '../deps.ts';
import { removeCampaign } from '../store/campaigns.ts';
import { type Asker, isTeamLead, noteCampaign } from './asker.ts';
import { takeCampaign } from './campaignReach.ts';

/**
 * Removes a campaign whole: a draft is simply gone; one that was launched goes with its answers and its
 * release, which only an administrator may decide.
 */
export async function deleteCampaign(deps: Deps, asker: Asker, campaignId: number): Promise<void> {
  await deps.database.as(asker.scope, async (tx) => {
    const campaign = await takeCampaign(tx, asker, campaignId);
    if (campaign.status !== 'draft' && isTeamLead(asker)) throw new Refusal('forbidden', 403);
    await removeCampaign(tx, campaignId);
    await noteCampaign(tx, asker, {
      action: campaign.status === 'draft' ? 'delete' : 'withdraw',
      campaignId,
      before: { name: campaign.name, status: campaign.status },
      now: deps.clock.now(),
    });
  });
}
