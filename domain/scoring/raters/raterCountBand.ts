const bounds = [10, 5, 3] as const;

/** Lower bound of a band of raters: 3-4, 5-9, 10 and more; 1 is a single manager. */
export type RaterCountBand = 1 | 3 | 5 | 10;

/** The displayed band of a number of raters (R9): the exact number would reveal who has answered (R17). */
export function raterCountBand(raters: number): RaterCountBand {
  return bounds.find((bound) => raters >= bound) ?? 1;
}
