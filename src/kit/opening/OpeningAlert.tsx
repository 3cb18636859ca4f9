import { Alert, AlertTitle, Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { isOpeningProblem } from '../../../domain/campaigns/scheduledOpening.ts';
import { useFormat } from '../useFormat.ts';

interface Props {
  readonly campaign: {
    readonly scheduled_at: string | null;
    readonly opening_problem: string | null;
    readonly opens_on: string | null;
  };
  /** The time zone of the account; undefined until it's known. */
  readonly zone: string | undefined;
  /** Cancels the schedule; null for people who can't. */
  readonly onCancel: (() => void) | null;
  readonly isCanceling: boolean;
}

/** States when a draft opens by itself, or why it didn't. */
export function OpeningAlert({ campaign, zone, onCancel, isCanceling }: Props) {
  const translate = useTranslate();
  const format = useFormat();
  const { scheduled_at, opening_problem, opens_on } = campaign;
  if (scheduled_at !== null && opens_on !== null) {
    const day = format.day(opens_on, 'long');
    return (
      <Alert
        severity="info"
        action={
          onCancel && (
            <Button
              color="inherit"
              size="small"
              loading={isCanceling}
              onClick={onCancel}
              sx={{ whiteSpace: 'nowrap' }}
            >
              {translate('campaigns.schedule.cancel')}
            </Button>
          )
        }
      >
        <AlertTitle>{translate('campaigns.schedule.scheduledFor', { day })}</AlertTitle>
        {zone === undefined
          ? translate('campaigns.schedule.byItself')
          : translate('campaigns.schedule.opens', { day, zone })}
      </Alert>
    );
  }
  if (!isOpeningProblem(opening_problem)) return null;
  return (
    <Alert severity="error">
      <AlertTitle>
        {translate(`campaigns.schedule.${opening_problem === 'changed' ? 'canceled' : 'refused'}`)}
      </AlertTitle>
      {translate(`campaigns.schedule.problems.${opening_problem}`)}
    </Alert>
  );
}
