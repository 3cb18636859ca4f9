import { MenuItem, TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useResultTexts } from '../../results/useResultTexts.ts';
import type { CampaignSelection } from './useCampaignSelection.ts';

interface CampaignChoiceProps {
  readonly selection: CampaignSelection;
}

/** Selects the campaign to show; hidden while there is only one. */
export function CampaignSelect({ selection: { campaigns, campaign, setSelectedId } }: CampaignChoiceProps) {
  const translate = useTranslate();
  const words = useResultTexts();
  if (!campaign || campaigns.length < 2) return null;
  return (
    <TextField
      select
      label={translate('results.campaign')}
      value={campaign.campaign_id}
      onChange={(event) => setSelectedId(Number(event.target.value))}
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
