import type { WholeCampaign } from '../../../dataProviders/campaignActions.ts';

export type LaunchCheckResult = 'past' | 'nobody' | 'tooSmall' | 'noCuts' | 'ready' | 'unknown';

/** What to say before a launch. `reach` is null for more people than are counted. */
export function checkLaunch(campaign: WholeCampaign, reach: number | null, today: string): LaunchCheckResult {
  if (campaign.closes_on < today) return 'past';
  if (reach === null) return 'unknown';
  if (reach === 0) return 'nobody';
  if (reach < campaign.min_group) return 'tooSmall';
  return reach < 2 * campaign.min_group && campaign.cuts.length > 0 ? 'noCuts' : 'ready';
}

/** The server refuses these as well. */
export const blocksLaunch = (result: LaunchCheckResult): boolean =>
  result === 'past' || result === 'nobody' || result === 'tooSmall';
