import { Refusal } from '../../../domain/refusal.ts';
import { type Audience, chosenPeople, everyone, type Invitee } from '../../store/audience.ts';
import type { Tx } from '../../store/database.ts';
import {
  findSurveyCampaign,
  lockSurveyCampaign,
  type SurveyCampaign,
} from '../../store/surveys/campaigns.ts';
import { type Asker, isTeamLead } from '../asker.ts';
import { accountOf } from '../campaignReach.ts';

/** A campaign of the viewed account. Throws `not_found`, alike for a missing one and another account's. */
export async function readSurvey(tx: Tx, asker: Asker, campaignId: number): Promise<SurveyCampaign> {
  const campaign = await findSurveyCampaign(tx, accountOf(asker), campaignId);
  if (!campaign) throw new Refusal('not_found', 404);
  return campaign;
}

/** The same, locked for a change; team leads change what they have made themselves. */
export async function takeSurvey(tx: Tx, asker: Asker, campaignId: number): Promise<SurveyCampaign> {
  const campaign = await lockSurveyCampaign(tx, accountOf(asker), campaignId);
  if (!campaign) throw new Refusal('not_found', 404);
  if (isTeamLead(asker) && campaign.created_by !== asker.person.user.id) throw new Refusal('forbidden', 403);
  return campaign;
}

/** Whom a campaign would be about if it was launched today. */
export function peopleMeant(
  tx: Tx,
  campaign: Pick<SurveyCampaign, 'audience' | 'account_id'>,
  audience: Audience,
): Promise<Invitee[]> {
  return campaign.audience === 'everyone'
    ? everyone(tx, campaign.account_id)
    : chosenPeople(tx, campaign.account_id, audience);
}
