import { addDays } from '../dates/days.ts';
import type { BenchmarkStatus } from './benchmarkStatus.ts';

const daysAfterOpening = [3, 7];
const daysBeforeClose = 1;
const mostReminders = 3;
const workingHours = { from: 8, until: 18 };

/** Of an invited person only what a reminder must know. */
export interface Recipient {
  readonly id: number;
  /** IANA name. */
  readonly time_zone: string;
  readonly finished: boolean;
  /** ISO days on which this person was reminded, in their own zone. */
  readonly reminded_on: readonly string[];
}

/** What is sent when. Days are ISO; `closes_on` is the last day on which answers are taken. */
export interface ReminderPlan {
  readonly status: BenchmarkStatus;
  readonly closes_on: string;
  readonly reminder_days: readonly string[];
}

/** Three and seven days after the opening and one before the close, ascending, only where they lie between. */
export function defaultReminderDays(opensOn: string, closesOn: string): readonly string[] {
  const wanted = [
    ...daysAfterOpening.map((days) => addDays(opensOn, days)),
    addDays(closesOn, -daysBeforeClose),
  ];
  const between = wanted.filter((day) => day > opensOn && day < closesOn);
  return [...new Set(between)].sort().slice(0, mostReminders);
}

/**
 * Those to remind now: unfinished people of an open campaign, between 8 and 18 o'clock where they
 * are, whose latest wave has come and not been sent. A wave that was missed is not made up for: the next one
 * takes its place. Nobody is reminded more than three times. Throws `RangeError` for an unknown time zone.
 */
export function dueReminders(
  plan: ReminderPlan,
  recipients: readonly Recipient[],
  now: Date,
): readonly Recipient[] {
  if (plan.status !== 'open') return [];
  return recipients.filter((recipient) => isDue(plan, recipient, now));
}

function isDue(plan: ReminderPlan, recipient: Recipient, now: Date): boolean {
  if (recipient.finished || recipient.reminded_on.length >= mostReminders) return false;
  const { day, hour } = localMoment(now, recipient.time_zone);
  if (day > plan.closes_on || hour < workingHours.from || hour >= workingHours.until) return false;
  const wave = plan.reminder_days
    .filter((each) => each <= day)
    .sort()
    .at(-1);
  return wave !== undefined && !recipient.reminded_on.some((sent) => sent >= wave);
}

/** The ISO day and the hour (0 to 23) that `now` is in a time zone, given by its IANA name. */
export function localMoment(now: Date, timeZone: string): { readonly day: string; readonly hour: number } {
  const parts = Object.fromEntries(
    formatOf(timeZone)
      .formatToParts(now)
      .map(({ type, value }) => [type, value]),
  );
  return { day: `${parts.year}-${parts.month}-${parts.day}`, hour: Number(parts.hour) };
}

/** Making a format costs as much as using it a hundred times, and a company has many people in few zones. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    hourCycle: 'h23',
  });
  formats.set(timeZone, made);
  return made;
}
