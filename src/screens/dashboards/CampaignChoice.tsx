import { MenuItem, TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useResultWords } from '../../results/useResultWords.ts';
import type { CampaignsToChoose } from './useChosenCampaign.ts';

interface CampaignChoiceProps {
  readonly of: CampaignsToChoose;
}

/** Which campaign is looked at. With one only, nothing is to choose. */
export function CampaignChoice({ of: { campaigns, campaign, choose } }: CampaignChoiceProps) {
  const translate = useTranslate();
  const words = useResultWords();
  if (!campaign || campaigns.length < 2) return null;
  return (
    <TextField
      select
      label={translate('results.campaign')}
      value={campaign.campaign_id}
      onChange={(event) => choose(Number(event.target.value))}
      sx={{ width: 360, maxWidth: '100%' }}
    >
      {campaigns.map(({ campaign_id, name, quarter }) => (
        <MenuItem key={campaign_id} value={campaign_id}>
          {translate('results.campaignOption', { name, quarter: words.quarter(quarter) })}
        </MenuItem>
      ))}
    </TextField>
  );
}
