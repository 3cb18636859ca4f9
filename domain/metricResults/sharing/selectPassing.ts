/**
 * The longest selection that passes if those who fail are left out in order: each is left out only if the selection before fails with it.
 * A part of a selection that passes has to pass as well, so halving the list finds the first who fails.
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
