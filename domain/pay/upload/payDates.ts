import { formatIsoDay, isCalendarDay } from '../../dates/days.ts';
import { parseDayMonthYear } from '../../dates/parseDayMonthYear.ts';

/** How a file writes dates with the year last: day first or month first. */
export const dateOrders = ['dmy', 'mdy'] as const;
export type DateOrder = (typeof dateOrders)[number];

const yearFirst = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ].*)?$/;
const yearLast = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d{2})$/;

/** Finds the order that some dates of a file require; null if none does, or if they contradict each other. */
export function detectDateOrder(cells: readonly string[]): DateOrder | null {
  const orders = new Set<DateOrder>();
  for (const cell of cells) {
    const [, first, separator, second] = yearLast.exec(cell.trim()) ?? [];
    if (separator === undefined || separator === '.') continue;
    if (Number(first) > 12) orders.add('dmy');
    if (Number(second) > 12) orders.add('mdy');
  }
  const [only] = orders;
  return orders.size === 1 && only ? only : null;
}

export type DateReading = { readonly day: string } | { readonly problem: 'dateUnknown' | 'dateAmbiguous' };

/**
 * Reads a date: year first, day.month.year with periods, or the order of the file. Without an order, a date that both orders allow is a
 * problem rather than a guess. `today` decides the century of two-digit years.
 */
export function readPayDate(text: string, order: DateOrder | null, today: string): DateReading {
  const cell = text.trim();
  const [, year, month, day] = yearFirst.exec(cell) ?? [];
  if (year !== undefined) {
    const written = { year: Number(year), month: Number(month), day: Number(day) };
    return isCalendarDay(written) ? { day: formatIsoDay(written) } : { problem: 'dateUnknown' };
  }
  const [, first, separator, second, last] = yearLast.exec(cell) ?? [];
  const dayFirst = parseDayMonthYear(cell, today);
  if (separator === '.' || separator === undefined) return found(dayFirst);
  const monthFirst = parseDayMonthYear([second, first, last].join('/'), today);
  if (order !== null) return found(order === 'dmy' ? dayFirst : monthFirst);
  if (dayFirst !== null && monthFirst !== null && dayFirst !== monthFirst)
    return { problem: 'dateAmbiguous' };
  return found(dayFirst ?? monthFirst);
}

const found = (day: string | null): DateReading => (day === null ? { problem: 'dateUnknown' } : { day });
