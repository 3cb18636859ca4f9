import { addDays, daysBetween, daysInMonth, formatIsoDay, parseIsoDay } from '../dates/days.ts';
import type { DayRange } from './calendarEntries.ts';

/** `agenda` lists the entries of a month. */
export const calendarViews = ['month', 'week', 'agenda'] as const;
export type CalendarView = (typeof calendarViews)[number];

/** Returns the day in the previous (-1) or next (1) month or week. In a shorter month, it is the last day. */
export function moveDay(view: CalendarView, day: string, by: -1 | 1): string {
  if (view === 'week') return addDays(day, 7 * by);
  const { year, month, day: ofMonth } = parseIsoDay(day);
  const months = year * 12 + month - 1 + by;
  const target = { year: Math.floor(months / 12), month: (months % 12) + 1 };
  return formatIsoDay({ ...target, day: Math.min(ofMonth, daysInMonth(target.year, target.month)) });
}

/** A Monday, from which weeks are counted. */
const someMonday = '2024-01-01';

/** Returns the Monday of a day's week. Weeks begin on Monday in every language, as they do where a date is entered. */
export function startOfWeek(day: string): string {
  return addDays(day, -(((daysBetween(someMonday, day) % 7) + 7) % 7));
}

/** Returns days that include all that the view shows, wherever its weeks begin. */
export function daysToLoad(view: CalendarView, day: string): DayRange {
  if (view === 'week') return { from: addDays(day, -7), to: addDays(day, 7) };
  const first = `${day.slice(0, 8)}01`;
  return { from: addDays(first, -7), to: addDays(first, 44) };
}
