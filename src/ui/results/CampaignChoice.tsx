import { MenuItem, TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { WholeCampaign } from '../../../contract/v2/microsurveyResults.ts';
import { useResultWords } from './useResultWords.ts';

interface CampaignChoiceProps {
  readonly campaigns: readonly WholeCampaign[];
  readonly chosen: WholeCampaign;
  readonly onChoose: (campaignId: number) => void;
}

/** Which campaign is looked at. With one only, nothing is to choose. */
export function CampaignChoice({ campaigns, chosen, onChoose }: CampaignChoiceProps) {
  const translate = useTranslate();
  const words = useResultWords();
  if (campaigns.length < 2) return null;
  return (
    <TextField
      select
      label={translate('results.campaign')}
      value={chosen.campaign_id}
      onChange={(event) => onChoose(Number(event.target.value))}
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
