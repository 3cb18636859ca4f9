import MoreVertIcon from '@mui/icons-material/MoreVert';
import { Box, Button, IconButton, Menu, MenuItem } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { CampaignWithAudience } from '../../../dataProviders/campaignAudience.ts';
import { campaignKeys, sendReminders } from '../../../dataProviders/campaigns.ts';
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
  const { canChange } = useCampaignRights(campaign);
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const close = () => setDialog(null);
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
      {isPublished(campaign) && <ResultsButton campaign={campaign} />}
      {campaign.status === 'open' && canChange && <RemindButton campaign={campaign} />}
      {campaign.status === 'draft' && canChange && <OpenButton onClick={() => setDialog('open')} />}
      <MoreMenu campaign={campaign} onOpen={setDialog} />
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

function MoreMenu({ campaign, onOpen }: Props & { readonly onOpen: (dialog: OpenDialog) => void }) {
  const translate = useTranslate();
  const { isAdmin, canChange } = useCampaignRights(campaign);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { campaign_id, status } = campaign;
  const handleOpen = (dialog: OpenDialog) => {
    setAnchor(null);
    onOpen(dialog);
  };
  const canDelete = canChange && (status === 'draft' || isAdmin);
  const items = [
    ...(canChange && status !== 'closed'
      ? [
          <MenuItem key="edit" component={Link} to={campaignPaths.edit(campaign_id)}>
            {translate('campaigns.actions.edit')}
          </MenuItem>,
        ]
      : []),
    <MenuItem key="participants" component={Link} to={campaignPaths.participants(campaign_id)}>
      {translate('campaigns.actions.participants')}
    </MenuItem>,
    ...(canChange && status === 'open'
      ? [
          <MenuItem key="close" onClick={() => handleOpen('close')}>
            {translate('campaigns.actions.close')}
          </MenuItem>,
        ]
      : []),
    ...(canDelete
      ? [
          <MenuItem key="delete" onClick={() => handleOpen('delete')} sx={{ color: 'error.main' }}>
            {translate('campaigns.actions.delete')}
          </MenuItem>,
        ]
      : []),
  ];
  return (
    <>
      <IconButton
        aria-label={translate('campaigns.actions.more')}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreVertIcon />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {items}
      </Menu>
    </>
  );
}
