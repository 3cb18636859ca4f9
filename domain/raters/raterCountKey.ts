interface RaterCount {
  readonly approved: number;
  readonly proposed: number;
  /** Null if the number of raters isn't limited where the count is shown. */
  readonly needed: { readonly minimum: number; readonly maximum: number } | null;
}

const rangeKey = (needed: RaterCount['needed']) => {
  if (!needed) return 'plain';
  if (needed.minimum === needed.maximum) return 'exact';
  return needed.minimum > 0 ? 'range' : 'atMost';
};

/** Returns the key of the sentence for a number of raters, such as "4 of 3 to 6 approved, 1 pending". */
export function raterCountKey({ proposed, needed }: RaterCount): string {
  return proposed > 0 ? `${rangeKey(needed)}Pending` : rangeKey(needed);
}
