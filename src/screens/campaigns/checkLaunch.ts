import type { CampaignWithAudience } from '../../../dataProviders/campaignAudience.ts';

export type LaunchCheckResult = 'past' | 'nobody' | 'tooSmall' | 'noCuts' | 'ready' | 'unknown';

/**
 * The result of the checks before a launch. `reach` is the number of people it invites; null above the counting
 * limit.
 */
export function checkLaunch(
  campaign: CampaignWithAudience,
  reach: number | null,
  today: string,
): LaunchCheckResult {
  if (campaign.closes_on < today) return 'past';
  if (reach === null) return 'unknown';
  if (reach === 0) return 'nobody';
  if (reach < campaign.min_group) return 'tooSmall';
  return reach < 2 * campaign.min_group && campaign.cuts.length > 0 ? 'noCuts' : 'ready';
}

/** Whether a result prevents the launch; the server refuses these cases too. */
export const blocksLaunch = (result: LaunchCheckResult): boolean =>
  result === 'past' || result === 'nobody' || result === 'tooSmall';
