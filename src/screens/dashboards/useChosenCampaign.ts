import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { wholeResults } from '../../../dataProviders/results.ts';
import { usePerson } from '../../kit/context/PersonContext.ts';

/** The closed campaigns of the viewed account, and the one that is looked at: the newest, until another is chosen. */
export function useChosenCampaign() {
  const { currentAccount } = usePerson();
  const whole = useQuery(wholeResults(currentAccount.id));
  const [chosen, choose] = useState<number | null>(null);
  const campaigns = whole.data ?? [];
  const campaign = campaigns.find(({ campaign_id }) => campaign_id === chosen) ?? campaigns[0];
  return { whole, campaigns, campaign, choose };
}

export type CampaignsToChoose = ReturnType<typeof useChosenCampaign>;
