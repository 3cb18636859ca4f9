import { addDays, daysInMonth, formatIsoDay } from './days.ts';

const cellCount = 42;
const daysPerWeek = 7;

export interface CalendarCell {
  /** ISO date. */
  readonly date: string;
  readonly day: number;
  readonly isInMonth: boolean;
}

/**
 * The 42 days of a calendar page (CONST-26), starting with the week of the first day of the month. `month` is 1 to 12; `firstDayOfWeek` is
 * 0 (Sunday) to 6 (Saturday).
 */
export function calendarCells(year: number, month: number, firstDayOfWeek: number): readonly CalendarCell[] {
  const first = formatIsoDay({ year, month, day: 1 });
  const weekday = new Date(`${first}T00:00:00Z`).getUTCDay();
  const leading = (weekday - firstDayOfWeek + daysPerWeek) % daysPerWeek;
  const length = daysInMonth(year, month);
  return Array.from({ length: cellCount }, (_, index) => {
    const date = addDays(first, index - leading);
    const isInMonth = index >= leading && index < leading + length;
    return { date, day: Number(date.slice(8)), isInMonth };
  });
}
