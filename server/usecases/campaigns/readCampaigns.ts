import type { Deps } from '../../deps.ts';
import type { Caller } from '../../kernel/caller.ts';
import { accountOf } from '../../kernel/scope.ts';
import type { Audience } from '../../store/campaigns/audienceMembers.ts';
import { benchmarkAudiences } from '../../store/campaigns/audienceTargets.ts';
import { type Campaign, type CampaignFilter, listCampaigns } from '../../store/campaigns/campaigns.ts';
import type { Tx } from '../../store/database.ts';
import { publishingPercent } from '../../store/releasing/releaseRuns.ts';
import { reportedParticipation } from '../results/reportedParticipation.ts';
import { requireCampaign } from './campaignAccess.ts';
import { readParticipationVisibility, readVisibleParticipation } from './readVisibleParticipation.ts';

/**
 * Returns a campaign as the API returns it: with `campaign_id`, and without the account and the columns that are not declared.
 */
function presentCampaign({ id, account_id: _account, ...campaign }: Campaign) {
  const {
    final_invited_from,
    final_started_percent,
    final_participation_percent,
    last_reminded_at,
    ...rest
  } = campaign;
  return { ...rest, campaign_id: id };
}

export async function readCampaigns(deps: Deps, caller: Caller, filter: CampaignFilter) {
  const campaigns = await deps.database.as(caller.scope, (tx) =>
    listCampaigns(tx, accountOf(caller), filter),
  );
  return campaigns.map(presentCampaign);
}

/** Returns one campaign with its audience and its reportable participation. */
export async function readCampaignDetails(deps: Deps, caller: Caller, campaignId: number) {
  return deps.database.as(caller.scope, async (tx) => {
    const campaign = await requireCampaign(tx, caller, campaignId);
    const audience = await visibleAudience(tx, caller, campaign);
    const participation = (await readVisibleParticipation(deps, tx, caller, [campaign])).get(campaignId);
    return {
      ...presentCampaign(campaign),
      team_ids: [...audience.team_ids],
      user_ids: [...audience.user_ids],
      ...(participation ?? reportedParticipation(undefined, campaign.min_group)),
      publishing_percent: await publishingPercent(tx, campaignId),
    };
  });
}

/** Returns the audience of a campaign; it is empty if the caller doesn't see it. */
async function visibleAudience(tx: Tx, caller: Caller, campaign: Campaign): Promise<Audience> {
  const isVisible = await readParticipationVisibility(tx, caller, [campaign]);
  if (!isVisible(campaign)) return { team_ids: [], user_ids: [] };
  return benchmarkAudiences.of(tx, { accountId: campaign.account_id, campaignId: campaign.id });
}
