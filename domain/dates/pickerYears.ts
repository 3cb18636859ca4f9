/** Range of the date picker's year list (CONST-27). */
export const yearsBack = 100;
export const yearsAhead = 52;

/** The 153 selectable years, ascending, both ends included. */
export function pickerYears(currentYear: number): readonly number[] {
  return Array.from({ length: yearsBack + 1 + yearsAhead }, (_, index) => currentYear - yearsBack + index);
}
