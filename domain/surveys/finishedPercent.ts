interface Share {
  readonly exact: { readonly invited: number; readonly finished: number } | null;
  readonly finished_percent: number | null;
}

/** Returns the percentage of invited people who finished: exact where they are known by name, else in steps. Null if it isn't shown. */
export function finishedPercent({ exact, finished_percent }: Share): number | null {
  if (exact === null) return finished_percent;
  return exact.invited === 0 ? null : Math.round((100 * exact.finished) / exact.invited);
}
