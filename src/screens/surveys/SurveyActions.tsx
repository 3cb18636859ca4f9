import MoreVertIcon from '@mui/icons-material/MoreVert';
import { Box, Button, IconButton, Menu, MenuItem } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { SurveyCampaignAnswer } from '../../../contract/v2/surveyCampaigns.ts';
import { CopyDialog } from './CopyDialog.tsx';
import { CloseDialog, DeleteDialog, LaunchDialog, ReleaseDialog } from './StepDialogs.tsx';
import { surveyPaths } from './surveyPaths.ts';
import { useMayChange } from './useSurvey.ts';

export type Step = 'launch' | 'close' | 'release' | 'repeat' | 'copy' | 'delete';
interface Props {
  readonly campaign: SurveyCampaignAnswer;
}

/** The one main action of the campaign's status; everything else in a menu. */
export function SurveyActions({ campaign }: Props) {
  const translate = useTranslate();
  const mayChange = useMayChange(campaign);
  const [asked, ask] = useState<Step | null>(null);
  const dialog = { campaign, onClose: () => ask(null) };
  const main = mainStep(campaign);
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
      {main && mayChange && (
        <Button variant="contained" onClick={() => ask(main)}>
          {translate(`surveys.actions.${main}`)}
        </Button>
      )}
      {campaign.status === 'open' && campaign.relationships.length > 0 && mayChange && (
        <Button component={Link} to={surveyPaths.raters(campaign.id)} variant="contained">
          {translate('surveys.actions.raters')}
        </Button>
      )}
      <MoreMenu campaign={campaign} mayChange={mayChange} onAsk={ask} />
      {asked === 'launch' && <LaunchDialog {...dialog} />}
      {asked === 'close' && <CloseDialog {...dialog} />}
      {asked === 'release' && <ReleaseDialog {...dialog} />}
      {asked === 'delete' && <DeleteDialog {...dialog} />}
      {asked === 'repeat' && <CopyDialog {...dialog} as="repeat" />}
      {asked === 'copy' && <CopyDialog {...dialog} as="copy" />}
    </Box>
  );
}

function mainStep({ status, released_on }: SurveyCampaignAnswer): 'launch' | 'release' | null {
  if (status === 'draft') return 'launch';
  return status === 'closed' && released_on === null ? 'release' : null;
}

interface MenuProps extends Props {
  readonly mayChange: boolean;
  readonly onAsk: (step: Step) => void;
}

function stepsOf({ status }: SurveyCampaignAnswer): readonly Step[] {
  if (status === 'draft') return ['copy', 'delete'];
  return status === 'open' ? ['repeat', 'copy', 'close'] : ['repeat', 'copy'];
}

function MoreMenu({ campaign, mayChange, onAsk }: MenuProps) {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const steps = stepsOf(campaign).filter((step) => mayChange || step === 'repeat' || step === 'copy');
  return (
    <>
      <IconButton
        aria-label={translate('surveys.actions.more')}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreVertIcon />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {mayChange && (
          <MenuItem component={Link} to={surveyPaths.edit(campaign.id)}>
            {translate('surveys.actions.edit')}
          </MenuItem>
        )}
        {steps.map((step) => (
          <MenuItem
            key={step}
            sx={step === 'delete' ? { color: 'error.main' } : undefined}
            onClick={() => {
              setAnchor(null);
              onAsk(step);
            }}
          >
            {translate(`surveys.actions.${step}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
