import { dayMs, isCalendarDay } from '../dates/days.ts';
import { parseInstant } from '../dates/parseInstant.ts';
import { canonicalTimeZone } from '../dates/timeZones.ts';

/** Local date and time: an ISO date and `HH:MM`. */
export interface WallTime {
  readonly day: string;
  readonly time: string;
}

/**
 * The instant of a local time in a zone. `gap`: the local time is skipped by a clock change; `instant` uses the old offset. `overlap`: it
 * occurs twice; `instant` is the first and `later` the second.
 */
export type ResolvedTime =
  | { readonly kind: 'once'; readonly instant: Date }
  | { readonly kind: 'gap'; readonly instant: Date }
  | { readonly kind: 'overlap'; readonly instant: Date; readonly later: Date };

const timeShape = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Whether the text is a valid date or date and time, as written in JSON and databases; February 30 is not. */
export function isInstant(text: string): boolean {
  const [year = 0, month = 0, day = 0] = text.slice(0, 10).split('-').map(Number);
  return parseInstant(text) !== null && isCalendarDay({ year, month, day });
}

/** Whether the runtime knows this IANA time zone, such as `Europe/Prague` or `UTC`. */
export const isTimeZone = (zone: string): boolean => canonicalTimeZone(zone) !== null;

/** Returns the local time in the zone at an instant. Throws `RangeError` for an unknown zone. */
export function toWallTime(instant: Date, zone: string): WallTime {
  const parts = formatOf(zone).formatToParts(instant);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? '';
  return {
    day: `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`,
    time: `${part('hour')}:${part('minute')}`,
  };
}

/** Formatters by time zone. Creating one costs as much as a hundred uses, and recipients share few time zones. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  formats.set(timeZone, made);
  return made;
}

const asUtc = ({ day, time }: WallTime) => Date.parse(`${day}T${time}:00Z`);
const offsetAt = (instant: number, zone: string) => asUtc(toWallTime(new Date(instant), zone)) - instant;

/**
 * Returns the instant of a local time in a zone. Tries the offsets of the day before and the day after and accepts
 * those that convert back to the same local time. Throws `RangeError` for an unknown zone or an invalid local time.
 */
export function resolveWallTime(wall: WallTime, zone: string): ResolvedTime {
  const local = asUtc(wall);
  if (Number.isNaN(local) || !timeShape.test(wall.time)) throw new RangeError(`no wall time: ${wall.time}`);
  const before = offsetAt(local - dayMs, zone);
  const after = offsetAt(local + dayMs, zone);
  const fits = [...new Set([local - before, local - after])]
    .filter((instant) => asUtc(toWallTime(new Date(Math.floor(instant / 60_000) * 60_000), zone)) === local)
    .sort((a, b) => a - b);
  const [first, second] = fits;
  if (first === undefined) return { kind: 'gap', instant: new Date(local - before) };
  if (second === undefined) return { kind: 'once', instant: new Date(first) };
  return { kind: 'overlap', instant: new Date(first), later: new Date(second) };
}
