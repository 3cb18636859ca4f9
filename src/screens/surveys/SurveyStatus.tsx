import { useTranslate } from 'react-admin';
import type { SurveyStatus as Status } from '../../../domain/surveys/surveyStatus.ts';
import { StatusChip } from '../../kit/page/StatusChip.tsx';

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
    <StatusChip
      status={isReleased ? 'released' : status}
      label={translate(
        isReleased ? 'surveys.released' : `resources.survey_campaigns.choices.status.${status}`,
      )}
    />
  );
}
