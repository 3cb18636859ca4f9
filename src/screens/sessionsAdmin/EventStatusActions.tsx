import { Button } from '@mui/material';
import { useState } from 'react';
import { Confirm, useTranslate } from 'react-admin';
import { changeEventStatus } from '../../../dataProviders/builder.ts';
import { recordsKey } from '../../../dataProviders/queryKeys.ts';
import { type EventStatus, nextEventStatuses } from '../../../domain/sessions/eventStatus.ts';
import { type EventRecord, events } from '../../../resources/events/events.ts';
import { useAction } from '../../kit/useAction.ts';

/** The next status that is the main action of the page. */
const mainStatus: Partial<Record<EventStatus, EventStatus>> = {
  planned: 'open',
  open: 'held',
  cancelled: 'planned',
};

/** The statuses an event can change to, each after a confirmation. */
export function EventStatusActions({ event }: { readonly event: EventRecord }) {
  const translate = useTranslate();
  const [status, setStatus] = useState<EventStatus | null>(null);
  const change = useAction((next: EventStatus) => changeEventStatus({ event_id: event.id, status: next }), {
    invalidates: () => [recordsKey(events)],
  });
  const nextStatuses = nextEventStatuses(event.status, new Date(event.starts_at), new Date());
  return (
    <>
      {nextStatuses.map((next) => (
        <Button
          key={next}
          variant={mainStatus[event.status] === next ? 'contained' : 'text'}
          color={next === 'cancelled' ? 'error' : 'primary'}
          onClick={() => setStatus(next)}
        >
          {translate(`liveSessions.event.to.${next}`)}
        </Button>
      ))}
      {status && (
        <Confirm
          isOpen
          title={translate(`liveSessions.event.to.${status}`)}
          content={translate(`liveSessions.event.ask.${status}`)}
          confirm={translate(`liveSessions.event.to.${status}`)}
          cancel={translate('liveSessions.cancel')}
          confirmColor={status === 'cancelled' ? 'warning' : 'primary'}
          loading={change.isPending}
          onConfirm={() => change.mutate(status, { onSettled: () => setStatus(null) })}
          onClose={() => setStatus(null)}
        />
      )}
    </>
  );
}
