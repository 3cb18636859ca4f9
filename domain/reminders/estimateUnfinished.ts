/** Estimates are rounded to these steps, the larger one from a hundred people on. */
const steps = { small: 5, large: 25 } as const;

/**
 * Estimates how many people haven't finished, from the number of invited people and the reported participation rate, which is as of
 * yesterday and in steps of 5 percent: the estimate reveals nothing more. Null if no rate is reported; 0 if about everyone has finished.
 */
export function estimateUnfinished(invited: number, participationPercent: number | null): number | null {
  if (participationPercent === null) return null;
  const unfinished = (invited * (100 - participationPercent)) / 100;
  const step = unfinished >= 100 ? steps.large : steps.small;
  return Math.round(unfinished / step) * step;
}
