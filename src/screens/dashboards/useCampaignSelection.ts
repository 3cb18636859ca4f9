import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { campaignResultsQuery } from '../../../dataProviders/results.ts';
import { useAccountId } from '../../kit/context/useAccountId.ts';

/** The closed campaigns of the account and the selected one: the newest until another is selected. */
export function useCampaignSelection() {
  const query = useQuery(campaignResultsQuery(useAccountId()));
  const [selectedId, setSelectedId] = useState<number | null>(null);
  const campaigns = query.data ?? [];
  const campaign = campaigns.find(({ campaign_id }) => campaign_id === selectedId) ?? campaigns[0];
  return { query, campaigns, campaign, setSelectedId };
}

export type CampaignSelection = ReturnType<typeof useCampaignSelection>;
