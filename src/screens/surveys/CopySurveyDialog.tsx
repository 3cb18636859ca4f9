import { Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { copySurvey, surveyKeys } from '../../../dataProviders/surveyCampaigns.ts';
import { ConfirmDialog } from '../../kit/page/ConfirmDialog.tsx';
import { useAction } from '../../kit/useAction.ts';
import type { SurveyDialogProps } from './SurveyDialogs.tsx';
import { surveyPaths } from './surveyPaths.ts';

/** Copies a campaign into a draft and opens its form. A repetition stays linked to the repeated campaign. */
export function CopySurveyDialog({
  campaign,
  onClose,
  as,
}: SurveyDialogProps & { readonly as: 'copy' | 'repeat' }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const copy = useAction(() => copySurvey(campaign.id, as === 'repeat'), {
    invalidates: surveyKeys,
    success: ({ message }) => message,
    onDone: ({ campaign_id }) => void navigate(surveyPaths.edit(campaign_id)),
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
