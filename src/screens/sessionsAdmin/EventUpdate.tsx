import { type ComponentProps, useState } from 'react';
import { EditBase, type RaRecord, useDataProvider, useNotify, useTranslate } from 'react-admin';
import { useNavigate, useParams } from 'react-router-dom';
import { EventForm } from '../../../resources/events/EventForm.tsx';
import { events } from '../../../resources/events/events.ts';
import { isConflict, useSaveCallbacks } from '../../kit/forms/useSaveCallbacks.ts';
import { PageHeader } from '../../kit/page/PageHeader.tsx';
import { LoadingState } from '../../kit/states/LoadingState.tsx';
import { useHasLoadedRecord } from '../../kit/states/useHasLoadedRecord.ts';
import { LiveSessionPage } from './LiveSessionPage.tsx';
import { liveSessionPaths } from './liveSessionPaths.ts';
import { useTopicAndEvent } from './useTopic.ts';

/** Edits an event that can still change. A save never overwrites someone else's change. */
export default function EventUpdate() {
  const { id, sid } = useParams();
  const ids = { topicId: Number(id), eventId: Number(sid) };
  return (
    <LiveSessionPage
      up={liveSessionPaths.event(ids.topicId, ids.eventId)}
      upLabel="liveSessions.toEvent"
      query={useTopicAndEvent()}
    >
      {({ topic }) => <Update {...ids} title={topic.title} />}
    </LiveSessionPage>
  );
}

interface Props {
  readonly topicId: number;
  readonly eventId: number;
  readonly title: string;
}

function Update({ topicId, eventId, title }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const dataProvider = useDataProvider();
  const { onError } = useSaveCallbacks(events, 'list');
  const [theirs, setTheirs] = useState<RaRecord | null>(null);
  function handleSaved() {
    notify('liveSessions.event.saved', { type: 'success', messageArgs: { topic: title } });
    navigate(liveSessionPaths.event(topicId, eventId));
  }
  async function handleError(failure: unknown) {
    if (!isConflict(failure)) return onError(failure);
    setTheirs((await dataProvider.getOne(events.name, { id: eventId })).data);
  }
  return (
    <EditBase
      disableAuthentication
      resource={events.name}
      id={eventId}
      mutationMode="pessimistic"
      redirectOnError={false}
      mutationOptions={{ onSuccess: handleSaved, onError: handleError }}
    >
      <PageHeader title={translate('liveSessions.event.update')} purpose={title} />
      <LoadedForm newerRecord={theirs} onConflictClose={() => setTheirs(null)} />
    </EditBase>
  );
}

function LoadedForm(props: ComponentProps<typeof EventForm>) {
  return useHasLoadedRecord() ? <EventForm {...props} /> : <LoadingState />;
}
