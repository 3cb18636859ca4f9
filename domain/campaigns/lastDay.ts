import { localDayOf } from '../dates/localDay.ts';
import { lastTimeZone } from '../dates/timeZones.ts';

/** Whether a last day for answers, an ISO date, has ended in all of these time zones. Without a last day, a survey doesn't end. */
export function hasLastDayEnded(closesOn: string | null, zones: readonly string[], now: Date): boolean {
  return closesOn !== null && zones.every((zone) => closesOn < localDayOf(now, zone));
}

/**
 * Returns the earliest calendar day that has not ended everywhere. Campaigns whose last day is before it are closed and published (R30): no
 * one's last day is cut, and the time of the release depends on no one's time zone.
 */
export const earliestDayOnEarth = (now: Date): string => localDayOf(now, lastTimeZone);

/**
 * Returns the day before which starts and completions count in the participation of an open campaign: today, but never after the last day
 * has begun. On the last day and after it, who can still answer depends on their time zone, so a step in these hours would point at people
 * of one zone; the final count adds all of them at once. ISO dates in UTC.
 */
export const participationDay = (today: string, closesOn: string): string =>
  today < closesOn ? today : closesOn;
