import { categoryKey, type ReleaseCategory, type ReleaseDimension } from '../mergeCategories.ts';

/** Separates `part` from the merged category that contains it; null if there is none, or if what remains is too small. */
export function splitCategory(dimension: ReleaseDimension, part: ReleaseCategory): ReleaseDimension | null {
  const { categories, minimum } = dimension;
  const whole = categories.find(({ members }) => part.members.every((member) => members.includes(member)));
  if (!whole || whole.members.length === part.members.length) return null;
  const rest = {
    members: whole.members.filter((member) => !part.members.includes(member)),
    n: whole.n - part.n,
  };
  if (part.n < minimum || rest.n < minimum) return null;
  return { ...dimension, categories: [...categories.filter((other) => other !== whole), part, rest] };
}

/** The categories of a cut, the largest first. */
export function sortCategories(categories: readonly ReleaseCategory[]): readonly ReleaseCategory[] {
  return [...categories].sort((a, b) => b.n - a.n || (categoryKey(a) < categoryKey(b) ? -1 : 1));
}

/** All pairs of categories, merged. */
export function listPairs(categories: readonly ReleaseCategory[]): readonly ReleaseCategory[] {
  return categories.flatMap((a, i) =>
    categories.slice(i + 1).map((b) => ({ members: [...a.members, ...b.members].sort(), n: a.n + b.n })),
  );
}

/** The dimension with all its categories merged, which says nothing about them. */
export function mergeAll(dimension: ReleaseDimension): ReleaseDimension {
  const { categories } = dimension;
  const members = categories.flatMap((category) => category.members).sort();
  return { ...dimension, categories: [{ members, n: categories.reduce((sum, { n }) => sum + n, 0) }] };
}
