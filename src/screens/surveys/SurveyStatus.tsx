import { useTranslate } from 'react-admin';
import type { SurveyStatus as Status } from '../../../domain/surveys/surveyStatus.ts';
import { StatusChip } from '../../kit/page/StatusChip.tsx';

interface Props {
  readonly status: Status;
  readonly released_on: string | null;
  readonly scheduled_at?: string | null;
}

/** The status of a campaign; "released" is shown in place of "closed", and "scheduled" in place of "draft". */
export function SurveyStatus({ status, released_on, scheduled_at = null }: Props) {
  const translate = useTranslate();
  const isReleased = released_on !== null;
  const isScheduled = status === 'draft' && scheduled_at !== null;
  const text = isScheduled ? 'surveys.scheduled' : `resources.survey_campaigns.choices.status.${status}`;
  return (
    <StatusChip
      status={isReleased ? 'released' : status}
      label={translate(isReleased ? 'surveys.released' : text)}
    />
  );
}
