import { Alert, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { type CampaignWithAudience, launchCheckQuery } from '../../../../dataProviders/campaignAudience.ts';
import { scheduleOpening } from '../../../../dataProviders/campaignOpening.ts';
import { campaignKeys } from '../../../../dataProviders/campaigns.ts';
import { localDayOf } from '../../../../domain/dates/localDay.ts';
import { useAccountId } from '../../../kit/context/useAccountId.ts';
import { ConfirmDialog } from '../../../kit/page/ConfirmDialog.tsx';
import { useAction } from '../../../kit/useAction.ts';
import { useFormat } from '../../../kit/useFormat.ts';
import { LaunchCheckAlert } from '../LaunchCheckAlert.tsx';

interface Props {
  readonly campaign: CampaignWithAudience;
  readonly onClose: () => void;
}

/** Explains when a scheduled campaign opens and what is then done and fixed. Without a first day in the future, asks for one. */
export function ScheduleDialog({ campaign, onClose }: Props) {
  const translate = useTranslate();
  const format = useFormat();
  const { campaign_id, opens_on, closes_on, min_group } = campaign;
  const { data } = useQuery(launchCheckQuery(useAccountId(), campaign));
  const schedule = useAction((day: string) => scheduleOpening(campaign_id, day), {
    invalidates: campaignKeys,
    onDone: onClose,
  });
  const zone = data?.time_zone;
  const isPossible = opens_on !== null && zone !== undefined && opens_on > localDayOf(new Date(), zone);
  return (
    <ConfirmDialog
      title={translate('campaigns.schedule.title', { name: campaign.name })}
      confirm={translate('campaigns.schedule.confirm')}
      busy={schedule.isPending}
      blocked={!isPossible}
      onConfirm={() => opens_on && schedule.mutate(opens_on)}
      onClose={onClose}
    >
      {zone !== undefined && !isPossible && (
        <Alert severity="error">{translate('campaigns.schedule.noDay', { zone })}</Alert>
      )}
      {isPossible && (
        <>
          <Typography sx={{ fontWeight: 500 }}>
            {translate('campaigns.schedule.opens', { day: format.day(opens_on, 'long'), zone })}{' '}
            {translate('campaigns.open.until', { day: format.day(closes_on, 'long') })}
          </Typography>
          <LaunchCheckAlert campaign={campaign} />
          <Typography>{translate('campaigns.schedule.checked')}</Typography>
          <Typography>{translate('campaigns.open.minimum', { k: min_group })}</Typography>
          <Typography>{translate('campaigns.schedule.changed')}</Typography>
        </>
      )}
    </ConfirmDialog>
  );
}
