import MoreVertIcon from '@mui/icons-material/MoreVert';
import { Box, Button, IconButton, Menu, MenuItem } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { WholeCampaign } from '../../../dataProviders/campaignActions.ts';
import { sendReminders } from '../../../dataProviders/campaigns.ts';
import { CloseDialog, DeleteDialog } from './CloseAndDeleteDialogs.tsx';
import { campaignPaths } from './campaignPaths.ts';
import { LaunchDialog } from './LaunchDialog.tsx';
import { useRights } from './useCampaign.ts';
import { useChange } from './useChange.ts';

type Asked = 'open' | 'close' | 'delete' | null;
interface Props {
  readonly campaign: WholeCampaign;
}

/** The one main action of the campaign's status; everything else in a menu. */
export function CampaignActions({ campaign }: Props) {
  const { mayChange } = useRights(campaign);
  const [asked, ask] = useState<Asked>(null);
  const close = () => ask(null);
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
      {isPublished(campaign) && <ResultsButton campaign={campaign} />}
      {campaign.status === 'open' && mayChange && <RemindButton campaign={campaign} />}
      {campaign.status === 'draft' && mayChange && <OpenButton onClick={() => ask('open')} />}
      <MoreMenu campaign={campaign} onAsk={ask} />
      {asked === 'open' && <LaunchDialog campaign={campaign} onClose={close} />}
      {asked === 'close' && <CloseDialog campaign={campaign} onClose={close} />}
      {asked === 'delete' && <DeleteDialog campaign={campaign} onClose={close} />}
    </Box>
  );
}

const isPublished = ({ status, publishing_percent }: WholeCampaign) =>
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

/** The answer is the same whoever is left, so the sentence is ours (ERR-18). */
function RemindButton({ campaign }: Props) {
  const translate = useTranslate();
  const remind = useChange(() => sendReminders(campaign.campaign_id), { say: 'campaigns.reminded' });
  return (
    <Button variant="contained" loading={remind.isPending} onClick={() => remind.mutate()}>
      {translate('campaigns.actions.remind')}
    </Button>
  );
}

function MoreMenu({ campaign, onAsk }: Props & { readonly onAsk: (what: Asked) => void }) {
  const translate = useTranslate();
  const { isAdmin, mayChange } = useRights(campaign);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { campaign_id, status } = campaign;
  const ask = (what: Asked) => {
    setAnchor(null);
    onAsk(what);
  };
  const mayDelete = mayChange && (status === 'draft' || isAdmin);
  const items = [
    ...(mayChange && status !== 'closed'
      ? [
          <MenuItem key="edit" component={Link} to={campaignPaths.edit(campaign_id)}>
            {translate('campaigns.actions.edit')}
          </MenuItem>,
        ]
      : []),
    <MenuItem key="participants" component={Link} to={campaignPaths.participants(campaign_id)}>
      {translate('campaigns.actions.participants')}
    </MenuItem>,
    ...(mayChange && status === 'open'
      ? [
          <MenuItem key="close" onClick={() => ask('close')}>
            {translate('campaigns.actions.close')}
          </MenuItem>,
        ]
      : []),
    ...(mayDelete
      ? [
          <MenuItem key="delete" onClick={() => ask('delete')} sx={{ color: 'error.main' }}>
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
