/**
 * Sums of thirds end a hair beside their true half, differently for each order of adding. Scores are fractions
 * with denominators far below 1e8, so a step this small never lifts a value that is truly below the half.
 */
const HAIR = 1e-9;

/** Rounds to an integer, halves upward: 72.5 becomes 73 whatever the order its parts were added in. */
export function roundHalfUp(value: number): number {
  return Math.floor(value + 0.5 + HAIR);
}

/** Whether `value` is at least `bound`, up to the same hair. */
export function reaches(value: number, bound: number): boolean {
  return value >= bound - HAIR;
}
