import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';
import ical, { ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { brandNames } from '../../domain/accounts/brandNames.ts';
import type { CalendarAddress, CalendarItem, CalendarMethod } from './calendarItem.ts';
import { findZoneDefinition } from './findZoneDefinition.ts';

dayjs.extend(utc);
dayjs.extend(timezone);

interface CalendarContents {
  readonly method: CalendarMethod;
  readonly items: readonly CalendarItem[];
  /** When the text is written. */
  readonly now: Date;
  /** The name of a calendar that people subscribe to. */
  readonly name?: string;
}

/**
 * Writes an iCalendar text (RFC 5545) with the definition of each time zone, so that an entry stays at its local time when clocks change.
 * Text entered by people can't add lines or properties.
 */
export function writeCalendar({ method, items, now, name }: CalendarContents): string {
  const calendar = ical({
    prodId: { company: brandNames.productName, product: 'Sessions', language: 'EN' },
    method: ICalCalendarMethod[method],
    ...(name === undefined ? {} : { name: plainText(name) }),
    timezone: { name: null, generator: (zone) => findZoneDefinition(zone)?.definition ?? null },
  });
  for (const item of items) {
    const event = calendar.createEvent({
      id: item.uid,
      sequence: item.sequence,
      stamp: now,
      ...timesOf(item),
      summary: plainText(item.title),
      description: item.description === null ? null : plainText(item.description),
      location: item.location === null ? null : plainText(item.location),
      url: item.url,
      status: item.isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    });
    if (!item.invitation) continue;
    event.organizer(toAddress(item.invitation.organizer));
    event.createAttendee({
      ...toAddress(item.invitation.attendee),
      rsvp: false,
      status: ICalAttendeeStatus.ACCEPTED,
    });
  }
  return calendar.toString();
}

function timesOf({ start, minutes, timeZone }: CalendarItem) {
  if (minutes === null) return { start: dayjs.utc(start), allDay: true };
  const end = dayjs(start).add(minutes, 'minute');
  const timezone = findZoneDefinition(timeZone)?.name ?? 'UTC';
  return { start: dayjs(start).tz(timeZone), end: end.tz(timeZone), timezone };
}

/** Line breaks are escaped by the library; all other control characters are removed. */
const plainText = (text: string): string => text.replace(/\r\n?/g, '\n').replace(/(?!\n)\p{Cc}/gu, '');

/** The name is a quoted parameter, in which RFC 5545 permits neither quotes nor control characters. */
function toAddress({ name, email }: CalendarAddress): CalendarAddress {
  const plain = name
    .replace(/[\p{Cc}"\\]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return { name: plain || email, email };
}
