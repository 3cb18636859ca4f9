import { Alert, Typography } from '@mui/material';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { reminderGapHours } from '../../../domain/reminders/reminderGap.ts';
import { ConfirmDialog } from '../page/ConfirmDialog.tsx';
import { QueryState } from '../states/QueryState.tsx';
import { useFormat } from '../useFormat.ts';

/** About how many people a reminder would reach, and when it's possible. */
interface ReminderCheck {
  readonly about: number | null;
  readonly last_sent_at: string | null;
  readonly possible_at: string | null;
}

interface Props {
  /** Read again whenever the dialog opens. */
  readonly query: UseQueryResult<ReminderCheck>;
  /** Translation key of what everyone gets. */
  readonly text?: string;
  readonly busy: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks before everyone who hasn't finished a campaign is reminded. */
export function RemindEveryoneDialog({
  query,
  text = 'campaigns.remind.text',
  busy,
  onConfirm,
  onClose,
}: Props) {
  const translate = useTranslate();
  const about = query.data?.about;
  return (
    <ConfirmDialog
      title={
        about ? translate('campaigns.remind.about', { count: about }) : translate('campaigns.remind.title')
      }
      confirm={translate('campaigns.actions.remind')}
      busy={busy}
      blocked={!query.data || query.isFetching || query.data.possible_at !== null}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <QueryState query={query} failed="campaigns.remind.failed" loading="campaigns.remind.loading">
        {(check) => <ReminderFacts check={check} text={text} />}
      </QueryState>
    </ConfirmDialog>
  );
}

function ReminderFacts({ check, text }: { readonly check: ReminderCheck; readonly text: string }) {
  const translate = useTranslate();
  const format = useFormat();
  const { about, last_sent_at, possible_at } = check;
  return (
    <>
      {possible_at !== null && (
        <Alert severity="warning">
          {translate('campaigns.remind.tooSoon', {
            hours: reminderGapHours,
            at: format.dateTime(possible_at),
          })}
        </Alert>
      )}
      <Typography>
        {last_sent_at === null
          ? translate('campaigns.remind.never')
          : translate('campaigns.remind.last', { at: format.dateTime(last_sent_at) })}
      </Typography>
      <Typography>{translate(text)}</Typography>
      {about !== null && <Typography>{translate('campaigns.remind.rounded')}</Typography>}
    </>
  );
}
