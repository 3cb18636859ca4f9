import type { ReleaseDimension } from '../mergeCategories.ts';

interface Group {
  /** Its categories; none for the overall result. */
  readonly members: readonly string[];
}

/**
 * What the groups of a plan are worth: 2 for each group under its own name and 1 for each merged group, which says less about its members.
 * A group counts the same in every cut and at every size, because the administrator chose all cuts. The overall result counts nothing, as
 * every plan has it.
 */
export function valueOfGroups(groups: readonly Group[]): number {
  return groups.reduce(
    (sum, { members }) => sum + (members.length === 1 ? 2 : Math.min(members.length, 1)),
    0,
  );
}

/** The most that the groups of a cut can be worth if each reaches the minimum. */
export function mostValueOfCut({ categories, minimum, isLeftOutWhenSmall }: ReleaseDimension): number {
  const small = categories.filter(({ n }) => n < minimum);
  const own = categories.length - small.length;
  const people = small.reduce((sum, { n }) => sum + n, 0);
  if (categories.length < 2 || (isLeftOutWhenSmall && people > 0)) return 0;
  if (people > 0 && people < minimum) return own > 1 ? 2 * own - 1 : 0;
  return 2 * own + Math.floor(people / minimum);
}
