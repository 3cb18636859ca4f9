/**
 * Selects entries of the list in order, leaving out each entry with which the selection so far would fail. Every part of a passing
 * selection must pass as well; therefore the first failing entry is found by bisection.
 */
export function selectPassing(
  list: readonly number[],
  passes: (selection: readonly number[]) => boolean,
): readonly number[] {
  const selection: number[] = [];
  let left = list;
  while (left.length > 0) {
    if (passes([...selection, ...left])) return [...selection, ...left];
    let first = 0;
    for (let failing = left.length; failing > 1; ) {
      const half = left.slice(first, first + Math.floor(failing / 2));
      if (passes([...selection, ...half])) {
        selection.push(...half);
        first += half.length;
        failing -= half.length;
      } else failing = half.length;
    }
    left = left.slice(first + 1);
  }
  return selection;
}
