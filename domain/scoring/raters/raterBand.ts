const bounds = [10, 5, 3] as const;

/** The fewest a band of raters holds: 3 or 4, 5 to 9, 10 and more; 1 stands for a manager, who is one by nature. */
export type RaterBand = 1 | 3 | 5 | 10;

/** The band that a number of raters is told as (R9): the number itself would say who has answered (R17). */
export function raterBand(raters: number): RaterBand {
  return bounds.find((bound) => raters >= bound) ?? 1;
}
