import { Alert } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { LaunchCheckResponse } from '../../../contract/v2/benchmarkCampaigns.ts';
import type { CampaignWithAudience } from '../../../dataProviders/campaignAudience.ts';

interface Props {
  readonly campaign: CampaignWithAudience;
  readonly check: Pick<LaunchCheckResponse, 'similar_campaigns' | 'limits_shares_only'>;
}

/** Explains before a launch how results will be limited, because nearly the same people were invited to other campaigns (R24). */
export function SimilarAudiencesAlert({ campaign, check }: Props) {
  const translate = useTranslate();
  const { similar_campaigns: count, limits_shares_only } = check;
  if (count === 0) {
    return limits_shares_only ? (
      <Alert severity="warning">{translate('campaigns.checks.sharesOnly')}</Alert>
    ) : null;
  }
  return (
    <Alert severity="warning">
      {translate('campaigns.checks.similar', { smart_count: count, most: campaign.min_group - 1 })}
    </Alert>
  );
}
