import { Alert, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import type { ReminderCheckResponse } from '../../../contract/v2/benchmarkCampaigns.ts';
import type { CampaignWithAudience } from '../../../dataProviders/campaignAudience.ts';
import { reminderCheckQuery } from '../../../dataProviders/campaignOpening.ts';
import { campaignKeys, sendReminders } from '../../../dataProviders/campaigns.ts';
import { getConfig } from '../../../dataProviders/config.ts';
import { reminderGapHours } from '../../../domain/reminders/reminderGap.ts';
import { useAccountId } from '../../kit/context/useAccountId.ts';
import { ConfirmDialog } from '../../kit/page/ConfirmDialog.tsx';
import { QueryState } from '../../kit/states/QueryState.tsx';
import { useAction } from '../../kit/useAction.ts';
import { useFormat } from '../../kit/useFormat.ts';

interface Props {
  readonly campaign: CampaignWithAudience;
  readonly onClose: () => void;
}

/** Asks before reminders are sent. The response doesn't reveal whether anyone was left to remind, so its text is fixed (ERR-18). */
export function RemindDialog({ campaign, onClose }: Props) {
  const translate = useTranslate();
  const query = useQuery(reminderCheckQuery(useAccountId(), campaign.campaign_id));
  const remind = useAction(() => sendReminders(campaign.campaign_id), {
    invalidates: campaignKeys,
    success: 'campaigns.reminded',
  });
  return (
    <ConfirmDialog
      title={titleOf(translate, query.data)}
      confirm={translate('campaigns.actions.remind')}
      busy={remind.isPending}
      blocked={!query.data || query.isFetching || query.data.possible_at !== null}
      onConfirm={() => remind.mutate(undefined, { onSettled: onClose })}
      onClose={onClose}
    >
      <QueryState query={query} failed="campaigns.remind.failed" loading="campaigns.remind.loading">
        {(check) => <ReminderFacts check={check} />}
      </QueryState>
    </ConfirmDialog>
  );
}

const titleOf = (translate: ReturnType<typeof useTranslate>, check: ReminderCheckResponse | undefined) =>
  check?.about
    ? translate('campaigns.remind.about', { count: check.about })
    : translate('campaigns.remind.title');

function ReminderFacts({ check }: { readonly check: ReminderCheckResponse }) {
  const translate = useTranslate();
  const format = useFormat();
  const { about, last_sent_at, possible_at } = check;
  return (
    <>
      {possible_at !== null && (
        <Alert severity="warning">
          {translate('campaigns.remind.tooSoon', {
            hours: reminderGapHours,
            at: format.dateTime(possible_at),
          })}
        </Alert>
      )}
      <Typography>
        {last_sent_at === null
          ? translate('campaigns.remind.never')
          : translate('campaigns.remind.last', { at: format.dateTime(last_sent_at) })}
      </Typography>
      <Typography>
        {translate(getConfig().offersTextMessages ? 'campaigns.remind.textOrEmail' : 'campaigns.remind.text')}
      </Typography>
      {about !== null && <Typography>{translate('campaigns.remind.rounded')}</Typography>}
    </>
  );
}
