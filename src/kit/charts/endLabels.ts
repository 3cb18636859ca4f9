/**
 * Places for labels at the ends of lines so that none covers another: values in any order, places in the same
 * order and unit, at least `gap` apart and as near to their values as it goes without leaving [least, most].
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
