import { addDays } from '../dates/days.ts';
import { toWallTime } from '../sessions/wallTime.ts';
import type { BenchmarkStatus } from './benchmarkStatus.ts';

const daysAfterOpening = [3, 7];
const daysBeforeClose = 1;
const mostReminders = 3;
const workingHours = { from: 8, until: 18 };

/** An invited person, with the properties that reminders depend on. */
export interface ReminderCandidate {
  readonly id: number;
  /** IANA name. */
  readonly time_zone: string;
  readonly finished: boolean;
  /** ISO dates, in the person's time zone, on which a reminder was sent. */
  readonly reminded_on: readonly string[];
}

/** When reminders are sent. Dates are ISO; `closes_on` is the last day on which answers are accepted. */
export interface ReminderPlan {
  readonly status: BenchmarkStatus;
  readonly closes_on: string;
  readonly reminder_days: readonly string[];
}

/** Default reminder dates: 3 and 7 days after the opening and 1 day before the close, ascending, limited to dates between the two. */
export function defaultReminderDays(opensOn: string, closesOn: string): readonly string[] {
  const candidates = [
    ...daysAfterOpening.map((days) => addDays(opensOn, days)),
    addDays(closesOn, -daysBeforeClose),
  ];
  const between = candidates.filter((day) => day > opensOn && day < closesOn);
  return [...new Set(between)].sort().slice(0, mostReminders);
}

/**
 * The recipients to remind now: unfinished participants of an open campaign who have received no reminder since the latest reminder date,
 * between 8:00 and 18:00 local time. A missed reminder is replaced by the next one, and no one receives more than three. Throws
 * `RangeError` for an unknown time zone.
 */
export function recipientsDueForReminder(
  plan: ReminderPlan,
  recipients: readonly ReminderCandidate[],
  now: Date,
): readonly ReminderCandidate[] {
  if (plan.status !== 'open') return [];
  return recipients.filter((recipient) => isDue(plan, recipient, now));
}

function isDue(plan: ReminderPlan, recipient: ReminderCandidate, now: Date): boolean {
  if (recipient.finished || recipient.reminded_on.length >= mostReminders) return false;
  const { day, hour } = localDayAndHour(now, recipient.time_zone);
  if (day > plan.closes_on || hour < workingHours.from || hour >= workingHours.until) return false;
  const reminderDay = plan.reminder_days
    .filter((each) => each <= day)
    .sort()
    .at(-1);
  return reminderDay !== undefined && !recipient.reminded_on.some((sent) => sent >= reminderDay);
}

/** The ISO date and the hour (0 to 23) at `now` in a time zone given by its IANA name. */
export function localDayAndHour(
  now: Date,
  timeZone: string,
): { readonly day: string; readonly hour: number } {
  const { day, time } = toWallTime(now, timeZone);
  return { day, hour: Number(time.slice(0, 2)) };
}
