import { type Atom, groupsOf, isInCategory } from './atoms.ts';
import { type Dimension, mergeTouched } from './mergeCategories.ts';
import { rowSpaceOf } from './rowSpace.ts';

type Cells = readonly (readonly number[])[];

/**
 * Merges categories until no row of one basis of the cells isolates fewer than `k` people. This saves an audit per merge, but only the
 * audit proves safety. `earlier` are cells already published.
 */
export function mergeDisclosed(
  dimensions: readonly Dimension[],
  atoms: readonly Atom[],
  earlier: Cells,
  k: number,
): readonly Dimension[] {
  const groups = groupsOf(dimensions, atoms);
  const groupIndices = new Map(
    groups.flatMap(({ dim, members }, index) => members.map((member) => [`${dim}:${member}`, index])),
  );
  const space = rowSpaceOf(
    [...groups.map((group) => group.atoms), ...earlier],
    atoms.map(({ people }) => people.length),
    k - 1,
  );
  let current = dimensions;
  for (let touched = space.lightRow(); touched; touched = space.lightRow()) {
    const merged = mergeTouchedBy(touched, current, atoms);
    if (!merged) break;
    for (const dimension of current) {
      if (merged.includes(dimension)) continue;
      for (const [a, b] of mergedPairs(
        dimension,
        merged.find(({ dim }) => dim === dimension.dim),
      )) {
        space.join(
          groupIndices.get(`${dimension.dim}:${a}`) ?? 0,
          groupIndices.get(`${dimension.dim}:${b}`) ?? 0,
        );
      }
    }
    current = merged;
  }
  return current;
}

/** Merges the smallest category that contains a person of the witness. */
export function mergeTouchedBy(
  witness: readonly number[],
  dimensions: readonly Dimension[],
  atoms: readonly Atom[],
): readonly Dimension[] | null {
  const touched = witness.flatMap((index) => atoms[index] ?? []);
  return mergeTouched(dimensions, (dim, category) =>
    touched.some((atom) => isInCategory(atom, dim, category)),
  );
}

/** Pairs of members whose categories were merged; all members if the dimension was dropped. */
function mergedPairs(
  before: Dimension,
  after: Dimension | undefined,
): readonly (readonly [string, string])[] {
  const everyone = before.categories.flatMap(({ members }) => members);
  const together = after ? after.categories.map(({ members }) => members) : [everyone];
  return together.flatMap(([first, ...others]) => others.map((other) => [first ?? '', other] as const));
}
