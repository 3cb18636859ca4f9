import { Refusal } from '../refusal.ts';

const hourMs = 3_600_000;

/** The minimum time between two reminders about the same campaign. */
export const reminderGapHours = 48;

/** Minimum number of calendar days before a scheduled reminder. */
export const reminderGapDays = reminderGapHours / 24;

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
