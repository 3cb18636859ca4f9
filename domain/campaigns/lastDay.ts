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
