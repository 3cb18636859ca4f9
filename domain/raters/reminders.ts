import { defaultReminderDays } from '../campaigns/reminders.ts';
import { wallTimeOf } from '../sessions/wallTime.ts';
import type { NominationStatus } from './nominationStatus.ts';
import { nextWorkingMoment, workdayFrom, workdayUntil } from './workingTime.ts';

const mostReminders = 3;

/** Of one assignment what a reminder must know. */
export interface RemindedAssignment {
  readonly id: number;
  readonly status: NominationStatus;
  readonly finished: boolean;
  /** Whether the rater stopped reminders with the link in one. */
  readonly stopped: boolean;
  /** IANA name. */
  readonly time_zone: string;
  /** The waves sent already. */
  readonly sent: readonly string[];
}

/** `waves` are ISO days, of which each is one wave's name; `closes_on` is the last day for answers. */
export interface ReminderCycle {
  readonly closes_on: string;
  readonly waves: readonly string[];
}

export interface DueReminder {
  readonly assignment_id: number;
  /** Unique together with the assignment: a second sending of the pair is none. */
  readonly wave: string;
}

/**
 * The waves of a cycle: 3 and 7 days after the opening and 1 before the close (methods 3.1), at most 3, ascending. A day
 * off moves the first ones to the next working day and the last one back to the one before, as on the last day
 * it would be late. Only days after the opening and not after the close are left.
 */
export function reminderWaves(opensOn: string, closesOn: string): readonly string[] {
  const days = defaultReminderDays(opensOn, closesOn);
  const moved = days.map((day, at) => (at === days.length - 1 ? workdayUntil(day) : workdayFrom(day)));
  const within = moved.filter((day) => day > opensOn && day <= closesOn);
  return [...new Set(within)].sort().slice(0, mostReminders);
}

/**
 * Who is reminded now: approved, unfinished, not stopped, in working hours where they are (Monday to Friday, 9 to 17), of
 * the latest wave that has come, once each and three times at most. A missed wave is not made up for once the next has
 * come. Throws `RangeError` for an unknown time zone. Source: methods 3.1.
 */
export function dueRaterReminders(
  cycle: ReminderCycle,
  assignments: readonly RemindedAssignment[],
  now: Date,
): readonly DueReminder[] {
  return assignments.flatMap((assignment) => {
    const wave = wants(assignment) ? waveNow(cycle, assignment, now) : null;
    return wave === null ? [] : [{ assignment_id: assignment.id, wave }];
  });
}

function wants({ status, finished, stopped, sent }: RemindedAssignment): boolean {
  return status === 'approved' && !finished && !stopped && sent.length < mostReminders;
}

function waveNow(
  { closes_on, waves }: ReminderCycle,
  { time_zone, sent }: RemindedAssignment,
  now: Date,
): string | null {
  if (nextWorkingMoment(now, time_zone) !== now) return null;
  const { day } = wallTimeOf(now, time_zone);
  const wave = waves
    .filter((each) => each <= day)
    .sort()
    .at(-1);
  if (wave === undefined || day > closes_on) return null;
  return sent.some((each) => each >= wave) ? null : wave;
}
