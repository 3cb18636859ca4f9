import { expect, test } from 'vitest';
import { addDays, daysBetween, parseIsoDay } from '../../../domain/dates/days.ts';
import { quarterOf } from '../../../domain/dates/quarter.ts';

test('days are added and counted across months, leap days and clock changes', () => {
  const cases: readonly (readonly [string, number, string])[] = [
    ['2026-11-21', 0, '2026-11-21'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2024-02-28', 1, '2024-02-29'],
    ['2023-02-28', 1, '2023-03-01'],
    ['2026-03-28', 2, '2026-03-30'],
    ['2026-10-24', 2, '2026-10-26'],
    ['2026-03-01', -1, '2026-02-28'],
    ['2000-01-01', 366, '2001-01-01'],
  ];
  for (const [from, days, to] of cases) {
    expect(addDays(from, days), from).toBe(to);
    expect(daysBetween(from, to), from).toBe(days);
  }
});

test('an invalid date is an error instead of another day', () => {
  for (const text of ['2026-02-30', '2026-13-01', '2026-1-1', '21-11-2026', '', '2026-11-21T00:00:00Z']) {
    expect(() => parseIsoDay(text), text).toThrow(RangeError);
  }
});

test('a day belongs to the quarter of its month', () => {
  const quarters = Array.from({ length: 12 }, (_, month) => {
    return quarterOf(`2026-${String(month + 1).padStart(2, '0')}-15`).quarter;
  });
  expect(quarters).toEqual([1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4]);
  expect(quarterOf('2026-11-21')).toEqual({ year: 2026, quarter: 4, labelKey: 'quarter4' });
});
