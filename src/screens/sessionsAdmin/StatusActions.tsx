import { Button } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Confirm, useNotify, useTranslate } from 'react-admin';
import { changeEventStatus } from '../../../dataProviders/builder.ts';
import { errorText } from '../../../dataProviders/errors.ts';
import { type EventStatus, nextEventStatuses } from '../../../domain/sessions/eventStatus.ts';
import { type EventRecord, events } from '../../../resources/events/events.ts';

/** The status that is the page's one main action; the others are quieter. */
const main: Partial<Record<EventStatus, EventStatus>> = {
  planned: 'open',
  open: 'held',
  cancelled: 'planned',
};

/** What an event can become now, each asked again before it is done. */
export function StatusActions({ event }: { readonly event: EventRecord }) {
  const translate = useTranslate();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const [asked, ask] = useState<EventStatus | null>(null);
  const change = useMutation({
    mutationFn: (status: EventStatus) => changeEventStatus({ event_id: event.id, status }),
    onSuccess: (message) => notify(message, { type: 'success' }),
    onError: (failure) => notify(errorText(failure) ?? 'app.notification.error', { type: 'error' }),
    onSettled: () => {
      ask(null);
      return queryClient.invalidateQueries({ queryKey: [events.name] });
    },
  });
  const next = nextEventStatuses(event.status, new Date(event.starts_at), new Date());
  return (
    <>
      {next.map((status) => (
        <Button
          key={status}
          variant={main[event.status] === status ? 'contained' : 'text'}
          color={status === 'cancelled' ? 'error' : 'primary'}
          onClick={() => ask(status)}
        >
          {translate(`liveSessions.event.to.${status}`)}
        </Button>
      ))}
      {asked && (
        <Confirm
          isOpen
          title={translate(`liveSessions.event.to.${asked}`)}
          content={translate(`liveSessions.event.ask.${asked}`)}
          confirm={translate(`liveSessions.event.to.${asked}`)}
          cancel={translate('liveSessions.cancel')}
          confirmColor={asked === 'cancelled' ? 'warning' : 'primary'}
          loading={change.isPending}
          onConfirm={() => change.mutate(asked)}
          onClose={() => ask(null)}
        />
      )}
    </>
  );
}
