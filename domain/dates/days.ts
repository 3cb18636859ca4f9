/** The length of a day in milliseconds. */
export const dayMs = 86_400_000;
const isoShape = /^(\d{4})-(\d{2})-(\d{2})$/;

/** A calendar day; `month` is 1 to 12. */
export interface Day {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** Number of days in a month; `month` is 1 to 12. */
export function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

function isLeapYear(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
}

/** Whether the day exists in the calendar; February 31 does not. */
export function isCalendarDay({ year, month, day }: Day): boolean {
  return year >= 1 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
}

/** Formats the day as `YYYY-MM-DD`. */
export function formatIsoDay({ year, month, day }: Day): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;
}

/** Parses `YYYY-MM-DD`. Throws `RangeError` for any other text and for dates that do not exist. */
export function parseIsoDay(iso: string): Day {
  const [, year, month, day] = isoShape.exec(iso) ?? [];
  const parts = { year: Number(year), month: Number(month), day: Number(day) };
  if (!isCalendarDay(parts)) throw new RangeError(`not a calendar day: ${iso}`);
  return parts;
}

function dayNumber(iso: string): number {
  return Date.parse(formatIsoDay(parseIsoDay(iso))) / dayMs;
}

/** Adds a number of days, possibly negative, to an ISO date. Independent of time zones. */
export function addDays(iso: string, days: number): string {
  return new Date((dayNumber(iso) + days) * dayMs).toISOString().slice(0, 10);
}

/** Days from one ISO date to another; negative if the second is earlier. */
export function daysBetween(from: string, to: string): number {
  return dayNumber(to) - dayNumber(from);
}
