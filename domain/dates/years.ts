/** The reach of the date picker's list of years (CONST-27). */
export const yearsBack = 100;
export const yearsAhead = 52;

/** The years to choose from, ascending, both ends included: 153 of them. */
export function pickerYears(currentYear: number): readonly number[] {
  return Array.from({ length: yearsBack + 1 + yearsAhead }, (_, index) => currentYear - yearsBack + index);
}
