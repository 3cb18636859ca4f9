/** How a person who did not state an attribute is counted: as a category of its own, named as nothing else can be. */
export const UNKNOWN = '(not stated)';

/** Attributes a person could be harmed by; they need more company than others (methods 2.4). */
const sensitiveCuts: readonly string[] = ['race', 'gender', 'decade'];

/** A published group: one category or several merged ones, whose `members` it can be named by. */
export interface Category {
  readonly members: readonly string[];
  readonly n: number;
}

/** One cut of the respondents. Its categories are always a partition of them. */
export interface Dimension {
  readonly dim: string;
  readonly minimum: number;
  /** Dropped where categories would have to be merged: the account may choose that for what is sensitive (R6). */
  readonly isLeftOutWhenSmall?: boolean;
  readonly categories: readonly Category[];
}

/** The stable key of a category: its members in order of their names, joined. */
export function categoryKey({ members }: Category): string {
  return members.join('|');
}

/**
 * Fewest people in a category of a cut: k, for race, gender and decade at least `sensitiveK`
 * (10 unless the account decides otherwise), never below 5 there.
 */
export function minimumFor(dim: string, k: number, sensitiveK = 10): number {
  return sensitiveCuts.includes(dim) ? Math.max(5, k, sensitiveK) : k;
}

/**
 * R6: merges the smallest category with the next smallest until each has the dimension's minimum, so that nobody
 * is hidden. Null when a single category is left: it would only repeat the overall.
 */
export function mergeSmall(dimension: Dimension): Dimension | null {
  let categories = [...dimension.categories].sort(bySize);
  if (dimension.isLeftOutWhenSmall && (categories[0]?.n ?? 0) < dimension.minimum) return null;
  while (categories.length > 1 && (categories[0]?.n ?? 0) < dimension.minimum) {
    categories = mergedFirst(categories);
  }
  return categories.length > 1 ? { ...dimension, categories } : null;
}

/** Merges `category` with the smallest other of its dimension; null when the dimension is then dropped. */
export function mergeCategory(dimension: Dimension, category: Category): Dimension | null {
  if (dimension.isLeftOutWhenSmall) return null;
  const others = dimension.categories.filter((other) => other !== category).sort(bySize);
  return mergeSmall({ ...dimension, categories: mergedFirst([category, ...others]) });
}

/**
 * The answer to a failed audit: of all categories that a person of the witness belongs to, the smallest is merged.
 * `touches` says whether the witness has somebody in that category. Null when none is left to merge.
 */
export function mergeTouched(
  dimensions: readonly Dimension[],
  touches: (dim: string, category: Category) => boolean,
): readonly Dimension[] | null {
  const candidates = dimensions.flatMap((dimension) =>
    dimension.categories
      .filter((category) => touches(dimension.dim, category))
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

function mergedFirst([first, second, ...rest]: readonly Category[]): Category[] {
  if (!first || !second) return first ? [first] : [];
  const members = [...first.members, ...second.members].sort();
  return [{ members, n: first.n + second.n }, ...rest].sort(bySize);
}

function bySize(a: Category, b: Category): number {
  if (a.n !== b.n) return a.n - b.n;
  return categoryKey(a) < categoryKey(b) ? -1 : 1;
}
