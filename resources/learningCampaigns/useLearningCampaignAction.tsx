import { useDataProvider, useRefresh, useTranslate } from 'react-admin';
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
  const refresh = useRefresh();
  const { mutate, isPending } = useAction(
    (action: keyof typeof successTexts) =>
      action === 'assignNewcomers'
        ? dataProvider.assignNewcomers(campaignId)
        : dataProvider.setLearningStatus(campaignId, action === 'close' ? 'closed' : 'active'),
    {
      success: (smart_count, action) =>
        translate(`learning.campaign.${successTexts[action]}`, { smart_count }),
    },
  );
  return {
    busy: isPending,
    run: (action: keyof typeof successTexts, onSettled?: () => void) =>
      mutate(action, {
        onSettled: () => {
          refresh();
          onSettled?.();
        },
      }),
  };
}
