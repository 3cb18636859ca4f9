import { Refusal } from '../refusal.ts';

/** Planned: only its makers see it. Open: people register. Held and cancelled say how it ended. */
export const eventStatuses = ['planned', 'open', 'cancelled', 'held'] as const;
export type EventStatus = (typeof eventStatuses)[number];

const followers: Readonly<Record<EventStatus, readonly EventStatus[]>> = {
  planned: ['open', 'cancelled'],
  open: ['planned', 'held', 'cancelled'],
  cancelled: ['planned'],
  held: [],
};

/** What an event can become at a moment: nobody registers for what has begun, and nothing was held that has not. */
export function nextEventStatuses(from: EventStatus, startsAt: Date, now: Date): readonly EventStatus[] {
  const begun = startsAt.getTime() <= now.getTime();
  return followers[from].filter((to) => !(to === 'open' && begun) && !(to === 'held' && !begun));
}

/** The new status. Throws `status_change` where it may not follow at this moment. */
export function changeEventStatus(
  from: EventStatus,
  to: EventStatus,
  startsAt: Date,
  now: Date,
): EventStatus {
  if (!nextEventStatuses(from, startsAt, now).includes(to)) throw new Refusal('status_change');
  return to;
}

/** An event that is over, or called off, is not edited any more. Throws `event_over`. */
export function checkEventOpen(status: EventStatus): void {
  if (status === 'held' || status === 'cancelled') throw new Refusal('event_over');
}
