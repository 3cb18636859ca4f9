import { useMemo } from 'react';
import { CreateBase, type RaRecord, useNotify, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { EventForm } from '../../../resources/events/EventForm.tsx';
import { type EventRecord, events } from '../../../resources/events/events.ts';
import type { EventTopicRecord } from '../../../resources/eventTopics/eventTopics.ts';
import { useSaveOutcome } from '../../kit/forms/useSaveOutcome.tsx';
import { PageHeader } from '../../kit/page/PageHeader.tsx';
import { ownZone } from './formatTime.ts';
import { SessionsPage } from './SessionsPage.tsx';
import { sessionPaths } from './sessionPaths.ts';
import { useEventOfAddress } from './useEvent.ts';

/** A new event of a topic, which gives it its length and its places. */
export default function EventCreate() {
  const { topicId, topic } = useEventOfAddress();
  return (
    <SessionsPage up={sessionPaths.topic(topicId)} upLabel="liveSessions.toTopic" needs={[topic]}>
      {topic.data && <Create topic={topic.data} />}
    </SessionsPage>
  );
}

function Create({ topic }: { readonly topic: EventTopicRecord }) {
  const translate = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const { onError } = useSaveOutcome(events.name, 'list');
  const initial = useMemo<Partial<EventRecord>>(
    () => ({
      topic_id: topic.id,
      minutes: topic.minutes,
      capacity: topic.default_capacity,
      time_zone: ownZone(),
    }),
    [topic],
  );
  function handleSaved(saved: RaRecord) {
    notify('kit.saved', { type: 'success' });
    navigate(sessionPaths.event(topic.id, Number(saved.id)));
  }
  return (
    <CreateBase resource={events.name} mutationOptions={{ onSuccess: handleSaved, onError }}>
      <PageHeader title={translate('liveSessions.event.create')} purpose={topic.title} />
      <EventForm initial={initial} />
    </CreateBase>
  );
}
