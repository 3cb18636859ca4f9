import { Chip } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { SurveyStatus as Status } from '../../../domain/surveys/surveyStatus.ts';

/** The status of a campaign; "released" is shown in place of "closed". */
export function SurveyStatus({
  status,
  released_on,
}: {
  readonly status: Status;
  readonly released_on: string | null;
}) {
  const translate = useTranslate();
  const isReleased = released_on !== null;
  return (
    <Chip
      size="small"
      variant="outlined"
      color={isReleased ? 'success' : status === 'open' ? 'primary' : 'default'}
      label={translate(
        isReleased ? 'surveys.released' : `resources.survey_campaigns.choices.status.${status}`,
      )}
    />
  );
}
