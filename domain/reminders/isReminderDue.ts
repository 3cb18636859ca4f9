import { addDays } from '../dates/days.ts';
import { maxReminders } from './reminderDays.ts';
import { isWorkingTime, localTimeOf } from './workingTime.ts';

/** A person who has not finished and has not unsubscribed, with the reminders sent so far. */
export interface ReminderRecipient {
  /** IANA name of the person's time zone; null if unknown. */
  readonly time_zone: string | null;
  readonly reminders_sent: number;
  /** ISO date of the last reminder, in the person's time zone. */
  readonly last_reminded_on: string | null;
}

/** `days` are ISO dates; `closes_on` is the last day for answers. */
export interface ReminderPeriod {
  readonly closes_on: string;
  readonly days: readonly string[];
  /** Minimum number of calendar days between two reminders. */
  readonly gap_days: number;
}

/**
 * Whether a reminder is sent to a person now: in their working hours, for the latest reminder day, once for each day, with a minimum
 * number of days in between, and at most three times in all. A missed reminder is replaced by the next one. Source: methods 3.1.
 */
export function isReminderDue(
  { closes_on, days, gap_days }: ReminderPeriod,
  { time_zone, reminders_sent, last_reminded_on }: ReminderRecipient,
  now: Date,
): boolean {
  const local = localTimeOf(now, time_zone);
  if (reminders_sent >= maxReminders || local.day > closes_on || !isWorkingTime(local)) return false;
  if (last_reminded_on !== null && addDays(last_reminded_on, gap_days) > local.day) return false;
  return days.some((day) => day <= local.day && (last_reminded_on === null || last_reminded_on < day));
}
