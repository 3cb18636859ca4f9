/**
 * How far the mean of `raters` raters can be trusted, 0..1, when one rater's reliability is `single`:
 * r_m = m r1 / (1 + (m - 1) r1). Source: Spearman and Brown, methods 1.5.
 */
export function reliabilityOfMean(single: number, raters: number): number {
  if (raters <= 0 || single <= 0) return 0;
  return (raters * single) / (1 + (raters - 1) * single);
}

/**
 * The fewest raters whose mean reaches `wanted`, at least 1; both reliabilities above 0 and below 1, else null.
 * Source: the same formula solved for m, methods 1.5.
 */
export function ratersNeeded(single: number, wanted: number): number | null {
  const isShare = (share: number) => share > 0 && share < 1;
  if (!isShare(single) || !isShare(wanted)) return null;
  return Math.max(1, Math.ceil((wanted * (1 - single)) / (single * (1 - wanted)) - HAIR));
}

/** Published values end a hair above the whole number they stand for. */
const HAIR = 1e-9;
