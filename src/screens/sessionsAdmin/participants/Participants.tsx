import { Box, Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import {
  type SessionParticipants,
  sessionParticipantsQuery,
} from '../../../../dataProviders/sessionParticipants.ts';
import { feedbackQuestions } from '../../../../domain/sessions/sessionFeedback.ts';
import type { EventRecord } from '../../../../resources/events/events.ts';
import { useAccountId } from '../../../kit/context/useAccountId.ts';
import { FeedbackBands } from '../../../kit/feedback/FeedbackBands.tsx';
import { Panel } from '../../../kit/page/Panel.tsx';
import { Hint, SecondaryText } from '../../../kit/page/SecondaryText.tsx';
import { QueryState } from '../../../kit/states/QueryState.tsx';
import { useFormat } from '../../../kit/useFormat.ts';
import { liveSessionPaths } from '../liveSessionPaths.ts';
import { AttendanceTools } from './AttendanceTools.tsx';
import { ParticipantTable } from './ParticipantTable.tsx';
import { SessionLinksForm } from './SessionLinksForm.tsx';
import { SessionMeetingPanel } from './SessionMeetingPanel.tsx';

/** Who registered for a live session, their attendance, and what remains to do for the organizer. */
export function Participants({ event }: { readonly event: EventRecord }) {
  const translate = useTranslate();
  const format = useFormat();
  const [page, setPage] = useState(1);
  const query = useQuery(sessionParticipantsQuery(useAccountId(), event.id, page));
  const isRunning = event.status === 'open' || event.status === 'held';
  return (
    <QueryState query={query} failed="liveSessions.participants.failed">
      {(data) => (
        <Box sx={{ display: 'grid', gap: 2, mt: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          {data.meeting && <SessionMeetingPanel eventId={event.id} meeting={data.meeting} />}
          <Panel title={translate('liveSessions.participants.title')}>
            {data.total === 0 ? (
              <SecondaryText>{translate('liveSessions.participants.none')}</SecondaryText>
            ) : (
              <>
                <Hint>
                  {data.counts
                    .map(({ status, count }) =>
                      translate('liveSessions.participants.count', {
                        status: translate(`liveSessions.participants.status.${status}`),
                        count: format.number(count),
                      }),
                    )
                    .join(' · ')}
                </Hint>
                <ParticipantTable event={event} data={data} page={page} onPage={setPage} />
              </>
            )}
            {data.proposed_date && <ProposedDate event={event} proposed={data.proposed_date} />}
          </Panel>
          {isRunning && <AttendanceTools eventId={event.id} code={data.check_in_code} />}
          {isRunning && (
            <SessionLinksForm
              key={`${data.material_url} ${data.recording_url}`}
              eventId={event.id}
              links={data}
            />
          )}
          {event.status === 'held' && (
            <FeedbackBands
              title={translate('liveSessions.feedback.title')}
              questions={feedbackQuestions}
              nameOf={(question) => translate(`liveSessions.feedback.questions.${question}`)}
              summary={data.feedback}
            />
          )}
        </Box>
      )}
    </QueryState>
  );
}

interface ProposedDateProps {
  readonly event: EventRecord;
  readonly proposed: NonNullable<SessionParticipants['proposed_date']>;
}

/** Another date that the wait lists of the topic suggest, and the form that plans it. */
function ProposedDate({ event, proposed }: ProposedDateProps) {
  const translate = useTranslate();
  const format = useFormat();
  const { starts_at, time_zone, waiting } = proposed;
  const { id: _own, status: _status, ...copied } = event;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      <SecondaryText sx={{ flex: '1 1 320px' }}>
        {translate('liveSessions.participants.proposed', {
          smart_count: waiting,
          when: format.dateTimeIn(time_zone, starts_at),
        })}
      </SecondaryText>
      <Button
        variant="outlined"
        component={Link}
        to={liveSessionPaths.planEvent(event.topic_id)}
        state={{ record: { ...copied, starts_at, time_zone } }}
      >
        {translate('liveSessions.participants.plan')}
      </Button>
    </Box>
  );
}
