import { defaultReminderDays } from '../campaigns/benchmarkReminders.ts';
import { toWallTime } from '../sessions/wallTime.ts';
import type { NominationStatus } from './nominationStatus.ts';
import { nextWorkday, nextWorkingMoment, previousWorkday } from './workingTime.ts';

const mostReminders = 3;

/** An assignment, with the properties that reminders depend on. */
export interface RemindedAssignment {
  readonly id: number;
  readonly status: NominationStatus;
  readonly finished: boolean;
  /** Whether the rater unsubscribed from reminders. */
  readonly stopped: boolean;
  /** IANA name. */
  readonly time_zone: string;
  /** The reminder dates for which a reminder was sent. */
  readonly sent: readonly string[];
}

/** `waves` lists the reminder dates as ISO dates; `closes_on` is the last day for answers. */
export interface ReminderCycle {
  readonly closes_on: string;
  readonly waves: readonly string[];
}

export interface DueReminder {
  readonly assignment_id: number;
  /** Unique together with the assignment, so that each reminder is sent only once. */
  readonly wave: string;
}

/**
 * The reminder dates of a cycle: 3 and 7 days after the opening and 1 day before the close (methods 3.1), at most 3, ascending. Dates on
 * weekends move to the next working day, the last one to the previous working day. Dates outside the period are dropped.
 */
export function reminderWaves(opensOn: string, closesOn: string): readonly string[] {
  const days = defaultReminderDays(opensOn, closesOn);
  const moved = days.map((day, at) => (at === days.length - 1 ? previousWorkday(day) : nextWorkday(day)));
  const within = moved.filter((day) => day > opensOn && day <= closesOn);
  return [...new Set(within)].sort().slice(0, mostReminders);
}

/**
 * The reminders to send now: to approved, unfinished raters who have not unsubscribed, during local working hours (Monday to Friday, 9:00
 * to 17:00), for the latest reminder date; each date once and at most three in all. A missed reminder is replaced by the next one. Throws
 * `RangeError` for an unknown time zone. Source: methods 3.1.
 */
export function dueRaterReminders(
  cycle: ReminderCycle,
  assignments: readonly RemindedAssignment[],
  now: Date,
): readonly DueReminder[] {
  return assignments.flatMap((assignment) => {
    const wave = canReceiveReminder(assignment) ? waveNow(cycle, assignment, now) : null;
    return wave === null ? [] : [{ assignment_id: assignment.id, wave }];
  });
}

function canReceiveReminder({ status, finished, stopped, sent }: RemindedAssignment): boolean {
  return status === 'approved' && !finished && !stopped && sent.length < mostReminders;
}

function waveNow(
  { closes_on, waves }: ReminderCycle,
  { time_zone, sent }: RemindedAssignment,
  now: Date,
): string | null {
  if (nextWorkingMoment(now, time_zone) !== now) return null;
  const { day } = toWallTime(now, time_zone);
  const wave = waves
    .filter((each) => each <= day)
    .sort()
    .at(-1);
  if (wave === undefined || day > closes_on) return null;
  return sent.some((each) => each >= wave) ? null : wave;
}
