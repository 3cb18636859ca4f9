import { useGetOne } from 'react-admin';
import { useParams } from 'react-router-dom';
import { type EventRecord, events } from '../../../resources/events/events.ts';
import { type EventTopicRecord, eventTopics } from '../../../resources/eventTopics/eventTopics.ts';

/** The topic whose id is in the address. */
export function useTopic() {
  const { id } = useParams();
  return useGetOne<EventTopicRecord>(eventTopics.name, { id: Number(id) }, { retry: false });
}

/** The event whose id is in the address, with its topic, as one query. */
export function useTopicAndEvent() {
  const { sid } = useParams();
  const topic = useTopic();
  const event = useGetOne<EventRecord>(events.name, { id: Number(sid) }, { retry: false });
  return {
    data: topic.data && event.data ? { topic: topic.data, event: event.data } : undefined,
    error: topic.error ?? event.error,
    refetch: () => [topic.refetch(), event.refetch()],
  };
}
