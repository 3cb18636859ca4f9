/**
 * The reliability, 0-1, of the mean of `raters` raters, given one rater's reliability `single`: r_m = m r1 / (1 + (m - 1) r1). Source:
 * Spearman and Brown, methods 1.5.
 */
export function reliabilityOfMean(single: number, raters: number): number {
  if (raters <= 0 || single <= 0) return 0;
  return (raters * single) / (1 + (raters - 1) * single);
}

/**
 * The minimum number of raters, at least 1, whose mean reaches the given reliability; null unless both reliabilities are between 0 and
 * 1, exclusive. Source: the same formula solved for m, methods 1.5.
 */
export function ratersNeeded(single: number, wanted: number): number | null {
  const isShare = (share: number) => share > 0 && share < 1;
  if (!isShare(single) || !isShare(wanted)) return null;
  return Math.max(1, Math.ceil((wanted * (1 - single)) / (single * (1 - wanted)) - HAIR));
}

/** Tolerance for published reliabilities that are rounded slightly above an exact value. */
const HAIR = 1e-9;
