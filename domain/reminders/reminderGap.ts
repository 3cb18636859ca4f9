import { startOfDay } from '../dates/localDay.ts';
import { Refusal } from '../refusal.ts';

const hourMs = 3_600_000;

/** The least time between two reminders about the same campaign. */
export const reminderGapHours = 48;

/** Scheduled reminders are sent from this hour of their day on. */
const firstReminderHour = 9;

interface SentReminders {
  /** When someone last sent reminders; null for never. */
  readonly requestedAt: string | null;
  /** The days of the scheduled reminders, ISO dates; empty if there are none. */
  readonly days: readonly string[];
  /** The time zone of the account. */
  readonly zone: string;
}

/**
 * Returns when people were last reminded, by a request or on a scheduled day; null for never. It depends only on the schedule and on
 * requests, never on whether anyone was left to remind.
 */
export function lastReminderAt({ requestedAt, days, zone }: SentReminders, now: Date): Date | null {
  const requested = requestedAt === null ? [] : [Date.parse(requestedAt)];
  const scheduled = days
    .map((day) => startOfDay(day, zone).getTime() + firstReminderHour * hourMs)
    .filter((instant) => instant <= now.getTime());
  const all = [...requested, ...scheduled];
  return all.length === 0 ? null : new Date(Math.max(...all));
}

/** Returns when reminders can be sent again; null if they can be sent now. */
export function nextReminderAt(last: Date | null, now: Date): Date | null {
  if (last === null) return null;
  const next = new Date(last.getTime() + reminderGapHours * hourMs);
  return next > now ? next : null;
}

/** Checks that enough time has passed since the last reminder. Throws `reminder_too_soon`, with the time from which reminders can be sent. */
export function checkReminderGap(last: Date | null, now: Date): void {
  const next = nextReminderAt(last, now);
  if (next === null) return;
  const at = `${next.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  throw new Refusal('reminder_too_soon', [{ field: 'campaign_id', problem: 'reminderFrom', params: { at } }]);
}
