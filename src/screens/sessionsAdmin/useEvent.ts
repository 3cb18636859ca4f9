import { useGetOne } from 'react-admin';
import { useParams } from 'react-router-dom';
import { type EventRecord, events } from '../../../resources/events/events.ts';
import { type EventTopicRecord, eventTopics } from '../../../resources/eventTopics/eventTopics.ts';

/** The topic and the event whose ids stand in the address; without an event where none is named. */
export function useEventOfAddress() {
  const { id, sid } = useParams();
  const topic = useGetOne<EventTopicRecord>(eventTopics.name, { id: Number(id) }, { retry: false });
  const event = useGetOne<EventRecord>(
    events.name,
    { id: Number(sid) },
    { retry: false, enabled: sid !== undefined },
  );
  return { topicId: Number(id), eventId: Number(sid), topic, event };
}
