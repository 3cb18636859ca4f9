import { addDays } from '../dates/days.ts';
import { localDayOf } from '../dates/localDay.ts';
import { lastTimeZone } from '../dates/timeZones.ts';

/** Whether a last day for answers, an ISO date, has ended in all of these time zones. Without a last day, a survey doesn't end. */
export function hasLastDayEnded(closesOn: string | null, zones: readonly string[], now: Date): boolean {
  return closesOn !== null && zones.every((zone) => closesOn < localDayOf(now, zone));
}

/**
 * Returns the earliest calendar day that has not ended everywhere. Campaigns whose last day is before it are closed and published: no
 * one's last day is cut, and the time of the release depends on no one's time zone.
 */
export const earliestDayOnEarth = (now: Date): string => localDayOf(now, lastTimeZone);

interface CountedCampaign {
  readonly status: string;
  /** The last day for answers, an ISO date. */
  readonly closes_on: string;
}

/**
 * Returns the day before which starts and completions are counted; `today` is the date in UTC. While a campaign is open, its last day isn't
 * counted: it ends at different times for people in different zones, so a step between these times would be about the few who could still
 * answer. Whatever is left is counted immediately after the campaign closes (R21).
 */
export const participationDay = ({ status, closes_on }: CountedCampaign, today: string): string => {
  if (status !== 'open') return addDays(today, 1);
  return closes_on < today ? closes_on : today;
};
