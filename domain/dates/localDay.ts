import { resolveWallTime, toWallTime } from '../sessions/wallTime.ts';
import { addDays } from './days.ts';

/** Returns the calendar day in the zone at an instant, as an ISO date. Throws `RangeError` for an unknown zone. */
export const localDayOf = (instant: Date, zone: string): string => toWallTime(instant, zone).day;

/**
 * Returns the first instant of a calendar day in the zone: midnight, or the end of the clock change that skips it. Throws `RangeError`
 * for an unknown zone or an invalid day.
 */
export const startOfDay = (day: string, zone: string): Date =>
  resolveWallTime({ day, time: '00:00' }, zone).instant;

/** Returns the instant at which a calendar day ends in the zone; a day can have 23 or 25 hours. Throws like `startOfDay`. */
export const endOfDay = (day: string, zone: string): Date => startOfDay(addDays(day, 1), zone);
