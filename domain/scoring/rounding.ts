/**
 * Rounding tolerance: sums of thirds deviate slightly from exact halves, depending on the order of addition. Scores are fractions with
 * denominators far below 1e8, so this tolerance never lifts a value that is truly below the half.
 */
const TOLERANCE = 1e-9;

/** Rounds to an integer, halves up: 72.5 becomes 73, regardless of floating-point error. */
export function roundHalfUp(value: number): number {
  return Math.floor(value + 0.5 + TOLERANCE);
}

/** Whether `value` is at least `bound`, within the same tolerance. */
export function isAtLeast(value: number, bound: number): boolean {
  return value >= bound - TOLERANCE;
}
