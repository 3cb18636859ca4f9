import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import type { LearningStatus } from '../../domain/learning/learningCampaigns.ts';
import type { LearningProvider } from '../../src/kit/context/learningProvider.tsx';
import { describeField } from '../../src/kit/forms/describeField.ts';

/** Whom a campaign reaches and how far they are; counted anew when the campaign was saved. */
export function useReach(campaignId: number, version: string) {
  const dataProvider = useDataProvider<LearningProvider>();
  return useQuery({
    queryKey: ['learning_campaigns', 'reach', campaignId, version],
    queryFn: () => dataProvider.readLearningReach(campaignId),
  });
}

/** Launching, closing, taking up again and giving to newcomers, each told once. */
export function useCampaignActions(campaignId: number) {
  const dataProvider = useDataProvider<LearningProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const [busy, setBusy] = useState(false);

  async function attempt(work: () => Promise<number>, said: string) {
    setBusy(true);
    try {
      const people = await work();
      notify(`learning.campaign.${said}`, { type: 'success', messageArgs: { smart_count: people } });
    } catch (failure) {
      notify(describeField(failure), { type: 'error' });
    }
    refresh();
    setBusy(false);
  }
  const setStatus = (status: LearningStatus, said: string) =>
    attempt(() => dataProvider.setLearningStatus(campaignId, status), said);
  return {
    busy,
    launch: () => setStatus('active', 'launched'),
    close: () => setStatus('closed', 'closed'),
    reopen: () => setStatus('active', 'reopened'),
    assignNewcomers: () => attempt(() => dataProvider.assignNewcomers(campaignId), 'launched'),
  };
}
