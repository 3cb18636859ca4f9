import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { CampaignWithAudience } from '../../../dataProviders/campaignAudience.ts';
import { isAdmin } from '../../../domain/access/roles.ts';
import { usePerson } from '../../kit/context/PersonContext.ts';
import { campaignCopy } from './campaignCopy.ts';
import { campaignPaths } from './campaignPaths.ts';
import { useCampaignRights } from './useCampaign.ts';

/** Returns an action that opens the form of a new campaign, filled in from an earlier one. Nothing is stored until it is saved. */
export function useCopyCampaign(campaign: CampaignWithAudience): () => void {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { user } = usePerson();
  const { canChange } = useCampaignRights(campaign);
  return () => {
    const values = campaignCopy(campaign, translate('campaigns.copy.name', { name: campaign.name }));
    // Only people who manage a campaign can read its emails.
    const copy = canChange ? { ...values, copied_from: campaign.campaign_id } : values;
    // Team leads can only choose teams and people.
    const record = isAdmin(user) ? copy : { ...copy, audience: 'chosen' };
    void navigate(campaignPaths.create, { state: { record } });
  };
}
