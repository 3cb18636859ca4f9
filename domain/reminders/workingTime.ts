import { addDays, parseIsoDay } from '../dates/days.ts';
import { isTimeZone, toWallTime, type WallTime } from '../sessions/wallTime.ts';

/** Local hours in which reminders are sent, end exclusive, Monday to Friday (methods 3.1). */
const workingHours = { from: '09:00', until: '17:00' };

/** Whether an ISO date is Monday to Friday. Public holidays are not considered. */
function isWorkday(day: string): boolean {
  const { year, month, day: date } = parseIsoDay(day);
  const weekday = new Date(Date.UTC(year, month - 1, date)).getUTCDay();
  return weekday !== 0 && weekday !== 6;
}

/** Returns the date itself, or the next working day. ISO dates. */
export function workdayOnOrAfter(day: string): string {
  return isWorkday(day) ? day : workdayOnOrAfter(addDays(day, 1));
}

/** Returns the date itself, or the previous working day. ISO dates. */
export function workdayOnOrBefore(day: string): string {
  return isWorkday(day) ? day : workdayOnOrBefore(addDays(day, -1));
}

/** Whether a local time is Monday to Friday, 9:00 to 17:00 (methods 3.1, "local working hours"). */
export function isWorkingTime({ day, time }: WallTime): boolean {
  return isWorkday(day) && time >= workingHours.from && time < workingHours.until;
}

/** Returns the local time of a person by the IANA name of their time zone; in UTC if it is missing or unknown. */
export function localTimeOf(instant: Date, timeZone: string | null): WallTime {
  return toWallTime(instant, timeZone !== null && isTimeZone(timeZone) ? timeZone : 'UTC');
}
