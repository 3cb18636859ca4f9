import { expect, test } from 'vitest';
import {
  defaultReminderDays,
  localDayAndHour,
  type ReminderCandidate,
  type ReminderPlan,
  recipientsDueForReminder,
} from '../../../domain/campaigns/benchmarkReminders.ts';

const plan: ReminderPlan = {
  status: 'open',
  closes_on: '2026-11-20',
  reminder_days: ['2026-11-05', '2026-11-09', '2026-11-19'],
};

function recipient(overrides: Partial<ReminderCandidate> = {}): ReminderCandidate {
  return { id: 1, time_zone: 'Europe/Prague', finished: false, reminded_on: [], ...overrides };
}

const isDue = (
  at: string,
  overrides: Partial<ReminderCandidate> = {},
  planBend: Partial<ReminderPlan> = {},
) => recipientsDueForReminder({ ...plan, ...planBend }, [recipient(overrides)], new Date(at)).length === 1;

test('reminders are due three and seven days after opening and one day before closing', () => {
  expect(defaultReminderDays('2026-11-02', '2026-11-20')).toEqual(['2026-11-05', '2026-11-09', '2026-11-19']);
});

test('a short campaign has only the reminders within it, without duplicates', () => {
  const cases: readonly (readonly [string, readonly string[]])[] = [
    ['2026-11-02', []],
    ['2026-11-03', []],
    ['2026-11-04', ['2026-11-03']],
    ['2026-11-06', ['2026-11-05']],
    ['2026-11-10', ['2026-11-05', '2026-11-09']],
    ['2026-11-09', ['2026-11-05', '2026-11-08']],
  ];
  for (const [closesOn, expected] of cases) {
    expect(defaultReminderDays('2026-11-02', closesOn), closesOn).toEqual(expected);
  }
});

test('a reminder is due on its day from 8 to 18 in the recipient’s time zone', () => {
  const cases: readonly (readonly [string, string, boolean])[] = [
    ['Europe/Prague', '2026-11-05T06:59:00Z', false],
    ['Europe/Prague', '2026-11-05T07:00:00Z', true],
    ['Europe/Prague', '2026-11-05T16:59:00Z', true],
    ['Europe/Prague', '2026-11-05T17:00:00Z', false],
    ['Europe/Prague', '2026-11-04T12:00:00Z', false],
    ['America/Los_Angeles', '2026-11-05T12:00:00Z', false],
    ['America/Los_Angeles', '2026-11-05T16:00:00Z', true],
    ['America/Los_Angeles', '2026-11-06T01:59:00Z', true],
    ['Asia/Kolkata', '2026-11-05T02:29:00Z', false],
    ['Asia/Kolkata', '2026-11-05T02:30:00Z', true],
    ['Pacific/Auckland', '2026-11-04T19:00:00Z', true],
    ['Pacific/Auckland', '2026-11-04T18:59:00Z', false],
  ];
  for (const [time_zone, at, expected] of cases) {
    expect(isDue(at, { time_zone }), `${time_zone} ${at}`).toBe(expected);
  }
});

test('working hours follow daylight saving time', () => {
  const summer = { reminder_days: ['2026-07-01'], closes_on: '2026-07-20' };
  expect(isDue('2026-07-01T06:00:00Z', {}, summer)).toBe(true);
  expect(isDue('2026-07-01T16:00:00Z', {}, summer)).toBe(false);
});

test('each reminder is sent once, and a missed one is replaced by the next', () => {
  expect(isDue('2026-11-05T12:00:00Z', { reminded_on: ['2026-11-05'] })).toBe(false);
  expect(isDue('2026-11-07T12:00:00Z', { reminded_on: ['2026-11-05'] })).toBe(false);
  expect(isDue('2026-11-07T12:00:00Z')).toBe(true);
  expect(isDue('2026-11-07T12:00:00Z', { reminded_on: ['2026-11-06'] })).toBe(false);
  expect(isDue('2026-11-09T12:00:00Z', { reminded_on: ['2026-11-07'] })).toBe(true);
  expect(isDue('2026-11-10T12:00:00Z', { reminded_on: ['2026-11-09'] })).toBe(false);
});

test('there are at most three reminders', () => {
  const many = { reminder_days: ['2026-11-03', '2026-11-05', '2026-11-07', '2026-11-09'] };
  const reminded_on = ['2026-11-03', '2026-11-05', '2026-11-07'];
  expect(isDue('2026-11-09T12:00:00Z', { reminded_on }, many)).toBe(false);
  expect(isDue('2026-11-09T12:00:00Z', { reminded_on: reminded_on.slice(1) }, many)).toBe(true);
});

test('finished people are not reminded, and no one is before opening or after closing', () => {
  const noon = '2026-11-09T12:00:00Z';
  expect(isDue(noon, { finished: true })).toBe(false);
  expect(isDue(noon, {}, { status: 'draft' })).toBe(false);
  expect(isDue(noon, {}, { status: 'closed' })).toBe(false);
  expect(isDue('2026-11-20T12:00:00Z')).toBe(true);
  expect(isDue('2026-11-21T12:00:00Z')).toBe(false);
});

test('only people with a due reminder are returned', () => {
  const people = [recipient({ id: 1 }), recipient({ id: 2, finished: true }), recipient({ id: 3 })];
  const due = recipientsDueForReminder(plan, people, new Date('2026-11-05T12:00:00Z'));
  expect(due.map(({ id }) => id)).toEqual([1, 3]);
});

test('a moment has its own day and hour in each time zone, and midnight is hour 0', () => {
  const at = new Date('2026-11-05T23:30:00Z');
  expect(localDayAndHour(at, 'UTC')).toEqual({ day: '2026-11-05', hour: 23 });
  expect(localDayAndHour(at, 'Europe/Prague')).toEqual({ day: '2026-11-06', hour: 0 });
  expect(localDayAndHour(at, 'America/New_York')).toEqual({ day: '2026-11-05', hour: 18 });
  expect(() => localDayAndHour(at, 'Mars/Olympus')).toThrow(RangeError);
});
