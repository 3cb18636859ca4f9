import type { ReleaseDimension } from '../mergeCategories.ts';

interface Group {
  /** Its categories; none for the overall result. */
  readonly members: readonly string[];
}

/**
 * The value of the groups of a plan: 2 for each group under its own name and 1 for each merged group, which says less about its members.
 * A group counts the same in every cut and at every size, because the administrator chose all cuts. The overall result counts 0, because
 * every plan has it.
 */
export function valueOfGroups(groups: readonly Group[]): number {
  return groups.reduce(
    (sum, { members }) => sum + (members.length === 1 ? 2 : Math.min(members.length, 1)),
    0,
  );
}

/** Returns the highest value that the groups of a cut can have if each reaches the minimum. */
export function mostValueOfCut({ categories, minimum, isLeftOutWhenSmall }: ReleaseDimension): number {
  const small = categories.filter(({ n }) => n < minimum);
  const own = categories.length - small.length;
  const people = small.reduce((sum, { n }) => sum + n, 0);
  if (categories.length < 2 || (isLeftOutWhenSmall && people > 0)) return 0;
  if (people > 0 && people < minimum) return own > 1 ? 2 * own - 1 : 0;
  return 2 * own + Math.floor(people / minimum);
}
