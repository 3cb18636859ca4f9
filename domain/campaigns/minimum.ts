import { Refusal } from '../refusal.ts';

/** The fewest people any published number of a benchmark rests on. */
export const lowestMinimum = 5;

/**
 * The minimum group size a campaign promises may rise until it is launched and never falls. `previous` is
 * null for a new campaign; whether it is launched is `mayEdit`'s question. Answers the wanted number; throws
 * `Refusal('minimum_lowered', 409)` below the previous one, below 5, and for what is no number.
 */
export function checkMinimum(previous: number | null, wanted: number): number {
  if (wanted >= Math.max(previous ?? lowestMinimum, lowestMinimum)) return wanted;
  throw new Refusal('minimum_lowered', 409);
}
