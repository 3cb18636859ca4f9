import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { CampaignWithAudience } from '../../../dataProviders/campaignAudience.ts';
import { getConfig } from '../../../dataProviders/config.ts';
import { MoreMenu } from '../../kit/page/MoreMenu.tsx';
import { SurveyPreviewLink } from '../../kit/page/SurveyPreviewLink.tsx';
import { CloseDialog, DeleteDialog } from './CloseAndDeleteDialogs.tsx';
import { campaignPaths } from './campaignPaths.ts';
import { LaunchDialog } from './LaunchDialog.tsx';
import { LettersDialog } from './LettersDialog.tsx';
import { ScheduleDialog } from './opening/ScheduleDialog.tsx';
import { RemindDialog } from './RemindDialog.tsx';
import { useCampaignRights } from './useCampaign.ts';
import { useCopyCampaign } from './useCopyCampaign.ts';

type OpenDialog = 'open' | 'schedule' | 'remind' | 'letters' | 'close' | 'delete' | null;
interface Props {
  readonly campaign: CampaignWithAudience;
}

/** The main action for the campaign's status; all others in a menu. */
export function CampaignActions({ campaign }: Props) {
  const { canChange, canCreate, isAdmin } = useCampaignRights(campaign);
  const { campaign_id, status } = campaign;
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const close = () => setDialog(null);
  const copy = useCopyCampaign(campaign);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      {canChange && status !== 'closed' && (
        <Box sx={{ order: { xs: 1, sm: 0 } }}>
          <SurveyPreviewLink campaignId={campaign_id} />
        </Box>
      )}
      {isPublished(campaign) && <ResultsButton campaign={campaign} />}
      {status === 'open' && canChange && (
        <MainButton label="campaigns.actions.remind" onClick={() => setDialog('remind')} />
      )}
      {status === 'draft' && canChange && (
        <MainButton label="campaigns.actions.open" onClick={() => setDialog('open')} />
      )}
      <MoreMenu
        label="campaigns.actions.more"
        items={[
          canChange &&
            status === 'draft' &&
            campaign.scheduled_at === null && {
              label: 'campaigns.actions.schedule',
              action: () => setDialog('schedule'),
            },
          canChange &&
            status !== 'closed' && {
              label: 'campaigns.actions.edit',
              action: campaignPaths.edit(campaign_id),
            },
          { label: 'campaigns.actions.participants', action: campaignPaths.participants(campaign_id) },
          canCreate && { label: 'campaigns.actions.copy', action: copy },
          canChange && { label: 'campaigns.actions.mails', action: campaignPaths.mails(campaign_id) },
          getConfig().offersLetters &&
            isAdmin &&
            canChange &&
            status === 'open' && {
              label: 'campaigns.actions.letters',
              action: () => setDialog('letters'),
            },
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
      {dialog === 'schedule' && <ScheduleDialog campaign={campaign} onClose={close} />}
      {dialog === 'remind' && <RemindDialog campaign={campaign} onClose={close} />}
      {dialog === 'letters' && <LettersDialog campaign={campaign} onClose={close} />}
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

function MainButton({ label, onClick }: { readonly label: string; readonly onClick: () => void }) {
  const translate = useTranslate();
  return (
    <Button variant="contained" onClick={onClick}>
      {translate(label)}
    </Button>
  );
}
