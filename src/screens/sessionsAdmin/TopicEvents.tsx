import { Box, Link } from '@mui/material';
import { useGetManyReference, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { type EventRecord, events } from '../../../resources/events/events.ts';
import type { EventTopicRecord } from '../../../resources/eventTopics/eventTopics.ts';
import { Panel } from '../../kit/page/Panel.tsx';
import { Hint, SecondaryText } from '../../kit/page/SecondaryText.tsx';
import { StatusChip } from '../../kit/page/StatusChip.tsx';
import { QueryState } from '../../kit/states/QueryState.tsx';
import { useFormat } from '../../kit/useFormat.ts';
import { liveSessionPaths } from './liveSessionPaths.ts';

const maxEvents = 200;

/** The events of a topic: upcoming ones in their order, then past ones, newest first. */
export function TopicEvents({ topic }: { readonly topic: EventTopicRecord }) {
  const query = useGetManyReference<EventRecord>(events.name, {
    target: 'topic_id',
    id: topic.id,
    pagination: { page: 1, perPage: maxEvents },
    sort: { field: 'starts_at', order: 'DESC' },
  });
  return (
    <QueryState query={query} failed="liveSessions.events.failed">
      {(rows) => <EventPanels rows={rows} />}
    </QueryState>
  );
}

function EventPanels({ rows }: { readonly rows: readonly EventRecord[] }) {
  const translate = useTranslate();
  const now = Date.now();
  const isPast = ({ starts_at, minutes }: EventRecord) => Date.parse(starts_at) + minutes * 60_000 < now;
  const coming = rows.filter((event) => !isPast(event)).reverse();
  const past = rows.filter(isPast);
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Panel title={translate('liveSessions.events.coming')}>
        {coming.length > 0 ? (
          <Rows rows={coming} />
        ) : (
          <SecondaryText>
            {translate(rows.length === 0 ? 'resources.events.empty.text' : 'liveSessions.events.noneComing')}
          </SecondaryText>
        )}
      </Panel>
      {past.length > 0 && (
        <Panel title={translate('liveSessions.events.past')}>
          <Rows rows={past} />
        </Panel>
      )}
    </Box>
  );
}

function Rows({ rows }: { readonly rows: readonly EventRecord[] }) {
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {rows.map((event) => (
        <Row key={event.id} event={event} />
      ))}
    </Box>
  );
}

function Row({ event }: { readonly event: EventRecord }) {
  const translate = useTranslate();
  const format = useFormat();
  const details = [
    event.place ?? event.link ?? (event.creates_meeting ? translate('liveSessions.meeting.title') : null),
    event.host,
    translate('liveSessions.event.places', { smart_count: event.capacity }),
  ];
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        alignItems: 'center',
        py: 1.5,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Link component={RouterLink} to={liveSessionPaths.event(event.topic_id, event.id)} underline="hover">
          {format.dateTimeIn(event.time_zone, event.starts_at)}
        </Link>
        <Hint>{details.filter(Boolean).join(' · ')}</Hint>
      </Box>
      <StatusChip
        status={event.status}
        label={translate(`resources.events.choices.status.${event.status}`)}
      />
    </Box>
  );
}
