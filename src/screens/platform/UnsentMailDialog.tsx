import { Box, Button, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { UnsentMailResponse } from '../../../contract/v2/backgroundTasks.ts';
import { retryMail, taskKeys } from '../../../dataProviders/backgroundTasks.ts';
import { RelativeTime } from '../../kit/dates/RelativeTime.tsx';
import { PageDialog } from '../../kit/page/PageDialog.tsx';
import { Hint, SecondaryText } from '../../kit/page/SecondaryText.tsx';
import { useAction } from '../../kit/useAction.ts';
import { LinkedText } from './LinkedText.tsx';

interface MailDialogProps {
  readonly mail: UnsentMailResponse;
  readonly onClose: () => void;
}

/** One unsent email with its text, and why it has not been sent. */
export function UnsentMailDialog({ mail, onClose }: MailDialogProps) {
  const translate = useTranslate();
  const retry = useAction(() => retryMail(mail.id), { invalidates: taskKeys, onDone: onClose });
  const { to, subject, status, attempts, last_error, text, created_at } = mail;
  return (
    <PageDialog
      title={subject || translate('tasks.outbox.noSubject')}
      onClose={onClose}
      actions={
        <>
          {status === 'failed' && (
            <Button loading={retry.isPending} onClick={() => retry.mutate()}>
              {translate('tasks.mail.retry')}
            </Button>
          )}
          <Button onClick={onClose}>{translate('tasks.mail.close')}</Button>
        </>
      }
    >
      <Hint>
        {translate('tasks.mail.to', { to })} · {translate('tasks.mail.written')}{' '}
        <RelativeTime at={created_at} />
        {attempts > 0 && ` · ${translate('tasks.mail.tries', { smart_count: attempts })}`}
      </Hint>
      <Typography color={status === 'failed' ? 'error' : 'text.secondary'} variant="body2">
        {translate(`tasks.mail.${status}`)}
        {last_error && ` ${translate('tasks.mail.reason', { reason: last_error })}`}
      </Typography>
      {text === null ? (
        <SecondaryText>{translate('tasks.mail.noText')}</SecondaryText>
      ) : (
        <Box
          sx={{
            whiteSpace: 'pre-wrap',
            overflowWrap: 'anywhere',
            p: 2,
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
          }}
        >
          <LinkedText text={text} />
        </Box>
      )}
    </PageDialog>
  );
}
