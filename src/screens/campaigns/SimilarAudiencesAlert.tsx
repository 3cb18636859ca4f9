import { Alert } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { CampaignWithAudience } from '../../../dataProviders/campaignAudience.ts';

interface Props {
  readonly campaign: CampaignWithAudience;
  /** The number of campaigns with nearly the same audience. */
  readonly count: number;
}

/** Explains before a launch how results will be limited, because nearly the same people were invited to other campaigns (R24). */
export function SimilarAudiencesAlert({ campaign, count }: Props) {
  const translate = useTranslate();
  if (count === 0) return null;
  return (
    <Alert severity="warning">
      {translate('campaigns.checks.similar', { smart_count: count, most: campaign.min_group - 1 })}
    </Alert>
  );
}
