import { useQuery } from '@tanstack/react-query';
import { countReach, type WholeCampaign } from '../../../dataProviders/campaignActions.ts';
import { campaignsKey } from './useCampaign.ts';

export type Check = 'past' | 'nobody' | 'tooSmall' | 'noCuts' | 'ready' | 'unknown';

/** How many a launch today would invite; counted only while the campaign is a draft. */
export function useReach(campaign: WholeCampaign) {
  return useQuery({
    queryKey: [
      campaignsKey,
      'reach',
      campaign.campaign_id,
      campaign.updated_at,
      campaign.team_ids,
      campaign.user_ids,
    ],
    queryFn: () => countReach(campaign),
    enabled: campaign.status === 'draft',
  });
}

/** What to say before a launch. `reach` is null for more people than are counted. */
export function checkOf(campaign: WholeCampaign, reach: number | null, today: string): Check {
  if (campaign.closes_on < today) return 'past';
  if (reach === null) return 'unknown';
  if (reach === 0) return 'nobody';
  if (reach < campaign.min_group) return 'tooSmall';
  return reach < 2 * campaign.min_group && campaign.cuts.length > 0 ? 'noCuts' : 'ready';
}

/** These the server refuses as well. */
export const blocks = (check: Check): boolean =>
  check === 'past' || check === 'nobody' || check === 'tooSmall';
