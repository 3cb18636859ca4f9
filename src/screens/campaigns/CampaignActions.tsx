import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { CampaignWithAudience } from '../../../dataProviders/campaignAudience.ts';
import { campaignKeys, sendReminders } from '../../../dataProviders/campaigns.ts';
import { MoreMenu } from '../../kit/page/MoreMenu.tsx';
import { useAction } from '../../kit/useAction.ts';
import { CloseDialog, DeleteDialog } from './CloseAndDeleteDialogs.tsx';
import { campaignPaths } from './campaignPaths.ts';
import { LaunchDialog } from './LaunchDialog.tsx';
import { useCampaignRights } from './useCampaign.ts';

type OpenDialog = 'open' | 'close' | 'delete' | null;
interface Props {
  readonly campaign: CampaignWithAudience;
}

/** The main action for the campaign's status; all others in a menu. */
export function CampaignActions({ campaign }: Props) {
  const { canChange, isAdmin } = useCampaignRights(campaign);
  const { campaign_id, status } = campaign;
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const close = () => setDialog(null);
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
      {isPublished(campaign) && <ResultsButton campaign={campaign} />}
      {status === 'open' && canChange && <RemindButton campaign={campaign} />}
      {status === 'draft' && canChange && <OpenButton onClick={() => setDialog('open')} />}
      <MoreMenu
        label="campaigns.actions.more"
        items={[
          canChange &&
            status !== 'closed' && {
              label: 'campaigns.actions.edit',
              action: campaignPaths.edit(campaign_id),
            },
          { label: 'campaigns.actions.participants', action: campaignPaths.participants(campaign_id) },
          canChange &&
            status === 'open' && { label: 'campaigns.actions.close', action: () => setDialog('close') },
          canChange &&
            (status === 'draft' || isAdmin) && {
              label: 'campaigns.actions.delete',
              action: () => setDialog('delete'),
              isDestructive: true,
            },
        ]}
      />
      {dialog === 'open' && <LaunchDialog campaign={campaign} onClose={close} />}
      {dialog === 'close' && <CloseDialog campaign={campaign} onClose={close} />}
      {dialog === 'delete' && <DeleteDialog campaign={campaign} onClose={close} />}
    </Box>
  );
}

const isPublished = ({ status, publishing_percent }: CampaignWithAudience) =>
  status === 'closed' && publishing_percent === null;

function ResultsButton({ campaign }: Props) {
  const translate = useTranslate();
  return (
    <Button component={Link} to={campaignPaths.results(campaign.campaign_id)} variant="contained">
      {translate('campaigns.actions.results')}
    </Button>
  );
}

function OpenButton({ onClick }: { readonly onClick: () => void }) {
  const translate = useTranslate();
  return (
    <Button variant="contained" onClick={onClick}>
      {translate('campaigns.actions.open')}
    </Button>
  );
}

/** The response doesn't reveal whether anyone was left to remind, so the text is fixed (ERR-18). */
function RemindButton({ campaign }: Props) {
  const translate = useTranslate();
  const remind = useAction(() => sendReminders(campaign.campaign_id), {
    invalidates: campaignKeys,
    success: 'campaigns.reminded',
  });
  return (
    <Button variant="contained" loading={remind.isPending} onClick={() => remind.mutate()}>
      {translate('campaigns.actions.remind')}
    </Button>
  );
}
