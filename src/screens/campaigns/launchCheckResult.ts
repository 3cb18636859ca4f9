import type { LaunchCheckResponse } from '../../../contract/v2/benchmarkCampaigns.ts';
import type { CampaignWithAudience } from '../../../dataProviders/campaignAudience.ts';
import { minimumInvited } from '../../../domain/campaigns/benchmarkStatus.ts';

export type LaunchCheckResult = 'past' | 'nobody' | 'tooSmall' | 'tooFewChosen' | 'noCuts' | 'ready';

/** The result of the checks before a launch. */
export function launchCheckResult(
  campaign: CampaignWithAudience,
  { invited }: LaunchCheckResponse,
  today: string,
): LaunchCheckResult {
  if (campaign.closes_on < today) return 'past';
  if (invited === 0) return 'nobody';
  if (invited < minimumInvited(campaign)) return campaign.audience === 'chosen' ? 'tooFewChosen' : 'tooSmall';
  return invited < 2 * campaign.min_group && campaign.cuts.length > 0 ? 'noCuts' : 'ready';
}

/** Whether a result prevents the launch; the server refuses these cases too. */
export const blocksLaunch = (result: LaunchCheckResult): boolean => result !== 'noCuts' && result !== 'ready';
