import { Alert, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { scheduleSurvey, surveyKeys } from '../../../dataProviders/surveyCampaigns.ts';
import { ScheduleOpeningDialog } from '../../kit/opening/ScheduleOpeningDialog.tsx';
import { useAction } from '../../kit/useAction.ts';
import type { SurveyDialogProps } from './SurveyDialogs.tsx';

/** Schedules the opening of a draft, with the number of participants that a launch today would have. */
export function ScheduleSurveyDialog({ campaign, onClose }: SurveyDialogProps) {
  const translate = useTranslate();
  const { id, target_count, time_zone } = campaign;
  const schedule = useAction((day: string) => scheduleSurvey(id, day), {
    invalidates: surveyKeys,
    onDone: onClose,
  });
  return (
    <ScheduleOpeningDialog
      campaign={campaign}
      zone={time_zone}
      busy={schedule.isPending}
      onConfirm={schedule.mutate}
      onClose={onClose}
    >
      {target_count === 0 ? (
        <Alert severity="warning">{translate('surveys.launch.nobody')}</Alert>
      ) : (
        <Typography>{translate('surveys.targets.draft', { smart_count: target_count })}</Typography>
      )}
      <Typography>{translate('campaigns.schedule.checked')}</Typography>
      <Typography>{translate('campaigns.schedule.changed')}</Typography>
    </ScheduleOpeningDialog>
  );
}
