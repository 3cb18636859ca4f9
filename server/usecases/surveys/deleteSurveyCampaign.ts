import { Refusal } from '../../../domain/refusal.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../kernel/caller.ts';
import { recordAudit } from '../../kernel/recordAudit.ts';
import { removeSurveyCampaign } from '../../store/surveys/campaigns.ts';
import { lockOwnSurvey } from './surveyAccess.ts';

/** Deletes a draft. Throws `campaign_locked` for a campaign that was launched. */
export async function deleteSurveyCampaign(deps: Deps, caller: Caller, campaignId: number): Promise<void> {
  await deps.database.as(caller.scope, async (tx) => {
    const campaign = await lockOwnSurvey(tx, caller, campaignId);
    if (campaign.status !== 'draft') throw new Refusal('campaign_locked');
    await removeSurveyCampaign(tx, campaignId);
    await recordAudit(tx, caller, {
      action: 'delete',
      resource: 'survey_campaigns',
      id: campaignId,
      before: { name: campaign.name, status: campaign.status },
      now: deps.clock.now(),
    });
  });
}
