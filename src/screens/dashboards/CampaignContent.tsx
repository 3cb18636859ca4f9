import type { ReactNode } from 'react';
import type { WholeCampaign } from '../../../contract/v2/microsurveyResults.ts';
import { NoResults } from '../../results/NoResults.tsx';
import { ResultsFailed, ResultsLoading } from '../../results/ResultStates.tsx';
import type { CampaignsToChoose } from './useChosenCampaign.ts';

interface OfCampaignProps {
  readonly of: CampaignsToChoose;
  readonly children: (campaign: WholeCampaign) => ReactNode;
}

/** What is shown of the chosen campaign, once there is one. */
export function CampaignContent({ of: { whole, campaign }, children }: OfCampaignProps) {
  if (whole.isPending) return <ResultsLoading />;
  if (whole.isError) return <ResultsFailed onRetry={() => void whole.refetch()} />;
  return campaign ? children(campaign) : <NoResults />;
}
