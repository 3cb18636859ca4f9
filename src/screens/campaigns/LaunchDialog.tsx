import { Typography } from '@mui/material';
import { useLocaleState, useTranslate } from 'react-admin';
import type { WholeCampaign } from '../../../dataProviders/campaignActions.ts';
import { toggleCampaign } from '../../../dataProviders/campaigns.ts';
import { longDay, todayHere } from '../../kit/dates/RelativeDay.tsx';
import { ConfirmDialog } from '../../kit/page/ConfirmDialog.tsx';
import { LaunchCheck } from './LaunchCheck.tsx';
import { useChange } from './useChange.ts';
import { blocks, checkOf, useReach } from './useReach.ts';

interface Props {
  readonly campaign: WholeCampaign;
  readonly onClose: () => void;
}

/** What opening does, what it fixes, and that there is no way back. */
export function LaunchDialog({ campaign, onClose }: Props) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const reach = useReach(campaign);
  const launch = useChange(() => toggleCampaign(campaign.campaign_id, 'draft'), { after: onClose });
  const count = reach.data ?? null;
  const check = reach.isSuccess ? checkOf(campaign, count, todayHere()) : null;
  const isBlocked = check !== null && blocks(check);
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
            {translate('campaigns.open.until', { day: longDay(campaign.closes_on, locale) })}
          </Typography>
          <Typography>{translate('campaigns.open.minimum', { k: campaign.min_group })}</Typography>
          <Typography>{translate('campaigns.open.locked')}</Typography>
          <Typography>{translate('campaigns.open.never')}</Typography>
        </>
      )}
    </ConfirmDialog>
  );
}
