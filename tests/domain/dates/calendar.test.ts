import { expect, test } from 'vitest';
import { calendarCells } from '../../../domain/dates/calendarCells.ts';
import { addDays, daysBetween, parseIsoDay } from '../../../domain/dates/days.ts';
import { pickerYears } from '../../../domain/dates/pickerYears.ts';
import { quarterOf } from '../../../domain/dates/quarter.ts';

const sunday = 0;
const monday = 1;
const saturday = 6;

test('CONST-26 every month shows 42 consecutive days that start on the first day of the week', () => {
  for (let year = 2020; year <= 2032; year += 1) {
    for (let month = 1; month <= 12; month += 1) {
      for (let firstDay = sunday; firstDay <= saturday; firstDay += 1) {
        const cells = calendarCells(year, month, firstDay);
        const [first] = cells;
        expect(cells).toHaveLength(42);
        expect(new Date(`${first?.date}T00:00:00Z`).getUTCDay()).toBe(firstDay);
        expect(daysBetween(first?.date ?? '', cells.at(-1)?.date ?? '')).toBe(41);
        expect(cells.findIndex((cell) => cell.isInMonth)).toBeLessThan(7);
      }
    }
  }
});

test('CONST-26 days of the month are distinguished from those around it', () => {
  const cells = calendarCells(2026, 11, monday);
  const inMonth = cells.filter((cell) => cell.isInMonth);
  expect(cells[0]).toEqual({ date: '2026-10-26', day: 26, isInMonth: false });
  expect(inMonth.map((cell) => cell.day)).toEqual(Array.from({ length: 30 }, (_, index) => index + 1));
  expect(inMonth[0]?.date).toBe('2026-11-01');
  expect(cells[41]?.date).toBe('2026-12-06');
  expect(calendarCells(2026, 11, sunday)[0]?.date).toBe('2026-11-01');
});

test('CONST-27 the years range from 100 back to 52 ahead, inclusive', () => {
  const years = pickerYears(2026);
  expect(years).toHaveLength(153);
  expect(years[0]).toBe(1926);
  expect(years.at(-1)).toBe(2078);
  expect([...years].sort((a, b) => a - b)).toEqual(years);
});

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
