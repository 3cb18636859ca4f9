interface LabelExtent {
  /** The middle of the label. */
  readonly x: number;
  readonly width: number;
}

/**
 * The indexes of the labels above the points of a line that don't overlap. Labels are ordered from left to right; the last one, which is the
 * latest value, is always shown, and the others where there is room before the ones already shown.
 */
export function spacedPoints(labels: readonly LabelExtent[]): readonly number[] {
  const shown: number[] = [];
  let free = Number.POSITIVE_INFINITY;
  for (const [at, { x, width }] of [...labels.entries()].reverse()) {
    if (x + width / 2 > free) continue;
    shown.unshift(at);
    free = x - width / 2;
  }
  return shown;
}
