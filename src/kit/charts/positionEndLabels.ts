/**
 * Positions the labels at the ends of lines so that they do not overlap: Returns positions in the order and unit of `values`, at least
 * `gap` apart, within [least, most] and as close to the values as possible.
 */
export function positionEndLabels(
  values: readonly number[],
  gap: number,
  [least, most]: readonly [number, number],
): readonly number[] {
  const sorted = values.map((value, at) => ({ value, at })).sort((a, b) => a.value - b.value);
  const positions: number[] = [];
  sorted.reduce((floor, { value, at }) => {
    const index = Math.max(floor, value);
    positions[at] = index;
    return index + gap;
  }, least);
  sorted.toReversed().reduce((ceiling, { at }) => {
    const index = Math.min(ceiling, positions[at] ?? ceiling);
    positions[at] = index;
    return index - gap;
  }, most);
  return positions;
}
