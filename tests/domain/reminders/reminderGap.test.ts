import { describe, expect, test } from 'vitest';
import { estimateUnfinished } from '../../../domain/reminders/estimateUnfinished.ts';
import { checkReminderGap, lastReminderAt, nextReminderAt } from '../../../domain/reminders/reminderGap.ts';

const now = new Date('2026-11-20T12:00:00Z');

describe('the last reminder', () => {
  test.each([
    ['none was sent', null, [], 'UTC', null],
    ['someone sent one', '2026-11-19T08:00:00Z', [], 'UTC', '2026-11-19T08:00:00.000Z'],
    ['one was scheduled since', '2026-11-17T08:00:00Z', ['2026-11-18'], 'UTC', '2026-11-18T09:00:00.000Z'],
    ['one is scheduled later', null, ['2026-11-23'], 'UTC', null],
    ['the scheduled day began in Tokyo', null, ['2026-11-20'], 'Asia/Tokyo', '2026-11-20T00:00:00.000Z'],
    ['the scheduled hour has not come in Los Angeles', null, ['2026-11-20'], 'America/Los_Angeles', null],
  ])('if %s', (_, requestedAt, days, zone, expected) => {
    expect(lastReminderAt({ requestedAt, days, zone }, now)?.toISOString() ?? null).toBe(expected);
  });
});

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
