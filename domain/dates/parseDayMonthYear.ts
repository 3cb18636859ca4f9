import { formatIsoDay, isCalendarDay, parseIsoDay } from './days.ts';
import { yearsAhead } from './pickerYears.ts';

const shape = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4}|\d{2})$/;

/**
 * Parses day-month-year separated by `/`, `-` or `.` (VAL-03 to VAL-09) into `YYYY-MM-DD`; null for anything else, including dates that do
 * not exist. `today`, an ISO date, decides the century of two-digit years.
 */
export function parseDayMonthYear(text: string, today: string): string | null {
  const [, dayText, , monthText, yearText] = shape.exec(text.trim()) ?? [];
  if (yearText === undefined) return null;
  const written = Number(yearText);
  const year = yearText.length === 2 ? expandYear(written, parseIsoDay(today).year) : written;
  const day = { year, month: Number(monthText), day: Number(dayText) };
  return isCalendarDay(day) ? formatIsoDay(day) : null;
}

/**
 * Returns the year in the current century, or in the previous one if it would be later than the last year of the date
 * picker.
 */
function expandYear(twoDigits: number, currentYear: number): number {
  const year = currentYear - (currentYear % 100) + twoDigits;
  return year > currentYear + yearsAhead ? year - 100 : year;
}
