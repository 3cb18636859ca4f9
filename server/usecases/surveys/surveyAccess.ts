import type { Caller } from '../../kernel/caller.ts';
import { requireFound } from '../../kernel/requireFound.ts';
import { accountOf } from '../../kernel/scope.ts';
import type { Tx } from '../../store/database.ts';
import {
  findSurveyCampaign,
  lockSurveyCampaign,
  type SurveyCampaign,
} from '../../store/surveys/campaigns.ts';
import { requireOwned } from '../campaigns/campaignAccess.ts';

/** Returns a campaign of the viewed account. Throws `not_found`, also for campaigns of other accounts. */
export async function requireSurvey(tx: Tx, caller: Caller, campaignId: number): Promise<SurveyCampaign> {
  return requireFound(await findSurveyCampaign(tx, accountOf(caller), campaignId));
}

/** Locks a campaign for a change. Throws `not_found`, and `forbidden` for team leads who didn't create it. */
export async function lockOwnSurvey(tx: Tx, caller: Caller, campaignId: number): Promise<SurveyCampaign> {
  const campaign = await lockSurveyCampaign(tx, accountOf(caller), campaignId);
  return requireOwned(campaign, caller);
}
