import { addDays, parseIsoDay } from '../dates/days.ts';
import { resolveWallTime, toWallTime } from '../sessions/wallTime.ts';

/** Local hours in which reminders are sent, end exclusive, Monday to Friday (methods 3.1). */
const workingHours = { from: '09:00', until: '17:00' };

/** Whether an ISO date is Monday to Friday. Public holidays are not considered. */
export function isWorkday(day: string): boolean {
  const { year, month, day: date } = parseIsoDay(day);
  const weekday = new Date(Date.UTC(year, month - 1, date)).getUTCDay();
  return weekday !== 0 && weekday !== 6;
}

/** The date itself, or the next working day. ISO dates. */
export function nextWorkday(day: string): string {
  return isWorkday(day) ? day : nextWorkday(addDays(day, 1));
}

/** The date itself, or the previous working day. ISO dates. */
export function previousWorkday(day: string): string {
  return isWorkday(day) ? day : previousWorkday(addDays(day, -1));
}

/**
 * The first moment from `instant` on that is working time (Monday to Friday, 9:00 to 17:00) in the time zone, given by its IANA name: the
 * instant itself, or 9:00 on that or the next working day. Throws `RangeError` for an unknown zone. Source: methods 3.1, "local working
 * hours".
 */
export function nextWorkingMoment(instant: Date, timeZone: string): Date {
  const { day, time } = toWallTime(instant, timeZone);
  if (isWorkday(day) && time >= workingHours.from && time < workingHours.until) return instant;
  const next = time < workingHours.from ? day : addDays(day, 1);
  return resolveWallTime({ day: nextWorkday(next), time: workingHours.from }, timeZone).instant;
}
