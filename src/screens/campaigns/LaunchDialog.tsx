import { Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { reachQuery, type WholeCampaign } from '../../../dataProviders/campaignActions.ts';
import { campaignKeys, toggleCampaign } from '../../../dataProviders/campaigns.ts';
import { useAccountId } from '../../kit/context/useAccountId.ts';
import { todayHere } from '../../kit/dates/RelativeDay.tsx';
import { ConfirmDialog } from '../../kit/page/ConfirmDialog.tsx';
import { useAction } from '../../kit/useAction.ts';
import { useFormat } from '../../kit/useFormat.ts';
import { blocksLaunch, checkLaunch } from './checkLaunch.ts';
import { LaunchCheck } from './LaunchCheck.tsx';

interface Props {
  readonly campaign: WholeCampaign;
  readonly onClose: () => void;
}

/** Explains what a launch does, which settings it fixes, and that it can't be undone. */
export function LaunchDialog({ campaign, onClose }: Props) {
  const translate = useTranslate();
  const format = useFormat();
  const reach = useQuery(reachQuery(useAccountId(), campaign));
  const launch = useAction(() => toggleCampaign(campaign.campaign_id, 'draft'), {
    invalidates: campaignKeys,
    onDone: onClose,
  });
  const count = reach.data ?? null;
  const check = reach.isSuccess ? checkLaunch(campaign, count, todayHere()) : null;
  const isBlocked = check !== null && blocksLaunch(check);
  return (
    <ConfirmDialog
      title={translate('campaigns.open.title', { name: campaign.name })}
      confirm={translate('campaigns.open.confirm')}
      busy={launch.isPending}
      blocked={isBlocked || reach.isPending}
      onConfirm={() => launch.mutate()}
      onClose={onClose}
    >
      {isBlocked || check === 'noCuts' ? <LaunchCheck campaign={campaign} /> : null}
      {isBlocked ? null : (
        <>
          <Typography sx={{ fontWeight: 500 }}>
            {count === null
              ? translate('campaigns.open.invitesUnknown')
              : translate('campaigns.open.invites', { smart_count: count })}{' '}
            {translate('campaigns.open.until', { day: format.day(campaign.closes_on, 'long') })}
          </Typography>
          <Typography>{translate('campaigns.open.minimum', { k: campaign.min_group })}</Typography>
          <Typography>{translate('campaigns.open.locked')}</Typography>
          <Typography>{translate('campaigns.open.never')}</Typography>
        </>
      )}
    </ConfirmDialog>
  );
}
