import type { Campaign, FrozenForm } from '../../store/campaigns/campaigns.ts';
import { listQuestions } from '../../store/content/benchmarkContent.ts';
import type { Tx } from '../../store/database.ts';
import { freezeSupplementals } from '../../store/survey/frozenSupplementals.ts';

type PlannedCampaign = Pick<Campaign, 'account_id' | 'supplemental_ids'>;

/** Returns the form that a launch of a draft would freeze now. It has no questions if none are active. */
export async function planCampaignForm(tx: Tx, campaign: PlannedCampaign): Promise<FrozenForm> {
  const questions = await listQuestions(tx, 'active');
  return {
    question_ids: questions.map(({ id }) => id),
    ...(await freezeSupplementals(tx, campaign.account_id, campaign.supplemental_ids)),
  };
}
