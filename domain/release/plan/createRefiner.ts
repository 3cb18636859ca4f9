import { NOT_STATED, type ReleaseCategory, type ReleaseDimension } from '../mergeCategories.ts';
import { type CellFilter, createCellFilter, type WorkBudget } from './cellFilter.ts';
import type { PlanInput } from './planInput.ts';
import { listPairs, sortCategories, splitCategory } from './splitCategory.ts';

export type Dimensions = readonly ReleaseDimension[];

/**
 * Returns a function that splits the merged categories of safe dimensions, one dimension after another, as long as no disclosure is found. It
 * stops when the work is used up.
 */
export function createRefiner(
  { atoms, weights, earlier, cuts, k }: PlanInput,
  work: WorkBudget,
): (dimensions: Dimensions) => Dimensions {
  const singlesOf = new Map(cuts.map(({ dim, categories }) => [dim, sortCategories(categories)]));
  const published = [[...atoms.keys()], ...earlier];
  const indexOf = new Map<string, number>();
  const categories = cuts.flatMap(({ dim, categories }) =>
    categories.flatMap(({ members }) => {
      const [member = ''] = members;
      indexOf.set(keyOf(dim, member), published.length + indexOf.size);
      return [[...atoms.keys()].filter((atom) => (atoms[atom]?.values[dim] ?? NOT_STATED) === member)];
    }),
  );
  const firstFilter = createCellFilter([...published, ...categories], { weights, k }, work);
  for (const index of published.keys()) firstFilter.add([index]);

  const indicesOf = (dim: string, members: readonly string[]) =>
    members.flatMap((member) => indexOf.get(keyOf(dim, member)) ?? []);

  /** Separates single categories, the largest first, and then pairs of those that are still merged. */
  function refineDimension(dimension: ReleaseDimension, filter: CellFilter): ReleaseDimension {
    const { dim } = dimension;
    let current = dimension;
    const separate = (part: ReleaseCategory) => {
      const finer = work.left > 0 ? splitCategory(current, part) : null;
      if (finer && filter.offer(indicesOf(dim, part.members))) current = finer;
    };
    const alone = singlesOf.get(dim) ?? [];
    for (const part of alone) separate(part);
    for (const { members } of current.categories) {
      const merged = alone.filter((part) => part.members.every((member) => members.includes(member)));
      for (const part of listPairs(merged)) separate(part);
    }
    return current;
  }

  return (dimensions) => {
    let filter = firstFilter.copy();
    for (const { dim, categories } of dimensions) {
      for (const { members } of categories.slice(1)) filter.add(indicesOf(dim, members));
    }
    return dimensions.map((dimension) => {
      const next = filter.copy();
      const refined = refineDimension(dimension, next);
      const isMerged = refined.categories.some(({ members }) => members.length > 1);
      if (dimension.isLeftOutWhenSmall && isMerged) return dimension;
      filter = next;
      return refined;
    });
  };
}

const keyOf = (dim: string, member: string) => JSON.stringify([dim, member]);
