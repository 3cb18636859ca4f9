import { Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { CampaignWithAudience } from '../../../dataProviders/campaignAudience.ts';
import { campaignKeys, deleteCampaign, toggleCampaignStatus } from '../../../dataProviders/campaigns.ts';
import { ConfirmDialog } from '../../kit/page/ConfirmDialog.tsx';
import { useAction } from '../../kit/useAction.ts';
import { campaignPaths } from './campaignPaths.ts';

interface Props {
  readonly campaign: CampaignWithAudience;
  readonly onClose: () => void;
}

/** Confirms that a campaign is closed, which publishes the results immediately and can't be undone. */
export function CloseDialog({ campaign, onClose }: Props) {
  const translate = useTranslate();
  const close = useAction(() => toggleCampaignStatus(campaign.campaign_id, 'open'), {
    invalidates: campaignKeys,
    onDone: onClose,
  });
  return (
    <ConfirmDialog
      title={translate('campaigns.close.title', { name: campaign.name })}
      confirm={translate('campaigns.close.confirm')}
      name={campaign.name}
      destructive
      busy={close.isPending}
      onConfirm={() => close.mutate()}
      onClose={onClose}
    >
      <Typography>{translate('campaigns.close.text')}</Typography>
      <Typography>{translate('campaigns.close.never')}</Typography>
    </ConfirmDialog>
  );
}

/** Explains what is deleted. A launched campaign has responses or results, so its name must be typed. */
export function DeleteDialog({ campaign, onClose }: Props) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const remove = useAction(() => deleteCampaign(campaign.campaign_id), {
    invalidates: campaignKeys,
    onDone: () => void navigate(campaignPaths.list),
    leavesPage: true,
  });
  return (
    <ConfirmDialog
      title={translate('campaigns.delete.title', { name: campaign.name })}
      confirm={translate('campaigns.delete.confirm')}
      destructive
      busy={remove.isPending}
      onConfirm={() => remove.mutate()}
      onClose={onClose}
      {...(campaign.status === 'draft' ? {} : { name: campaign.name })}
    >
      <Typography>{translate(`campaigns.delete.${campaign.status}`)}</Typography>
      <Typography>{translate('campaigns.delete.never')}</Typography>
    </ConfirmDialog>
  );
}
