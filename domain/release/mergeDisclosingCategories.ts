import { mergeSmallestMatchingCategory, type ReleaseDimension } from './mergeCategories.ts';
import { buildReleaseGroups, isInCategory, type RespondentAtom } from './respondentAtoms.ts';
import { rowSpaceOf } from './rowSpace.ts';

type Cells = readonly (readonly number[])[];

/**
 * Merges categories until no row of one basis of the cells isolates fewer than `k` people. This saves an audit after each merge, but only
 * the audit proves that the result is safe. `earlier` are cells that are already published.
 */
export function mergeDisclosingCategories(
  dimensions: readonly ReleaseDimension[],
  atoms: readonly RespondentAtom[],
  earlier: Cells,
  k: number,
): readonly ReleaseDimension[] {
  const groups = buildReleaseGroups(dimensions, atoms);
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
    const merged = mergeSmallestWitnessCategory(touched, current, atoms);
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
export function mergeSmallestWitnessCategory(
  witness: readonly number[],
  dimensions: readonly ReleaseDimension[],
  atoms: readonly RespondentAtom[],
): readonly ReleaseDimension[] | null {
  const touched = witness.flatMap((index) => atoms[index] ?? []);
  return mergeSmallestMatchingCategory(dimensions, (dim, category) =>
    touched.some((atom) => isInCategory(atom, dim, category)),
  );
}

/** Pairs of members whose categories were merged; all members if the dimension was dropped. */
function mergedPairs(
  before: ReleaseDimension,
  after: ReleaseDimension | undefined,
): readonly (readonly [string, string])[] {
  const everyone = before.categories.flatMap(({ members }) => members);
  const together = after ? after.categories.map(({ members }) => members) : [everyone];
  return together.flatMap(([first, ...others]) => others.map((other) => [first ?? '', other] as const));
}
