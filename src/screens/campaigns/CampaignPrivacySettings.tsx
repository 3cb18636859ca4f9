import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { CampaignWithAudience } from '../../../dataProviders/campaignAudience.ts';
import { selectCuts } from '../../../domain/campaigns/cuts.ts';
import { Panel } from '../../kit/page/Panel.tsx';
import { Hint } from '../../kit/page/SecondaryText.tsx';
import { useFormat } from '../../kit/useFormat.ts';

/** The privacy settings that respondents read before the first question. */
export function CampaignPrivacySettings({ campaign }: { readonly campaign: CampaignWithAudience }) {
  const translate = useTranslate();
  const format = useFormat();
  const cuts = selectCuts(campaign.cuts).map((cut) => translate(`campaigns.receipt.cuts.${cut}`));
  const terms = [
    ['smallestLabel', translate('campaigns.receipt.smallest', { k: campaign.min_group })],
    ['cutsLabel', format.list(cuts, 'unit')],
    ['keptLabel', translate('campaigns.receipt.kept')],
  ] as const;
  return (
    <Panel title={translate('campaigns.receipt.title')}>
      <Hint>{translate('campaigns.receipt.intro')}</Hint>
      <Typography>
        <strong>{translate('campaigns.receipt.promise')}</strong>{' '}
        {translate('campaigns.receipt.detail', { others: campaign.min_group - 1 })}
      </Typography>
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1.5 }}>
        {terms.map(([label, text]) => (
          <div key={label}>
            <Typography component="dt" variant="body2" color="text.secondary">
              {translate(`campaigns.receipt.${label}`)}
            </Typography>
            <Typography component="dd" sx={{ m: 0 }}>
              {text}
            </Typography>
          </div>
        ))}
      </Box>
      <Hint>
        {translate(campaign.status === 'draft' ? 'campaigns.receipt.raise' : 'campaigns.receipt.fixed')}
      </Hint>
    </Panel>
  );
}
