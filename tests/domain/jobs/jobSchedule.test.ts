import { expect, test } from 'vitest';
import { nextRun, parseSchedule } from '../../../domain/jobs/jobSchedule.ts';

test.each([
  ['* * * * *', { kind: 'minutes', every: 1 }],
  ['*/5 * * * *', { kind: 'minutes', every: 5 }],
  ['10 * * * *', { kind: 'hourly', minute: 10 }],
  ['5 0 * * *', { kind: 'daily', hour: 0, minute: 5 }],
  ['0 9 * * 1', null],
  ['*/0 * * * *', null],
  ['1-5 * * * *', null],
  ['', null],
])('"%s" is read as %j', (cron, expected) => {
  expect(parseSchedule(cron)).toEqual(expected);
});

test.each([
  ['* * * * *', '2026-11-21T09:01:00.000Z'],
  ['*/5 * * * *', '2026-11-21T09:05:00.000Z'],
  ['*/25 * * * *', '2026-11-21T09:25:00.000Z'],
  ['10 * * * *', '2026-11-21T09:10:00.000Z'],
  ['0 * * * *', '2026-11-21T10:00:00.000Z'],
  ['5 0 * * *', '2026-11-22T00:05:00.000Z'],
  ['0 9 * * *', '2026-11-22T09:00:00.000Z'],
])('at nine in the morning "%s" runs next at %s', (cron, expected) => {
  const schedule = parseSchedule(cron);
  if (!schedule) throw new Error('unreadable');
  expect(nextRun(schedule, new Date('2026-11-21T09:00:00Z')).toISOString()).toBe(expected);
});
