import { benchmarkCampaignCalls } from '../contract/v2/benchmarkCampaigns.ts';
import { benchmarkCampaigns } from '../resources/benchmarkCampaigns/benchmarkCampaigns.ts';
import { type DraftOf, writableFields } from '../resources/kit/resource.ts';
import { callQuery } from './callQuery.ts';
import { type readCampaign, saveCampaign } from './campaigns.ts';
import { accountKey } from './queryKeys.ts';

/** A campaign with its audience and, if anonymity allows, its participation. */
export type CampaignWithAudience = Awaited<ReturnType<typeof readCampaign>>;

export type TargetKind = 'team_ids' | 'user_ids';

/** Removes a team or person from a draft. Returns the text to show; throws `conflict` if someone else saved first. */
export async function removeFromAudience(
  campaign: CampaignWithAudience,
  kind: TargetKind,
  id: number,
): Promise<string> {
  const fields = writableFields(benchmarkCampaigns).map((name) => [
    name,
    campaign[name as keyof CampaignWithAudience],
  ]);
  const draft = Object.fromEntries(fields) as DraftOf<typeof benchmarkCampaigns>; // Exactly the fields of a draft.
  const { message } = await saveCampaign({
    ...draft,
    topic_ids: [...draft.topic_ids],
    campaign_id: campaign.campaign_id,
    updated_at: campaign.updated_at,
    team_ids: campaign.team_ids,
    user_ids: campaign.user_ids,
    [kind]: campaign[kind].filter((one) => one !== id),
  });
  return message;
}

/**
 * The effects that a launch today would have. For drafts only: a launch doesn't refetch it, because its key is not one of `campaignKeys` and
 * changes with the draft.
 */
export const launchCheckQuery = (accountId: number, campaign: CampaignWithAudience) => ({
  ...callQuery(
    accountKey(
      accountId,
      'launch check',
      campaign.campaign_id,
      campaign.updated_at,
      campaign.team_ids,
      campaign.user_ids,
    ),
    benchmarkCampaignCalls.launchCheck,
    { campaign_id: campaign.campaign_id },
  ),
  enabled: campaign.status === 'draft',
});
