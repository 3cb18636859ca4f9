interface Cluster {
  /** The mean of the wanted positions of the first label. */
  readonly start: number;
  readonly labels: number;
}

/**
 * Positions the labels at the ends of lines so that they do not overlap: returns positions in the order and unit of `values`, at least `gap`
 * apart, within [least, most], and with the smallest squared distance to the values. Labels that touch move apart together (isotonic
 * regression), so that none drifts further than its neighbors. Null for labels that don't fit: the last of `values` are left out first.
 */
export function positionEndLabels(
  values: readonly number[],
  gap: number,
  [least, most]: readonly [number, number],
): readonly (number | null)[] {
  const fitting = Math.min(values.length, Math.floor((most - least) / gap) + 1);
  const sorted = values
    .slice(0, fitting)
    .map((value, at) => ({ value, at }))
    .sort((a, b) => a.value - b.value);
  const clusters: Cluster[] = [];
  for (const [index, { value }] of sorted.entries()) {
    let last: Cluster = { start: value - index * gap, labels: 1 };
    for (let before = clusters.at(-1); before && before.start > last.start; before = clusters.at(-1)) {
      clusters.pop();
      last = mergeClusters(before, last);
    }
    clusters.push(last);
  }
  const highest = most - (sorted.length - 1) * gap;
  const starts = clusters.flatMap(({ start, labels }) =>
    Array.from({ length: labels }, () => Math.min(highest, Math.max(least, start))),
  );
  const positions = new Map(sorted.map(({ at }, index) => [at, (starts[index] ?? least) + index * gap]));
  return values.map((_, at) => positions.get(at) ?? null);
}

/** Two clusters that overlap move as one. */
function mergeClusters(one: Cluster, other: Cluster): Cluster {
  const labels = one.labels + other.labels;
  return { labels, start: (one.start * one.labels + other.start * other.labels) / labels };
}
