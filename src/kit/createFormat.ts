import { daysBetween } from '../../domain/dates/days.ts';
import { type DateLength, formatDay, formatMoment } from '../../domain/dates/formatDate.ts';

type Moment = string | number | Date;

export type Format = ReturnType<typeof createFormat>;

const clock = { hour: '2-digit', minute: '2-digit' } as const;

export const deviceTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Formatters of one locale. Moments are shown in `timeZone`, by default that of the device. */
export function createFormat(locale: string, timeZone?: string) {
  const date = (moment: Moment, options: Intl.DateTimeFormatOptions) =>
    formatMoment(moment, locale, { timeZone, ...options });
  const ago = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });

  return {
    /** A calendar day (2026-03-31). */
    day: (day: string, length: DateLength = 'medium') => formatDay(day, locale, length),
    /** The month of a calendar day, such as "March 2026". */
    month: (day: string) => date(day, { month: 'long', year: 'numeric', timeZone: 'UTC' }),
    /** The day of a moment. */
    date: (moment: Moment, length: DateLength = 'medium') => date(moment, { dateStyle: length }),
    dateTime: (moment: Moment, length: DateLength = 'medium') =>
      date(moment, { dateStyle: length, timeStyle: 'short' }),
    time: (moment: Moment) => date(moment, clock),
    timeIn: (zone: string, moment: Moment) => date(moment, { ...clock, timeZone: zone }),
    /** A moment in the local time of a zone, with the weekday and the zone. */
    dateTimeIn: (zone: string, moment: Moment) =>
      date(moment, {
        ...clock,
        weekday: 'short',
        year: 'numeric',
        month: 'short',
        day: 'numeric',
        timeZone: zone,
        timeZoneName: 'short',
      }),
    /** A day relative to `today`, such as "in 3 days". */
    relativeDay(day: string, today: string) {
      const days = daysBetween(today, day);
      const [unit, length] =
        daySteps.find(({ 2: least }) => Math.abs(days) >= least) ?? (['day', 1] as const);
      return ago.format(Math.trunc(days / length), unit);
    },
    /** A moment relative to `now`, such as "5 minutes ago". */
    relativeTime(moment: Moment, now: Moment = Date.now()) {
      const seconds = (new Date(moment).getTime() - new Date(now).getTime()) / 1000;
      const [unit, length] =
        timeSteps.find(([, size]) => Math.abs(seconds) >= size) ?? (['minute', 60] as const);
      return ago.format(Math.trunc(seconds / length), unit);
    },
    /** A duration in hours and minutes, such as "1 hr 20 min"; at least a minute. */
    duration(seconds: number) {
      const minutes = Math.max(1, Math.round(seconds / 60));
      const unit = (value: number, name: 'hour' | 'minute') =>
        new Intl.NumberFormat(locale, { style: 'unit', unit: name, unitDisplay: 'short' }).format(value);
      const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
      if (hours === 0) return unit(rest, 'minute');
      return rest === 0 ? unit(hours, 'hour') : `${unit(hours, 'hour')} ${unit(rest, 'minute')}`;
    },
    number: (value: number, options?: Intl.NumberFormatOptions) =>
      new Intl.NumberFormat(locale, options).format(value),
    /** A share from 0 to 1 as a percentage. */
    percent: (share: number, maximumFractionDigits = 0) =>
      new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits }).format(share),
    range: (from: number, to: number) => new Intl.NumberFormat(locale).formatRange(from, to),
    /** "a, b and c"; with type `unit`: "a, b, c". */
    list: (items: readonly string[], type: Intl.ListFormatType = 'conjunction') =>
      new Intl.ListFormat(locale, { type, style: 'long' }).format(items),
  };
}

/** For each unit, its length in days and the number of days from which it is used. */
const daySteps = [
  ['year', 365, 365],
  ['month', 30, 30],
  ['week', 7, 14],
] as const;

/** For each unit, its length in seconds. */
const timeSteps = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
] as const;
