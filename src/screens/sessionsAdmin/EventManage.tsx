import { Box, Button, Card, Link } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link as RouterLink, useParams } from 'react-router-dom';
import type { EventRecord } from '../../../resources/events/events.ts';
import type { EventTopicRecord } from '../../../resources/eventTopics/eventTopics.ts';
import { deviceTimeZone } from '../../kit/createFormat.ts';
import { Fact, FactList } from '../../kit/page/FactList.tsx';
import { PageHeader } from '../../kit/page/PageHeader.tsx';
import { Hint } from '../../kit/page/SecondaryText.tsx';
import { StatusChip } from '../../kit/page/StatusChip.tsx';
import { useFormat } from '../../kit/useFormat.ts';
import { EventStatusActions } from './EventStatusActions.tsx';
import { LiveSessionPage } from './LiveSessionPage.tsx';
import { liveSessionPaths } from './liveSessionPaths.ts';
import { Participants } from './participants/Participants.tsx';
import { useTopicAndEvent } from './useTopic.ts';

interface Props {
  readonly topic: EventTopicRecord;
  readonly event: EventRecord;
}

/** One event with its date, place and host, and its next statuses. */
export default function EventManage() {
  const topicId = Number(useParams().id);
  return (
    <LiveSessionPage
      up={liveSessionPaths.topic(topicId)}
      upLabel="liveSessions.toTopic"
      query={useTopicAndEvent()}
    >
      {(data) => <Event {...data} />}
    </LiveSessionPage>
  );
}

function Event({ topic, event }: Props) {
  const translate = useTranslate();
  const canEdit = event.status === 'planned' || event.status === 'open';
  const { id: _own, status: _status, ...copied } = event;
  return (
    <>
      <PageHeader
        title={topic.title}
        chip={
          <StatusChip
            status={event.status}
            label={translate(`resources.events.choices.status.${event.status}`)}
          />
        }
        purpose={translate(`liveSessions.event.purpose.${event.status}`)}
        action={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <EventStatusActions event={event} />
            {canEdit && (
              <Button component={RouterLink} to={liveSessionPaths.editEvent(topic.id, event.id)}>
                {translate('liveSessions.edit')}
              </Button>
            )}
            <Button
              component={RouterLink}
              to={liveSessionPaths.planEvent(topic.id)}
              state={{ record: copied }}
            >
              {translate('liveSessions.copy.event')}
            </Button>
          </Box>
        }
      />
      <Facts event={event} />
      <Participants event={event} />
    </>
  );
}

function Facts({ event }: { readonly event: EventRecord }) {
  const translate = useTranslate();
  const format = useFormat();
  const start = new Date(event.starts_at);
  const end = new Date(start.getTime() + event.minutes * 60_000);
  const closing = new Date(start.getTime() - event.closes_hours_before * 3_600_000);
  const ownZone = deviceTimeZone();
  return (
    <Card sx={{ p: { xs: 2, md: 3 } }}>
      <FactList>
        <Fact term={translate('liveSessions.event.when')}>
          {translate('liveSessions.event.span', {
            start: format.dateTimeIn(event.time_zone, start),
            end: format.timeIn(event.time_zone, end),
          })}
          {ownZone !== event.time_zone && (
            <Hint>
              {translate('liveSessions.event.yourTime', { when: format.dateTimeIn(ownZone, start) })}
            </Hint>
          )}
        </Fact>
        <Fact term={translate('liveSessions.event.where')}>
          {event.place}
          {event.place && (event.link || event.creates_meeting) ? ' · ' : null}
          {!event.link && event.creates_meeting && translate('liveSessions.meeting.title')}
          {event.link && (
            <Link
              href={event.link}
              target="_blank"
              rel="noopener noreferrer"
              sx={{ overflowWrap: 'anywhere' }}
            >
              {event.link}
            </Link>
          )}
        </Fact>
        {event.host && <Fact term={translate('liveSessions.event.host')}>{event.host}</Fact>}
        <Fact term={translate('liveSessions.event.registration')}>
          {translate('liveSessions.event.places', { smart_count: event.capacity })}
          {' · '}
          {translate(event.waitlist ? 'liveSessions.event.waitlist' : 'liveSessions.event.noWaitlist')}
          <Hint>
            {event.closes_hours_before === 0
              ? translate('liveSessions.event.closesAtStart')
              : translate('liveSessions.event.closes', { when: format.dateTimeIn(event.time_zone, closing) })}
          </Hint>
        </Fact>
        {event.note && (
          <Fact term={translate('liveSessions.event.note')}>
            <Box component="span" sx={{ whiteSpace: 'pre-line' }}>
              {event.note}
            </Box>
          </Fact>
        )}
      </FactList>
    </Card>
  );
}
