import { addDays, dayOf } from '../dates/days.ts';
import { instantAt, wallTimeOf } from '../sessions/wallTime.ts';

/** Local hours in which reminders go out, the second one excluded; Monday to Friday (methods 3.1). */
const workingHours = { from: '09:00', until: '17:00' };

/** Whether an ISO day is Monday to Friday. Holidays are not known. */
export function isWorkday(day: string): boolean {
  const { year, month, day: date } = dayOf(day);
  const weekday = new Date(Date.UTC(year, month - 1, date)).getUTCDay();
  return weekday !== 0 && weekday !== 6;
}

/** The day itself, or the nearest working day after it. ISO in, ISO out. */
export function workdayFrom(day: string): string {
  return isWorkday(day) ? day : workdayFrom(addDays(day, 1));
}

/** The day itself, or the nearest working day before it. ISO in, ISO out. */
export function workdayUntil(day: string): string {
  return isWorkday(day) ? day : workdayUntil(addDays(day, -1));
}

/**
 * The first moment not before `instant` that is working time, Monday to Friday from 9 until 17, where clocks show
 * `timeZone` (IANA name): the instant itself, or 9 o'clock of that day or of the next working day. Throws `RangeError`
 * for an unknown zone. Source: methods 3.1, "local working hours".
 */
export function nextWorkingMoment(instant: Date, timeZone: string): Date {
  const { day, time } = wallTimeOf(instant, timeZone);
  if (isWorkday(day) && time >= workingHours.from && time < workingHours.until) return instant;
  const next = time < workingHours.from ? day : addDays(day, 1);
  return instantAt({ day: workdayFrom(next), time: workingHours.from }, timeZone).instant;
}
