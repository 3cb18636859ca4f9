import type { SessionFacts } from '../store/sessions/sessionMails.ts';
import type { CalendarItem } from './calendarItem.ts';

interface ItemOptions {
  readonly publicOrigin: string;
  readonly sequence: number;
  readonly isCancelled: boolean;
  readonly invitation: CalendarItem['invitation'];
  /** The location of a session without a place. */
  readonly online: string;
}

/** Returns the path of a session's page. */
export const sessionPath = (eventId: number): string => `/my-sessions/s/${eventId}`;

/**
 * Returns the calendar entry of a registration. It links to the session's page, which has the join link when it can be used: invitations are
 * forwarded, and the link is for registered people.
 */
export function toSessionItem(facts: SessionFacts, options: ItemOptions): CalendarItem {
  const { publicOrigin, sequence, isCancelled, invitation, online } = options;
  const url = `${publicOrigin}${sessionPath(facts.event_id)}`;
  return {
    uid: `registration-${facts.registration_id}@${new URL(publicOrigin).hostname}`,
    sequence,
    title: facts.title,
    description: [facts.description, facts.note, url].filter(Boolean).join('\n\n'),
    location: facts.place ?? online,
    url,
    start: new Date(facts.starts_at),
    minutes: facts.minutes,
    timeZone: facts.time_zone,
    isCancelled,
    invitation,
  };
}
