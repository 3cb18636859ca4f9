import { Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { type CampaignWithAudience, launchCheckQuery } from '../../../../dataProviders/campaignAudience.ts';
import { scheduleOpening } from '../../../../dataProviders/campaignOpening.ts';
import { campaignKeys } from '../../../../dataProviders/campaigns.ts';
import { useAccountId } from '../../../kit/context/useAccountId.ts';
import { ScheduleOpeningDialog } from '../../../kit/opening/ScheduleOpeningDialog.tsx';
import { useAction } from '../../../kit/useAction.ts';
import { FixedAtLaunch } from '../FixedAtLaunch.tsx';
import { LaunchCheckAlert } from '../LaunchCheckAlert.tsx';

interface Props {
  readonly campaign: CampaignWithAudience;
  readonly onClose: () => void;
}

/** Schedules the opening of a draft, with what a launch would do and fix. */
export function ScheduleDialog({ campaign, onClose }: Props) {
  const translate = useTranslate();
  const { data } = useQuery(launchCheckQuery(useAccountId(), campaign));
  const schedule = useAction((day: string) => scheduleOpening(campaign.campaign_id, day), {
    invalidates: campaignKeys,
    onDone: onClose,
  });
  return (
    <ScheduleOpeningDialog
      campaign={campaign}
      zone={data?.time_zone}
      busy={schedule.isPending}
      onConfirm={schedule.mutate}
      onClose={onClose}
    >
      <LaunchCheckAlert campaign={campaign} />
      <Typography>{translate('campaigns.schedule.checked')}</Typography>
      {data && <FixedAtLaunch campaign={campaign} check={data} />}
      <Typography>{translate('campaigns.schedule.changed')}</Typography>
    </ScheduleOpeningDialog>
  );
}
