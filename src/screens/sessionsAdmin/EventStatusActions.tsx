import { useTranslate } from 'react-admin';
import { changeEventStatus } from '../../../dataProviders/builder.ts';
import { recordsKey } from '../../../dataProviders/queryKeys.ts';
import { sessionParticipantKeys } from '../../../dataProviders/sessionParticipants.ts';
import { type EventStatus, nextEventStatuses } from '../../../domain/sessions/eventStatus.ts';
import { type EventRecord, events } from '../../../resources/events/events.ts';
import { ConfirmedButton } from '../../kit/page/ConfirmedButton.tsx';
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
  const change = useAction((next: EventStatus) => changeEventStatus({ event_id: event.id, status: next }), {
    invalidates: (accountId) => [recordsKey(events), ...sessionParticipantKeys(accountId)],
  });
  const nextStatuses = nextEventStatuses(event.status, new Date(event.starts_at), new Date());
  return nextStatuses.map((next) => (
    <ConfirmedButton
      key={next}
      variant={mainStatus[event.status] === next ? 'contained' : 'text'}
      color={next === 'cancelled' ? 'error' : 'primary'}
      title={translate(`liveSessions.event.to.${next}`)}
      text={translate(`liveSessions.event.ask.${next}`)}
      cancel={translate('liveSessions.cancel')}
      destructive={next === 'cancelled'}
      busy={change.isPending}
      onConfirm={(close) => change.mutate(next, { onSettled: close })}
    >
      {translate(`liveSessions.event.to.${next}`)}
    </ConfirmedButton>
  ));
}
