import { expect, test } from 'vitest';
import { estimateUnfinished } from '../../../domain/reminders/estimateUnfinished.ts';
import { checkReminderGap, nextReminderAt } from '../../../domain/reminders/reminderGap.ts';

const now = new Date('2026-11-20T12:00:00Z');

test('the next reminder is possible 48 hours after the last one, to the millisecond', () => {
  const last = new Date('2026-11-18T12:00:00.001Z');
  expect(nextReminderAt(last, now)?.toISOString()).toBe('2026-11-20T12:00:00.001Z');
  expect(() => checkReminderGap(last, now)).toThrow('reminder_too_soon');
  expect(nextReminderAt(new Date('2026-11-18T12:00:00Z'), now)).toBeNull();
  expect(() => checkReminderGap(null, now)).not.toThrow();
});

test.each([
  [230, 45, 125],
  [200, 40, 125],
  [24, 50, 10],
  [10, 100, 0],
  [8, null, null],
])('of %i invited people at %s percent, about %s have not finished', (invited, percent, about) => {
  expect(estimateUnfinished(invited, percent)).toBe(about);
});
