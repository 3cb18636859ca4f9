import { Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { type CampaignWithAudience, launchCheckQuery } from '../../../dataProviders/campaignAudience.ts';
import { campaignKeys, toggleCampaignStatus } from '../../../dataProviders/campaigns.ts';
import { localDayOf } from '../../../domain/dates/localDay.ts';
import { useAccountId } from '../../kit/context/useAccountId.ts';
import { ConfirmDialog } from '../../kit/page/ConfirmDialog.tsx';
import { useAction } from '../../kit/useAction.ts';
import { useFormat } from '../../kit/useFormat.ts';
import { FixedAtLaunch } from './FixedAtLaunch.tsx';
import { LaunchCheckAlert } from './LaunchCheckAlert.tsx';
import { blocksLaunch, launchCheckResult } from './launchCheckResult.ts';
import { SimilarAudiencesAlert } from './SimilarAudiencesAlert.tsx';
import { WithoutAddressAlert } from './WithoutAddressAlert.tsx';

interface Props {
  readonly campaign: CampaignWithAudience;
  readonly onClose: () => void;
}

/** Explains what a launch does, which settings it fixes, and that it can't be undone. */
export function LaunchDialog({ campaign, onClose }: Props) {
  const translate = useTranslate();
  const format = useFormat();
  const query = useQuery(launchCheckQuery(useAccountId(), campaign));
  const launch = useAction(() => toggleCampaignStatus(campaign.campaign_id, 'draft'), {
    invalidates: campaignKeys,
    onDone: onClose,
  });
  const { data } = query;
  const check = data ? launchCheckResult(campaign, data, localDayOf(new Date(), data.time_zone)) : null;
  const isBlocked = check !== null && blocksLaunch(check);
  return (
    <ConfirmDialog
      title={translate('campaigns.open.title', { name: campaign.name })}
      confirm={translate('campaigns.open.confirm')}
      busy={launch.isPending}
      blocked={isBlocked || query.isPending}
      onConfirm={() => launch.mutate()}
      onClose={onClose}
    >
      {isBlocked || check === 'noCuts' ? <LaunchCheckAlert campaign={campaign} /> : null}
      {isBlocked ? null : (
        <>
          <Typography sx={{ fontWeight: 500 }}>
            {data
              ? translate('campaigns.open.invites', { smart_count: data.invited })
              : translate('campaigns.open.invitesUnknown')}{' '}
            {translate('campaigns.open.until', { day: format.day(campaign.closes_on, 'long') })}
          </Typography>
          {data && check !== 'noCuts' && <WithoutAddressAlert check={data} />}
          {data && check !== 'noCuts' && <SimilarAudiencesAlert campaign={campaign} check={data} />}
          {data && <FixedAtLaunch campaign={campaign} check={data} />}
          <Typography>{translate('campaigns.open.never')}</Typography>
        </>
      )}
    </ConfirmDialog>
  );
}
