import { isYearFirst } from './formatDate.ts';
import { parseDayMonthYear } from './parseDayMonthYear.ts';

const yearFirst = /^(\d{4}|\d{2})([/.-])(\d{1,2})\2(\d{1,2})$/;

/**
 * Parses a date as it is typed in a field of a language, into `YYYY-MM-DD`; null for anything else, including dates that do not exist. Every
 * language accepts day-month-year (VAL-03) and dates with a four-digit year first. A two-digit year comes first only in languages that
 * write dates that way. `today`, an ISO date, decides its century.
 */
export function parseTypedDay(text: string, today: string, language: string): string | null {
  const typed = text.replace(/\s/g, '').replace(/\.$/, '');
  const [, year = '', , month, day] = yearFirst.exec(typed) ?? [];
  const beginsWithYear = year.length === 4 || (year !== '' && isYearFirst(language));
  return parseDayMonthYear(beginsWithYear ? `${day}/${month}/${year}` : typed, today);
}
