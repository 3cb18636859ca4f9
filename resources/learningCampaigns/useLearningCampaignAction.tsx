import { onlineManager, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'react-admin';
import type { LearningProvider } from '../../dataProviders/learning.ts';
import { useAction } from '../../src/kit/useAction.ts';

const successTexts = {
  launch: 'launched',
  close: 'closed',
  reopen: 'reopened',
  assignNewcomers: 'launched',
} as const;

/** The actions on a campaign: launch, close, reopen, assign to new people. */
export function useLearningCampaignAction(campaignId: number) {
  const dataProvider = useDataProvider<LearningProvider>();
  const translate = useTranslate();
  const queryClient = useQueryClient();
  const change = (action: keyof typeof successTexts) =>
    action === 'assignNewcomers'
      ? dataProvider.assignNewcomers(campaignId)
      : dataProvider.setLearningStatus(campaignId, action === 'close' ? 'closed' : 'active');
  // The page is busy until it is refreshed, because a refreshed record replaces what is entered in the form.
  const refresh = () =>
    queryClient.invalidateQueries({ refetchType: onlineManager.isOnline() ? 'active' : 'none' });
  const { mutate, isPending } = useAction(
    (action: keyof typeof successTexts) => change(action).finally(refresh),
    {
      success: (smart_count, action) =>
        translate(`learning.campaign.${successTexts[action]}`, { smart_count }),
    },
  );
  return {
    busy: isPending,
    run: (action: keyof typeof successTexts, onSettled?: () => void) =>
      mutate(action, { onSettled: () => onSettled?.() }),
  };
}
