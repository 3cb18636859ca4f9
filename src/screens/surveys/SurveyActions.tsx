import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { SurveyCampaignResponse } from '../../../contract/v2/surveyCampaigns.ts';
import { MoreMenu } from '../../kit/page/MoreMenu.tsx';
import { SurveyPreviewLink } from '../../kit/page/SurveyPreviewLink.tsx';
import { CopySurveyDialog } from './CopySurveyDialog.tsx';
import { RemindSurveyDialog } from './RemindSurveyDialog.tsx';
import { ScheduleSurveyDialog } from './ScheduleSurveyDialog.tsx';
import { CloseDialog, DeleteDialog, LaunchDialog, ReleaseDialog } from './SurveyDialogs.tsx';
import { surveyPaths } from './surveyPaths.ts';
import { useCanChangeSurvey } from './useCanChangeSurvey.ts';

type Step = 'launch' | 'schedule' | 'remind' | 'close' | 'release' | 'repeat' | 'copy' | 'delete';
interface Props {
  readonly campaign: SurveyCampaignResponse;
}

/** The main action for the campaign's status; all others in a menu. */
export function SurveyActions({ campaign }: Props) {
  const translate = useTranslate();
  const canChange = useCanChangeSurvey(campaign);
  const [openStep, setOpenStep] = useState<Step | null>(null);
  const dialog = { campaign, onClose: () => setOpenStep(null) };
  const main = mainStep(campaign);
  const steps = stepsOf(campaign).filter((step) => canChange || step === 'repeat' || step === 'copy');
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      {canChange && <PreviewLinks campaign={campaign} />}
      {main && canChange && (
        <Button variant="contained" onClick={() => setOpenStep(main)}>
          {translate(`surveys.actions.${main}`)}
        </Button>
      )}
      {campaign.status === 'open' && campaign.relationships.length > 0 && canChange && (
        <Button component={Link} to={surveyPaths.raters(campaign.id)} variant="contained">
          {translate('surveys.actions.raters')}
        </Button>
      )}
      <MoreMenu
        label="surveys.actions.more"
        items={[
          canChange && { label: 'surveys.actions.edit', action: surveyPaths.edit(campaign.id) },
          canChange && { label: 'campaigns.actions.mails', action: surveyPaths.mails(campaign.id) },
          ...steps.map((step) => ({
            label: `surveys.actions.${step}`,
            action: () => setOpenStep(step),
            isDestructive: step === 'delete',
          })),
        ]}
      />
      {openStep === 'launch' && <LaunchDialog {...dialog} />}
      {openStep === 'schedule' && <ScheduleSurveyDialog {...dialog} />}
      {openStep === 'remind' && <RemindSurveyDialog {...dialog} />}
      {openStep === 'close' && <CloseDialog {...dialog} />}
      {openStep === 'release' && <ReleaseDialog {...dialog} />}
      {openStep === 'delete' && <DeleteDialog {...dialog} />}
      {openStep === 'repeat' && <CopySurveyDialog {...dialog} as="repeat" />}
      {openStep === 'copy' && <CopySurveyDialog {...dialog} as="copy" />}
    </Box>
  );
}

function mainStep({ status, released_on }: SurveyCampaignResponse): 'launch' | 'release' | null {
  if (status === 'draft') return 'launch';
  return status === 'closed' && released_on === null ? 'release' : null;
}

function stepsOf({ status, scheduled_at }: SurveyCampaignResponse): readonly Step[] {
  if (status === 'draft')
    return [...(scheduled_at === null ? (['schedule'] as const) : []), 'copy', 'delete'];
  return status === 'open' ? ['remind', 'repeat', 'copy', 'close'] : ['repeat', 'copy'];
}

/** The forms of participants and raters as previews, until the campaign is closed. */
function PreviewLinks({ campaign: { id, status, relationships } }: Props) {
  if (status === 'closed') return null;
  return (
    <>
      <SurveyPreviewLink kind="s" campaignId={id} />
      {relationships.length > 0 && <SurveyPreviewLink kind="r" campaignId={id} />}
    </>
  );
}
