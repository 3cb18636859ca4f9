import { addDays, daysBetween } from '../dates/days.ts';

/** A follow-up pulse opens at the earliest six weeks after it was scheduled, so that an action can have an effect. */
const minDaysToPulse = 42;
/** The last day on which a pulse that has to wait for another one can open. */
export const maxDaysToPulse = 84;
/** The number of days between the openings of two pulses that ask the same people. */
export const daysBetweenPulses = 42;
/** A pulse that someone else scheduled is shared if it opens at least this many days from now. */
export const minDaysToSharedPulse = 28;
/** From a Monday to the Friday of the next week. */
const daysOpen = 11;

const monday = 1;

/** The days of a pulse, as ISO dates in the time zone of the account. */
export interface PulseDays {
  readonly opens_on: string;
  readonly closes_on: string;
}

/**
 * Returns the days of a follow-up pulse: it opens on the first Monday that is at least six weeks away and at least six weeks from every
 * other pulse to the same people, which open on `openings`. That is in the seventh week unless another pulse is in the way. Null if
 * there is no such Monday within twelve weeks.
 */
export function selectPulseDays(today: string, openings: readonly string[]): PulseDays | null {
  for (let days = minDaysToPulse; days <= maxDaysToPulse; days += 1) {
    const opens_on = addDays(today, days);
    if (weekdayOf(opens_on) !== monday) continue;
    const isFree = openings.every((other) => Math.abs(daysBetween(other, opens_on)) >= daysBetweenPulses);
    if (isFree) return { opens_on, closes_on: addDays(opens_on, daysOpen) };
  }
  return null;
}

/** The day of the week of an ISO date; 0 is Sunday. */
const weekdayOf = (iso: string): number => new Date(`${iso}T00:00:00Z`).getUTCDay();
