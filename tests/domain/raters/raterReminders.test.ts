import { expect, test } from 'vitest';
import {
  dueRaterReminders,
  type RemindedAssignment,
  reminderWaves,
} from '../../../domain/raters/raterReminders.ts';
import { nextWorkingMoment } from '../../../domain/raters/workingTime.ts';

test('the next working time is now, nine o’clock today, or nine o’clock on the next working day', () => {
  const cases: readonly (readonly [string, string, string])[] = [
    // Friday, 20 November 2026.
    ['2026-11-20T12:34:56Z', 'UTC', '2026-11-20T12:34:56Z'],
    ['2026-11-20T08:59:59Z', 'UTC', '2026-11-20T09:00:00Z'],
    ['2026-11-20T09:00:00Z', 'UTC', '2026-11-20T09:00:00Z'],
    ['2026-11-20T16:59:59Z', 'UTC', '2026-11-20T16:59:59Z'],
    ['2026-11-20T17:00:00Z', 'UTC', '2026-11-23T09:00:00Z'],
    ['2026-11-21T12:00:00Z', 'UTC', '2026-11-23T09:00:00Z'],
    ['2026-11-22T23:00:00Z', 'Asia/Tokyo', '2026-11-23T00:00:00Z'],
    ['2026-11-20T17:30:00Z', 'America/Los_Angeles', '2026-11-20T17:30:00Z'],
    // Clocks go back on Sunday, 25 October: 9:00 is an hour later in UTC.
    ['2026-10-23T15:00:00Z', 'Europe/Prague', '2026-10-26T08:00:00Z'],
    ['2026-03-27T16:00:00Z', 'Europe/Prague', '2026-03-30T07:00:00Z'],
  ];
  for (const [at, zone, expected] of cases) {
    expect(nextWorkingMoment(new Date(at), zone), `${at} ${zone}`).toEqual(new Date(expected));
  }
  expect(() => nextWorkingMoment(new Date(), 'Mars/Olympus')).toThrow(RangeError);
});

test('reminders are due three and seven days after opening and one day before closing, but never on a weekend', () => {
  expect(reminderWaves('2026-11-02', '2026-11-20')).toEqual(['2026-11-05', '2026-11-09', '2026-11-19']);
  // The 7th is a Saturday and moves forward; the day before the close is a Sunday and moves back.
  expect(reminderWaves('2026-11-04', '2026-11-23')).toEqual(['2026-11-09', '2026-11-11', '2026-11-20']);
  expect(reminderWaves('2026-11-02', '2026-11-03')).toEqual([]);
  // The only reminder date is a Sunday, and there was no working day since the opening.
  expect(reminderWaves('2026-11-20', '2026-11-23')).toEqual([]);
});

const cycle = { closes_on: '2026-11-20', waves: ['2026-11-05', '2026-11-09', '2026-11-19'] };
const assignment = (overrides: Partial<RemindedAssignment> = {}): RemindedAssignment => ({
  id: 7,
  status: 'approved',
  finished: false,
  stopped: false,
  time_zone: 'Europe/Prague',
  sent: [],
  ...overrides,
});
const wave = (at: string, overrides: Partial<RemindedAssignment> = {}) =>
  dueRaterReminders(cycle, [assignment(overrides)], new Date(at))[0]?.wave;

test('a reminder is sent in the recipient’s working hours', () => {
  expect(wave('2026-11-05T07:59:00Z')).toBeUndefined();
  expect(wave('2026-11-05T08:00:00Z')).toBe('2026-11-05');
  expect(wave('2026-11-05T16:00:00Z')).toBeUndefined();
  expect(wave('2026-11-07T12:00:00Z')).toBeUndefined();
  expect(wave('2026-11-05T08:00:00Z', { time_zone: 'America/New_York' })).toBeUndefined();
  expect(wave('2026-11-05T14:00:00Z', { time_zone: 'America/New_York' })).toBe('2026-11-05');
});

test('each reminder is sent once per assignment, and a missed one is replaced by the next', () => {
  expect(wave('2026-11-06T12:00:00Z')).toBe('2026-11-05');
  expect(wave('2026-11-06T12:00:00Z', { sent: ['2026-11-05'] })).toBeUndefined();
  expect(wave('2026-11-09T12:00:00Z')).toBe('2026-11-09');
  expect(wave('2026-11-09T12:00:00Z', { sent: ['2026-11-05'] })).toBe('2026-11-09');
  expect(wave('2026-11-19T12:00:00Z', { sent: ['2026-11-01', '2026-11-05', '2026-11-09'] })).toBeUndefined();
});

test('raters who finished, stopped, declined or are pending are not reminded, and no one after closing', () => {
  const noon = '2026-11-09T12:00:00Z';
  expect(wave(noon, { finished: true })).toBeUndefined();
  expect(wave(noon, { stopped: true })).toBeUndefined();
  expect(wave(noon, { status: 'declined' })).toBeUndefined();
  expect(wave(noon, { status: 'proposed' })).toBeUndefined();
  expect(wave('2026-11-23T12:00:00Z')).toBeUndefined();
});

test('only due raters are returned with their reminder', () => {
  const people = [assignment({ id: 1 }), assignment({ id: 2, finished: true }), assignment({ id: 3 })];
  expect(dueRaterReminders(cycle, people, new Date('2026-11-05T12:00:00Z'))).toEqual([
    { assignment_id: 1, wave: '2026-11-05' },
    { assignment_id: 3, wave: '2026-11-05' },
  ]);
});
