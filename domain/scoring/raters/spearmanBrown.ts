/**
 * The reliability, 0-1, of the mean of `raters` raters, given one rater's reliability `single`: r_m = m r1 / (1 + (m - 1) r1). Source:
 * Spearman and Brown, methods 1.5.
 */
export function reliabilityOfMean(single: number, raters: number): number {
  if (raters <= 0 || single <= 0) return 0;
  return (raters * single) / (1 + (raters - 1) * single);
}

/** The reliability of one rater, given that of the mean of `raters`: r1 = r_m / (m - (m - 1) r_m). */
export function reliabilityOfOne(mean: number, raters: number): number {
  if (raters <= 0 || mean <= 0) return 0;
  return mean / (raters - (raters - 1) * mean);
}
