import { Box, Button, Card, Link, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { EventRecord } from '../../../resources/events/events.ts';
import type { EventTopicRecord } from '../../../resources/eventTopics/eventTopics.ts';
import { PageHeader } from '../../kit/page/PageHeader.tsx';
import { StatusChip } from '../../kit/page/StatusChip.tsx';
import { ownZone, timeIn, whenIn } from './formatTime.ts';
import { SessionsPage } from './SessionsPage.tsx';
import { StatusActions } from './StatusActions.tsx';
import { sessionPaths } from './sessionPaths.ts';
import { useEventOfAddress } from './useEvent.ts';

interface Props {
  readonly topic: EventTopicRecord;
  readonly event: EventRecord;
}

/** One event: when, where and with whom, and what can become of it now. */
export default function EventManage() {
  const { topicId, topic, event } = useEventOfAddress();
  return (
    <SessionsPage up={sessionPaths.topic(topicId)} upLabel="liveSessions.toTopic" needs={[topic, event]}>
      {topic.data && event.data && <Event topic={topic.data} event={event.data} />}
    </SessionsPage>
  );
}

function Event({ topic, event }: Props) {
  const translate = useTranslate();
  const mayEdit = event.status === 'planned' || event.status === 'open';
  const { id: _own, status: _status, ...copied } = event;
  const title = (
    <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
        {topic.title}
      </Box>
      <StatusChip word={translate(`resources.events.choices.status.${event.status}`)} />
    </Box>
  );
  return (
    <>
      <PageHeader
        title={title}
        purpose={translate(`liveSessions.event.purpose.${event.status}`)}
        action={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <StatusActions event={event} />
            {mayEdit && (
              <Button component={RouterLink} to={sessionPaths.editEvent(topic.id, event.id)}>
                {translate('liveSessions.edit')}
              </Button>
            )}
            <Button component={RouterLink} to={sessionPaths.planEvent(topic.id)} state={{ record: copied }}>
              {translate('liveSessions.copy')}
            </Button>
          </Box>
        }
      />
      <Facts event={event} />
    </>
  );
}

function Facts({ event }: { readonly event: EventRecord }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const start = new Date(event.starts_at);
  const end = new Date(start.getTime() + event.minutes * 60_000);
  const closing = new Date(start.getTime() - event.closes_hours_before * 3_600_000);
  const own = ownZone();
  return (
    <Card component="dl" sx={{ m: 0, p: { xs: 2, md: 3 }, display: 'grid', gap: 2 }}>
      <Fact term={translate('liveSessions.event.when')}>
        {whenIn(start, event.time_zone, locale)}{' '}
        {translate('liveSessions.event.ends', { time: timeIn(end, event.time_zone, locale) })}
        {own !== event.time_zone && (
          <Typography variant="body2" color="text.secondary">
            {translate('liveSessions.event.yourTime', { when: whenIn(start, own, locale) })}
          </Typography>
        )}
      </Fact>
      <Fact term={translate('liveSessions.event.where')}>
        {event.place}
        {event.place && event.link ? ' · ' : null}
        {event.link && (
          <Link href={event.link} target="_blank" rel="noopener noreferrer" sx={{ overflowWrap: 'anywhere' }}>
            {event.link}
          </Link>
        )}
      </Fact>
      {event.host && <Fact term={translate('liveSessions.event.host')}>{event.host}</Fact>}
      <Fact term={translate('liveSessions.event.registration')}>
        {translate('liveSessions.event.places', { smart_count: event.capacity })}
        {', '}
        {translate(event.waitlist ? 'liveSessions.event.waitlist' : 'liveSessions.event.noWaitlist')}
        <Typography variant="body2" color="text.secondary">
          {event.closes_hours_before === 0
            ? translate('liveSessions.event.closesAtStart')
            : translate('liveSessions.event.closes', { when: whenIn(closing, event.time_zone, locale) })}
        </Typography>
      </Fact>
      {event.note && <Fact term={translate('liveSessions.event.note')}>{event.note}</Fact>}
    </Card>
  );
}

function Fact({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return (
    <Box>
      <Typography component="dt" variant="body2" color="text.secondary">
        {term}
      </Typography>
      <Typography component="dd" sx={{ m: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {children}
      </Typography>
    </Box>
  );
}
