import { Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { copySurvey } from '../../../dataProviders/surveyCampaigns.ts';
import { ConfirmDialog } from '../../kit/page/ConfirmDialog.tsx';
import type { StepProps } from './StepDialogs.tsx';
import { surveyPaths } from './surveyPaths.ts';
import { useChange } from './useSurvey.ts';

/** Makes a draft of a campaign and leads to its form. A repetition stays tied to what it repeats. */
export function CopyDialog({ campaign, onClose, as }: StepProps & { readonly as: 'copy' | 'repeat' }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const copy = useChange(() => copySurvey(campaign.id, as === 'repeat'), {
    after: ({ campaign_id }) => void navigate(surveyPaths.edit(campaign_id)),
  });
  return (
    <ConfirmDialog
      title={translate(`surveys.${as}.title`, { name: campaign.name })}
      confirm={translate(`surveys.${as}.confirm`)}
      busy={copy.isPending}
      onConfirm={() => copy.mutate()}
      onClose={onClose}
    >
      <Typography>{translate(`surveys.${as}.text`)}</Typography>
    </ConfirmDialog>
  );
}
