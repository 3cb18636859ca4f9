import { Alert, Button, Link, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import {
  retrySessionMeeting,
  type SessionMeeting,
  sessionParticipantKeys,
} from '../../../../dataProviders/sessionParticipants.ts';
import { Panel } from '../../../kit/page/Panel.tsx';
import { useAction } from '../../../kit/useAction.ts';
import { useFormat } from '../../../kit/useFormat.ts';

interface Props {
  readonly eventId: number;
  readonly meeting: SessionMeeting;
}

/** The online meeting of a live session at its provider: whether it exists, why not, and another attempt. */
export function SessionMeetingPanel({ eventId, meeting }: Props) {
  const translate = useTranslate();
  const format = useFormat();
  const retry = useAction(() => retrySessionMeeting(eventId), { invalidates: sessionParticipantKeys });
  const { status, link, failure, next_attempt_at } = meeting;
  const text = translate(`liveSessions.meeting.status.${status}`, {
    failure: failure ? translate(`liveSessions.meeting.failure.${failure}`) : '',
    when: next_attempt_at ? format.dateTime(next_attempt_at) : '',
  });
  const needsAttention = failure !== null || status === 'off';
  return (
    <Panel
      title={translate('liveSessions.meeting.title')}
      action={
        failure !== null && (
          <Button variant="outlined" loading={retry.isPending} onClick={() => retry.mutate()}>
            {translate('liveSessions.meeting.retry')}
          </Button>
        )
      }
    >
      {needsAttention ? <Alert severity="warning">{text}</Alert> : <Typography>{text}</Typography>}
      {link && status !== 'removing' && (
        <Typography sx={{ overflowWrap: 'anywhere' }}>
          {translate('liveSessions.meeting.link')}{' '}
          <Link href={link} target="_blank" rel="noopener noreferrer">
            {link}
          </Link>
        </Typography>
      )}
    </Panel>
  );
}
