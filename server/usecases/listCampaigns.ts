import { participationBand } from '../../domain/release/participation.ts';
import { today } from '../clock.ts';
import type { Deps } from '../deps.ts';
import { benchmarkAudiences } from '../store/audiences.ts';
import { type Campaign, type CampaignFilter, listCampaigns } from '../store/campaigns.ts';
import { participationCounts } from '../store/participantPages.ts';
import { publishingPercent } from '../store/releaseRuns.ts';
import type { Asker } from './asker.ts';
import { accountOf, readCampaign } from './campaignReach.ts';

/** A campaign as the wire carries it: its id is called `campaign_id`, the account is understood. */
function shownCampaign({ id, account_id: _account, ...rest }: Campaign) {
  return { ...rest, campaign_id: id };
}

export async function readCampaigns(deps: Deps, asker: Asker, filter: CampaignFilter) {
  const campaigns = await deps.database.as(asker.scope, (tx) => listCampaigns(tx, accountOf(asker), filter));
  return campaigns.map(shownCampaign);
}

/** One campaign with whom it is meant for, and how many took part as far as that may be said. */
export async function readCampaignWhole(deps: Deps, asker: Asker, campaignId: number) {
  return deps.database.as(asker.scope, async (tx) => {
    const campaign = await readCampaign(tx, asker, campaignId);
    const audience = await benchmarkAudiences.of(tx, {
      accountId: campaign.account_id,
      campaignId,
    });
    const counts = await participationCounts(tx, [campaignId], today(deps.clock));
    const { invited, finished } = counts.get(campaignId) ?? { invited: 0, finished: 0 };
    const band = participationBand(invited, finished, campaign.min_group);
    return {
      ...shownCampaign(campaign),
      team_ids: [...audience.team_ids],
      user_ids: [...audience.user_ids],
      participation_percent: band.rate,
      invited_from: band.invited_band,
      publishing_percent: await publishingPercent(tx, campaignId),
    };
  });
}
