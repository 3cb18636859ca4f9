import { Skeleton } from '@mui/material';
import { type ComponentProps, useState } from 'react';
import { EditBase, type RaRecord, useDataProvider, useNotify, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { EventForm } from '../../../resources/events/EventForm.tsx';
import { events } from '../../../resources/events/events.ts';
import { isConflict, useSaveOutcome } from '../../kit/forms/useSaveOutcome.tsx';
import { PageHeader } from '../../kit/page/PageHeader.tsx';
import { useHasLoaded } from '../../kit/states/useHasLoaded.tsx';
import { SessionsPage } from './SessionsPage.tsx';
import { sessionPaths } from './sessionPaths.ts';
import { useEventOfAddress } from './useEvent.ts';

/** An event that can still be changed: never writes over somebody else's change, and keeps what was typed. */
export default function EventUpdate() {
  const { topicId, eventId, topic, event } = useEventOfAddress();
  return (
    <SessionsPage
      up={sessionPaths.event(topicId, eventId)}
      upLabel="liveSessions.toEvent"
      needs={[topic, event]}
    >
      <Update topicId={topicId} eventId={eventId} title={topic.data?.title ?? ''} />
    </SessionsPage>
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
  const { onError } = useSaveOutcome(events.name, 'list');
  const [theirs, setTheirs] = useState<RaRecord | null>(null);
  function handleSaved() {
    notify('kit.saved', { type: 'success' });
    navigate(sessionPaths.event(topicId, eventId));
  }
  async function handleRefused(failure: unknown) {
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
      mutationOptions={{ onSuccess: handleSaved, onError: handleRefused }}
    >
      <PageHeader title={translate('liveSessions.event.update')} purpose={title} />
      <ArrivedForm theirs={theirs} onConflictClose={() => setTheirs(null)} />
    </EditBase>
  );
}

function ArrivedForm(props: ComponentProps<typeof EventForm>) {
  return useHasLoaded() ? <EventForm {...props} /> : <Skeleton variant="rounded" height={320} />;
}
