import { expect, test } from 'vitest';
import { isReminderDue, type ReminderRecipient } from '../../../domain/reminders/isReminderDue.ts';

// The first day is a Thursday.
const period = { closes_on: '2026-11-20', days: ['2026-11-05', '2026-11-09', '2026-11-19'], gap_days: 1 };

function isDue(at: string, overrides: Partial<ReminderRecipient> = {}, changes: Partial<typeof period> = {}) {
  const recipient = { time_zone: 'Europe/Prague', reminders_sent: 0, last_reminded_on: null, ...overrides };
  return isReminderDue({ ...period, ...changes }, recipient, new Date(at));
}

const afterOne = (last_reminded_on: string) => ({ reminders_sent: 1, last_reminded_on });

test('a reminder is due on its day from 9 to 17 in the recipient’s time zone', () => {
  const cases: readonly (readonly [string | null, string, boolean])[] = [
    ['Europe/Prague', '2026-11-05T07:59:00Z', false],
    ['Europe/Prague', '2026-11-05T08:00:00Z', true],
    ['Europe/Prague', '2026-11-05T15:59:00Z', true],
    ['Europe/Prague', '2026-11-05T16:00:00Z', false],
    ['Europe/Prague', '2026-11-04T12:00:00Z', false],
    ['America/Los_Angeles', '2026-11-05T16:59:00Z', false],
    ['America/Los_Angeles', '2026-11-05T17:00:00Z', true],
    ['America/Los_Angeles', '2026-11-06T00:59:00Z', true],
    ['Asia/Kolkata', '2026-11-05T03:29:00Z', false],
    ['Asia/Kolkata', '2026-11-05T03:30:00Z', true],
    ['Pacific/Auckland', '2026-11-04T19:59:00Z', false],
    ['Pacific/Auckland', '2026-11-04T20:00:00Z', true],
    [null, '2026-11-05T09:00:00Z', true],
    ['Mars/Olympus', '2026-11-05T08:59:00Z', false],
  ];
  for (const [time_zone, at, expected] of cases) {
    expect(isDue(at, { time_zone }), `${time_zone} ${at}`).toBe(expected);
  }
});

test('working hours follow daylight saving time', () => {
  const summer = { days: ['2026-07-01'], closes_on: '2026-07-20' };
  expect(isDue('2026-07-01T07:00:00Z', {}, summer)).toBe(true);
  expect(isDue('2026-07-01T15:00:00Z', {}, summer)).toBe(false);
});

test('no reminder is sent on a weekend; it follows on Monday', () => {
  const saturday = { days: ['2026-11-07'] };
  expect(isDue('2026-11-07T12:00:00Z', {}, saturday)).toBe(false);
  expect(isDue('2026-11-08T12:00:00Z', {}, saturday)).toBe(false);
  expect(isDue('2026-11-09T12:00:00Z', {}, saturday)).toBe(true);
});

test('each reminder is sent once, and a missed one is replaced by the next', () => {
  expect(isDue('2026-11-06T12:00:00Z')).toBe(true);
  expect(isDue('2026-11-05T12:00:00Z', afterOne('2026-11-05'))).toBe(false);
  expect(isDue('2026-11-06T12:00:00Z', afterOne('2026-11-05'))).toBe(false);
  expect(isDue('2026-11-09T12:00:00Z', afterOne('2026-11-06'))).toBe(true);
  expect(isDue('2026-11-10T12:00:00Z', afterOne('2026-11-09'))).toBe(false);
});

test('there are at most three reminders', () => {
  const sent = (reminders_sent: number) => ({ reminders_sent, last_reminded_on: '2026-11-09' });
  expect(isDue('2026-11-19T12:00:00Z', sent(2))).toBe(true);
  expect(isDue('2026-11-19T12:00:00Z', sent(3))).toBe(false);
});

test('a reminder waits for the minimum number of days since the last one', () => {
  const gap = { gap_days: 2 };
  expect(isDue('2026-11-09T12:00:00Z', afterOne('2026-11-08'))).toBe(true);
  expect(isDue('2026-11-09T12:00:00Z', afterOne('2026-11-08'), gap)).toBe(false);
  expect(isDue('2026-11-10T12:00:00Z', afterOne('2026-11-08'), gap)).toBe(true);
});

test('reminders end with the last day for answers', () => {
  expect(isDue('2026-11-20T12:00:00Z')).toBe(true);
  expect(isDue('2026-11-23T12:00:00Z')).toBe(false);
});
