import { Refusal } from '../refusal.ts';

/** `planned`: visible to organizers only. `open`: people can register. `held` is final; a canceled event can return to `planned`. */
export const eventStatuses = ['planned', 'open', 'cancelled', 'held'] as const;
export type EventStatus = (typeof eventStatuses)[number];

const nextStatuses: Readonly<Record<EventStatus, readonly EventStatus[]>> = {
  planned: ['open', 'cancelled'],
  open: ['planned', 'held', 'cancelled'],
  cancelled: ['planned'],
  held: [],
};

/**
 * Returns the statuses an event can change to at `now`: registration cannot open after the start, and an event cannot
 * be held before it.
 */
export function nextEventStatuses(from: EventStatus, startsAt: Date, now: Date): readonly EventStatus[] {
  const hasStarted = startsAt.getTime() <= now.getTime();
  return nextStatuses[from].filter((to) => !(to === 'open' && hasStarted) && !(to === 'held' && !hasStarted));
}

/** Returns the new status. Throws `status_change` if the change is not allowed at `now`. */
export function changeEventStatus(
  from: EventStatus,
  to: EventStatus,
  startsAt: Date,
  now: Date,
): EventStatus {
  if (!nextEventStatuses(from, startsAt, now).includes(to)) throw new Refusal('status_change');
  return to;
}

/** Whether an event is held or canceled and can't be edited. */
export function isEventOver(status: EventStatus): boolean {
  return status === 'held' || status === 'cancelled';
}

/** Checks that the event can be edited: it is neither held nor canceled. Throws `event_over`. */
export function checkEventEditable(status: EventStatus): void {
  if (isEventOver(status)) throw new Refusal('event_over');
}
