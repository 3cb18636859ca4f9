import type { Deps } from '../../deps.ts';
import { type Caller, isLimitedToLedTeams } from '../../kernel/caller.ts';
import { requireCampaign } from '../campaigns/campaignAccess.ts';
import { type Dimension, dimensions } from './groupName.ts';

/** Returns the dimensions the campaign was launched with; team leads see only their own teams. */
export async function reportDimensions(
  deps: Deps,
  caller: Caller,
  campaignId: number,
): Promise<readonly Dimension[]> {
  const { cuts } = await deps.database.as(caller.scope, (tx) => requireCampaign(tx, caller, campaignId));
  return dimensions.filter((one) => cuts.includes(one) && (one === 'team' || !isLimitedToLedTeams(caller)));
}
