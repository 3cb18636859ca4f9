import type { CalendarEntry } from '../../../domain/calendar/calendarEntries.ts';
import { calendarEntryTexts } from '../../../locales/en/calendarEntries.ts';
import type { CalendarItem } from '../../calendar/calendarItem.ts';

/** Returns an entry as it is listed in a feed. It links to its page, which asks for a sign-in. */
export function toFeedItem(entry: CalendarEntry, publicOrigin: string): CalendarItem {
  const { id, kind, title, starts, minutes, time_zone, path, sequence } = entry;
  return {
    uid: `${id}@${new URL(publicOrigin).hostname}`,
    sequence,
    title: calendarEntryTexts[kind].replace('%{title}', () => title),
    description: null,
    location: null,
    url: `${publicOrigin}${path}`,
    start: new Date(minutes === null ? `${starts}T00:00:00Z` : starts),
    minutes,
    timeZone: time_zone ?? 'UTC',
    isCancelled: false,
    invitation: null,
  };
}
