import { describe, expect, test } from 'vitest';
import { addDays } from '../../../domain/dates/days.ts';
import { endOfDay, localDayOf, startOfDay } from '../../../domain/dates/localDay.ts';

const hourMs = 3_600_000;

test.each([
  ['2026-11-30T07:59:59Z', 'America/Los_Angeles', '2026-11-29'],
  ['2026-11-30T08:00:00Z', 'America/Los_Angeles', '2026-11-30'],
  ['2026-11-30T15:00:00Z', 'Asia/Tokyo', '2026-12-01'],
  ['2026-11-30T10:00:00Z', 'Pacific/Kiritimati', '2026-12-01'],
  ['2026-11-30T11:59:59Z', 'Etc/GMT+12', '2026-11-29'],
])('at %s, the day in %s is %s', (instant, zone, day) => {
  expect(localDayOf(new Date(instant), zone)).toBe(day);
});

test.each([
  ['2026-11-30', 'UTC', '2026-11-30T00:00:00.000Z'],
  ['2026-03-29', 'Europe/Berlin', '2026-03-28T23:00:00.000Z'],
  ['2026-10-26', 'Europe/Berlin', '2026-10-25T23:00:00.000Z'],
  // Midnight doesn't exist: the clocks go from 24:00 to 1:00.
  ['2026-09-06', 'America/Santiago', '2026-09-06T04:00:00.000Z'],
  ['2026-03-29', 'Asia/Beirut', '2026-03-28T22:00:00.000Z'],
  // Midnight occurs twice: the clocks go from 1:00 to 0:00.
  ['2026-11-01', 'America/Havana', '2026-11-01T04:00:00.000Z'],
  // The day before doesn't exist.
  ['2011-12-31', 'Pacific/Apia', '2011-12-30T10:00:00.000Z'],
])('the first instant of %s in %s is %s', (day, zone, instant) => {
  expect(startOfDay(day, zone).toISOString()).toBe(instant);
});

test.each([
  ['2026-03-29', 'Europe/Berlin', 23],
  ['2026-10-25', 'Europe/Berlin', 25],
  ['2026-09-06', 'America/Santiago', 23],
  ['2026-04-04', 'America/Santiago', 25],
  ['2026-11-30', 'Asia/Tokyo', 24],
])('%s lasts in %s for %i hours', (day, zone, hours) => {
  expect(endOfDay(day, zone).getTime() - startOfDay(day, zone).getTime()).toBe(hours * hourMs);
});

describe('in every time zone', () => {
  test('a day begins at the instant at which its date appears, around every clock change of a year', () => {
    const days = [...daysFrom('2026-02-27', 70), ...daysFrom('2026-08-28', 75)];
    for (const zone of Intl.supportedValuesOf('timeZone')) {
      const wrong = days.filter((day) => {
        const start = startOfDay(day, zone).getTime();
        return localDayOf(new Date(start), zone) !== day || localDayOf(new Date(start - 1), zone) >= day;
      });
      expect([zone, wrong]).toEqual([zone, []]);
    }
  }, 60_000);
});

const daysFrom = (first: string, count: number) =>
  Array.from({ length: count }, (_none, index) => addDays(first, index));
