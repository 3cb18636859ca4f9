import { useMemo } from 'react';
import { CreateBase, type RaRecord, useNotify, useTranslate } from 'react-admin';
import { useNavigate, useParams } from 'react-router-dom';
import { EventForm } from '../../../resources/events/EventForm.tsx';
import { type EventRecord, events } from '../../../resources/events/events.ts';
import type { EventTopicRecord } from '../../../resources/eventTopics/eventTopics.ts';
import { deviceTimeZone } from '../../kit/createFormat.ts';
import { useSaveCallbacks } from '../../kit/forms/useSaveCallbacks.ts';
import { PageHeader } from '../../kit/page/PageHeader.tsx';
import { LiveSessionPage } from './LiveSessionPage.tsx';
import { liveSessionPaths } from './liveSessionPaths.ts';
import { useTopic } from './useTopic.ts';

/** A new event with the length and the seats of its topic. */
export default function EventCreate() {
  const topicId = Number(useParams().id);
  return (
    <LiveSessionPage up={liveSessionPaths.topic(topicId)} upLabel="liveSessions.toTopic" query={useTopic()}>
      {(topic) => <Create topic={topic} />}
    </LiveSessionPage>
  );
}

function Create({ topic }: { readonly topic: EventTopicRecord }) {
  const translate = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const { onError } = useSaveCallbacks(events, 'list');
  const initial = useMemo<Partial<EventRecord>>(
    () => ({
      topic_id: topic.id,
      minutes: topic.minutes,
      capacity: topic.default_capacity,
      time_zone: deviceTimeZone(),
    }),
    [topic],
  );
  function handleSaved(saved: RaRecord) {
    notify('liveSessions.event.saved', { type: 'success', messageArgs: { topic: topic.title } });
    navigate(liveSessionPaths.event(topic.id, Number(saved.id)));
  }
  return (
    <CreateBase resource={events.name} mutationOptions={{ onSuccess: handleSaved, onError }}>
      <PageHeader title={translate('liveSessions.event.create')} purpose={topic.title} />
      <EventForm initial={initial} />
    </CreateBase>
  );
}
