import { Refusal } from '../../../domain/refusal.ts';
import type { Deps } from '../../deps.ts';
import { removeSurveyCampaign } from '../../store/surveys/campaigns.ts';
import type { Asker } from '../asker.ts';
import { noteSurvey } from './note.ts';
import { takeSurvey } from './reach.ts';

/** Removes a draft; what was launched stays. Throws `campaign_locked`. */
export async function deleteSurveyCampaign(deps: Deps, asker: Asker, campaignId: number): Promise<void> {
  await deps.database.as(asker.scope, async (tx) => {
    const campaign = await takeSurvey(tx, asker, campaignId);
    if (campaign.status !== 'draft') throw new Refusal('campaign_locked', 409);
    await removeSurveyCampaign(tx, campaignId);
    await noteSurvey(tx, asker, {
      action: 'delete',
      campaignId,
      before: { name: campaign.name, status: campaign.status },
      now: deps.clock.now(),
    });
  });
}
