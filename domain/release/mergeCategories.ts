/** Category of respondents who did not state an attribute; no real category has this name. */
export const NOT_STATED = '(not stated)';

/** Sensitive attributes, whose groups need a higher minimum size (methods 2.4). */
const sensitiveCuts: readonly string[] = ['race', 'gender', 'decade'];

/** A published group: one category, or several merged ones listed in `members`. */
export interface ReleaseCategory {
  readonly members: readonly string[];
  readonly n: number;
}

/** One cut of the respondents. Its categories always partition them. */
export interface ReleaseDimension {
  readonly dim: string;
  readonly minimum: number;
  /** The cut is omitted if categories would have to be merged; accounts can choose this for sensitive attributes (R6). */
  readonly isLeftOutWhenSmall?: boolean;
  readonly categories: readonly ReleaseCategory[];
}

/** Stable key of a category: its sorted members, joined. */
export function categoryKey({ members }: ReleaseCategory): string {
  return members.join('|');
}

/**
 * Minimum number of people in a category of a cut: k; for race, gender and decade at least `sensitiveK` (10 unless the account changes it)
 * and never below 5.
 */
export function minimumCategorySize(dim: string, k: number, sensitiveK = 10): number {
  return sensitiveCuts.includes(dim) ? Math.max(5, k, sensitiveK) : k;
}

/**
 * R6: merges the smallest category with the next smallest until each reaches the minimum of the dimension, so that all respondents are
 * included. Null if only one category remains, because it would repeat the overall result.
 */
export function mergeSmallCategories(dimension: ReleaseDimension): ReleaseDimension | null {
  let categories = [...dimension.categories].sort(bySize);
  if (dimension.isLeftOutWhenSmall && (categories[0]?.n ?? 0) < dimension.minimum) return null;
  while (categories.length > 1 && (categories[0]?.n ?? 0) < dimension.minimum) {
    categories = mergedFirst(categories);
  }
  return categories.length > 1 ? { ...dimension, categories } : null;
}

/** Merges `category` with the smallest other one of its dimension; null if the dimension is dropped as a result. */
export function mergeCategory(
  dimension: ReleaseDimension,
  category: ReleaseCategory,
): ReleaseDimension | null {
  if (dimension.isLeftOutWhenSmall) return null;
  const others = dimension.categories.filter((other) => other !== category).sort(bySize);
  return mergeSmallCategories({ ...dimension, categories: mergedFirst([category, ...others]) });
}

/**
 * After a failed audit, merges the smallest category for which the predicate is true, one that contains a person of the witness. Null if
 * nothing can be merged.
 */
export function mergeSmallestMatchingCategory(
  dimensions: readonly ReleaseDimension[],
  matches: (dim: string, category: ReleaseCategory) => boolean,
): readonly ReleaseDimension[] | null {
  const candidates = dimensions.flatMap((dimension) =>
    dimension.categories
      .filter((category) => matches(dimension.dim, category))
      .map((category) => ({ dimension, category })),
  );
  const smallest = candidates.reduce<(typeof candidates)[number] | null>(
    (best, next) => (best === null || bySize(next.category, best.category) < 0 ? next : best),
    null,
  );
  if (smallest === null) return null;
  return dimensions.flatMap((dimension) => {
    if (dimension !== smallest.dimension) return [dimension];
    return mergeCategory(dimension, smallest.category) ?? [];
  });
}

function mergedFirst([first, second, ...rest]: readonly ReleaseCategory[]): ReleaseCategory[] {
  if (!first || !second) return first ? [first] : [];
  const members = [...first.members, ...second.members].sort();
  return [{ members, n: first.n + second.n }, ...rest].sort(bySize);
}

function bySize(a: ReleaseCategory, b: ReleaseCategory): number {
  if (a.n !== b.n) return a.n - b.n;
  return categoryKey(a) < categoryKey(b) ? -1 : 1;
}
