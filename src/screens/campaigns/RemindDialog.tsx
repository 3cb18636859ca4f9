import { useQuery } from '@tanstack/react-query';
import type { CampaignWithAudience } from '../../../dataProviders/campaignAudience.ts';
import { reminderCheckQuery } from '../../../dataProviders/campaignOpening.ts';
import { campaignKeys, sendReminders } from '../../../dataProviders/campaigns.ts';
import { getConfig } from '../../../dataProviders/config.ts';
import { useAccountId } from '../../kit/context/useAccountId.ts';
import { RemindEveryoneDialog } from '../../kit/reminders/RemindEveryoneDialog.tsx';
import { useAction } from '../../kit/useAction.ts';

interface Props {
  readonly campaign: CampaignWithAudience;
  readonly onClose: () => void;
}

/** Asks before reminders are sent. The response doesn't reveal whether anyone was left to remind, so its text is fixed (ERR-18). */
export function RemindDialog({ campaign, onClose }: Props) {
  const query = useQuery(reminderCheckQuery(useAccountId(), campaign.campaign_id));
  const remind = useAction(() => sendReminders(campaign.campaign_id), {
    invalidates: campaignKeys,
    success: 'campaigns.reminded',
  });
  return (
    <RemindEveryoneDialog
      query={query}
      busy={remind.isPending}
      onConfirm={() => remind.mutate(undefined, { onSettled: onClose })}
      onClose={onClose}
      text={getConfig().offersTextMessages ? 'campaigns.remind.textOrEmail' : 'campaigns.remind.text'}
    />
  );
}
