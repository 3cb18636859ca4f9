import type { ShownEntry } from '../../../contract/v2/calendar.ts';

type Translate = (key: string, options: { readonly title: string }) => string;

/** Returns an entry in the form of the calendar component. Sessions are shown in the time zone of the device. */
export function toCalendarEvent(
  { id, kind, title, starts, minutes, path }: ShownEntry,
  translate: Translate,
) {
  const event = { id, title: translate(`calendar.entries.${kind}`, { title }), url: path, start: starts };
  if (minutes === null) return { ...event, allDay: true };
  return { ...event, end: new Date(Date.parse(starts) + minutes * 60_000).toISOString() };
}
