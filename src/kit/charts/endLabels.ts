/**
 * Positions for the labels at the ends of lines so that they do not overlap: in the order and unit of `values`, at
 * least `gap` apart, within [least, most] and as close to the values as possible.
 */
export function endLabels(
  values: readonly number[],
  gap: number,
  [least, most]: readonly [number, number],
): readonly number[] {
  const rising = values.map((value, at) => ({ value, at })).sort((a, b) => a.value - b.value);
  const places: number[] = [];
  rising.reduce((floor, { value, at }) => {
    const index = Math.max(floor, value);
    places[at] = index;
    return index + gap;
  }, least);
  rising.toReversed().reduce((ceiling, { at }) => {
    const index = Math.min(ceiling, places[at] ?? ceiling);
    places[at] = index;
    return index - gap;
  }, most);
  return places;
}
