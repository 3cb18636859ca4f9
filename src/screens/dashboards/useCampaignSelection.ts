import { useQuery } from '@tanstack/react-query';
import { campaignResultsQuery } from '../../../dataProviders/results.ts';
import { useAccountId } from '../../kit/context/useAccountId.ts';
import { useResultView } from '../../results/view/useResultView.ts';

/** The closed campaigns of the account and the one that the address names: the newest if it names none of them. */
export function useCampaignSelection() {
  const query = useQuery(campaignResultsQuery(useAccountId()));
  const { view, setView } = useResultView();
  const campaigns = query.data ?? [];
  const named = campaigns.find(({ campaign_id }) => campaign_id === view.campaign);
  const campaign = named ?? campaigns[0];
  return {
    query,
    campaigns,
    campaign,
    /** Whether the campaign that the address names is available; null while campaigns load. */
    hasNamedCampaign: query.data ? named !== undefined : null,
    setSelectedId: (id: number) => setView({ campaign: id }),
  };
}

export type CampaignSelection = ReturnType<typeof useCampaignSelection>;
