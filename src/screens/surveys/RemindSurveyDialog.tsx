import { useQuery } from '@tanstack/react-query';
import { remindRaters } from '../../../dataProviders/raters.ts';
import { surveyKeys, surveyReminderCheckQuery } from '../../../dataProviders/surveyCampaigns.ts';
import { useAccountId } from '../../kit/context/useAccountId.ts';
import { RemindEveryoneDialog } from '../../kit/reminders/RemindEveryoneDialog.tsx';
import { useAction } from '../../kit/useAction.ts';
import type { SurveyDialogProps } from './SurveyDialogs.tsx';

/** Asks before participants and raters who haven't finished are reminded. */
export function RemindSurveyDialog({ campaign, onClose }: SurveyDialogProps) {
  const query = useQuery(surveyReminderCheckQuery(useAccountId(), campaign.id));
  const remind = useAction(() => remindRaters(campaign.id, null), {
    invalidates: surveyKeys,
    success: 'surveys.reminded',
  });
  return (
    <RemindEveryoneDialog
      query={query}
      busy={remind.isPending}
      onConfirm={() => remind.mutate(undefined, { onSettled: onClose })}
      onClose={onClose}
    />
  );
}
