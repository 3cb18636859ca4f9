import type { LaunchCheckAnswer } from '../../../contract/v2/benchmarkCampaigns.ts';
import { Refusal } from '../../../domain/refusal.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../kernel/caller.ts';
import { benchmarkAudiences } from '../../store/campaigns/audienceTargets.ts';
import { peopleInAudience, requireCampaign, requireOwned } from './campaignAccess.ts';

/**
 * What a launch of a draft would do today. Throws `not_found`, `forbidden` for the draft of somebody else, and
 * `campaign_locked` after the launch.
 */
export async function checkLaunch(
  deps: Deps,
  caller: Caller,
  campaignId: number,
): Promise<LaunchCheckAnswer> {
  return deps.database.as(caller.scope, async (tx) => {
    const campaign = requireOwned(await requireCampaign(tx, caller, campaignId), caller);
    if (campaign.status !== 'draft') throw new Refusal('campaign_locked');
    const audience = await benchmarkAudiences.of(tx, { accountId: campaign.account_id, campaignId });
    const people = await peopleInAudience(tx, campaign, audience);
    return { invited: people.length };
  });
}
