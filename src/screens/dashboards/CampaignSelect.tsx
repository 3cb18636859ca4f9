import { useTranslate } from 'react-admin';
import { SelectField } from '../../kit/forms/SelectField.tsx';
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
    <SelectField
      label={translate('results.campaign')}
      value={campaign.campaign_id}
      onChange={setSelectedId}
      options={campaigns.map(({ campaign_id, name, quarter }) => ({
        value: campaign_id,
        text: translate('results.campaignOption', { name, quarter: words.quarter(quarter) }),
      }))}
      sx={{ width: 360, maxWidth: '100%' }}
    />
  );
}
