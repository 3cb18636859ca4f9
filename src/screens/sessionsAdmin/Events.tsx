import { Box, CircularProgress, Link, Typography } from '@mui/material';
import { useGetManyReference, useLocaleState, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { type EventRecord, events } from '../../../resources/events/events.ts';
import type { EventTopicRecord } from '../../../resources/eventTopics/eventTopics.ts';
import { Failed } from '../../kit/lists/ListStates.tsx';
import { Panel } from '../../kit/page/Panel.tsx';
import { StatusChip } from '../../kit/page/StatusChip.tsx';
import { whenIn } from './formatTime.ts';
import { sessionPaths } from './sessionPaths.ts';

const most = 200;

/** The events of a topic: those to come in their order, then the past ones, the newest first. */
export function Events({ topic }: { readonly topic: EventTopicRecord }) {
  const translate = useTranslate();
  const {
    data = [],
    isPending,
    error,
    refetch,
  } = useGetManyReference<EventRecord>(events.name, {
    target: 'topic_id',
    id: topic.id,
    pagination: { page: 1, perPage: most },
    sort: { field: 'starts_at', order: 'DESC' },
  });
  const now = Date.now();
  const isPast = ({ starts_at, minutes }: EventRecord) => Date.parse(starts_at) + minutes * 60_000 < now;
  const coming = data.filter((event) => !isPast(event)).reverse();
  const past = data.filter(isPast);
  if (error) return <Failed text="liveSessions.events.failed" onRetry={() => refetch()} />;
  if (isPending) return <CircularProgress size={24} />;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Panel title={translate('liveSessions.events.coming')}>
        {coming.length === 0 && (
          <Typography color="text.secondary">
            {translate(data.length === 0 ? 'resources.events.empty.text' : 'liveSessions.events.noneComing')}
          </Typography>
        )}
        <Rows events={coming} />
      </Panel>
      {past.length > 0 && (
        <Panel title={translate('liveSessions.events.past')}>
          <Rows events={past} />
        </Panel>
      )}
    </Box>
  );
}

function Rows({ events: shown }: { readonly events: readonly EventRecord[] }) {
  if (shown.length === 0) return null;
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {shown.map((event) => (
        <Row key={event.id} event={event} />
      ))}
    </Box>
  );
}

function Row({ event }: { readonly event: EventRecord }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const details = [
    event.place ?? event.link,
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
        <Link component={RouterLink} to={sessionPaths.event(event.topic_id, event.id)} underline="hover">
          {whenIn(new Date(event.starts_at), event.time_zone, locale)}
        </Link>
        <Typography variant="body2" color="text.secondary">
          {details.filter(Boolean).join(' · ')}
        </Typography>
      </Box>
      <StatusChip word={translate(`resources.events.choices.status.${event.status}`)} />
    </Box>
  );
}
