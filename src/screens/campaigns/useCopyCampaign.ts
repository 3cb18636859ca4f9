import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { CampaignWithAudience } from '../../../dataProviders/campaignAudience.ts';
import { isAdmin } from '../../../domain/access/roles.ts';
import { teams } from '../../../resources/teams/teams.ts';
import { usePerson } from '../../kit/context/PersonContext.ts';
import { useNotifyFailure } from '../../kit/useNotifyFailure.ts';
import { campaignCopy } from './campaignCopy.ts';
import { campaignPaths } from './campaignPaths.ts';
import { useCampaignRights } from './useCampaign.ts';

/**
 * Returns an action that opens the form of a new campaign, filled in from an earlier one. Nothing is stored until it is saved. Team leads can
 * invite only their own teams, so others are left out and the lead is told.
 */
export function useCopyCampaign(campaign: CampaignWithAudience): () => void {
  const translate = useTranslate();
  const navigate = useNavigate();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const dataProvider = useDataProvider();
  const { user } = usePerson();
  const { canChange } = useCampaignRights(campaign);
  const open = (record: object) => void navigate(campaignPaths.create, { state: { record } });

  async function openForLead(copy: ReturnType<typeof campaignCopy>) {
    // The list of teams contains only those that a lead leads.
    const { data } = await dataProvider.getMany(teams.name, { ids: campaign.team_ids });
    const led = new Set(data.map(({ id }) => Number(id)));
    const team_ids = campaign.team_ids.filter((id) => led.has(id));
    if (campaign.audience === 'everyone' || team_ids.length < campaign.team_ids.length) {
      notify('campaigns.copy.onlyLed', { type: 'info' });
    }
    open({ ...copy, audience: 'chosen', team_ids });
  }

  return () => {
    const values = campaignCopy(campaign, translate('campaigns.copy.name', { name: campaign.name }));
    // Only people who manage a campaign can read its emails.
    const copy = canChange ? { ...values, copied_from: campaign.campaign_id } : values;
    if (isAdmin(user)) open(copy);
    else openForLead(copy).catch(notifyFailure);
  };
}
