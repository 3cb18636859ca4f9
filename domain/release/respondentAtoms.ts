import { categoryKey, NOT_STATED, type ReleaseCategory, type ReleaseDimension } from './mergeCategories.ts';

/** A respondent's attributes at launch, by cut; null where not stated. */
export type RespondentAttributes = Readonly<Record<string, string | null>>;

/** Respondents who are in exactly the same published cells. */
export interface RespondentAtom {
  readonly key: string;
  readonly values: RespondentAttributes;
  /** Indices of the respondents. */
  readonly people: readonly number[];
}

/** A candidate for a published group, with the indices of its atoms. */
export interface ReleaseGroup {
  readonly dim: string;
  readonly category: string;
  readonly members: readonly string[];
  readonly atoms: readonly number[];
}

/**
 * Groups respondents into atoms, in an order that does not depend on the order of `people`. Throws `RangeError` if an earlier cell contains
 * an unknown respondent.
 */
export function groupIntoAtoms(
  people: readonly RespondentAttributes[],
  cuts: readonly string[],
  earlierCells: readonly (readonly number[])[],
): readonly RespondentAtom[] {
  const earlierOf: number[][] = people.map(() => []);
  earlierCells.forEach((cell, at) => {
    for (const person of cell) {
      const own = earlierOf[person];
      if (!own) throw new RangeError('an earlier cell holds someone who is not among the respondents');
      own.push(at);
    }
  });
  const atoms = new Map<string, { key: string; values: RespondentAttributes; people: number[] }>();
  people.forEach((values, person) => {
    const key = JSON.stringify([cuts.map((dim) => values[dim] ?? NOT_STATED), earlierOf[person]]);
    const atom = atoms.get(key) ?? { key, values, people: [] };
    atom.people.push(person);
    atoms.set(key, atom);
  });
  return [...atoms.values()].sort((a, b) => (a.key < b.key ? -1 : 1));
}

/** Counts the respondents per value of a cut. */
export function countCategories(dim: string, atoms: readonly RespondentAtom[]): readonly ReleaseCategory[] {
  const counts = new Map<string, number>();
  for (const { values, people } of atoms) {
    const value = values[dim] ?? NOT_STATED;
    counts.set(value, (counts.get(value) ?? 0) + people.length);
  }
  return [...counts].map(([member, n]) => ({ members: [member], n }));
}

/** The groups of all dimensions: the overall group first, then by dimension and key. Sorting by size would reveal sizes. */
export function buildReleaseGroups(
  dimensions: readonly ReleaseDimension[],
  atoms: readonly RespondentAtom[],
): readonly ReleaseGroup[] {
  const cuts = dimensions.flatMap(({ dim, categories }) => {
    const groups = categories.map((category) => ({
      dim,
      category: categoryKey(category),
      members: category.members,
      atoms: [] as number[],
    }));
    const groupOf = new Map(groups.flatMap((group) => group.members.map((member) => [member, group])));
    for (const [index, { values }] of atoms.entries()) {
      groupOf.get(values[dim] ?? NOT_STATED)?.atoms.push(index);
    }
    return groups.sort((a, b) => (a.category < b.category ? -1 : 1));
  });
  return [{ dim: 'overall', category: 'overall', members: [], atoms: [...atoms.keys()] }, ...cuts];
}

export function isInCategory({ values }: RespondentAtom, dim: string, category: ReleaseCategory): boolean {
  return category.members.includes(values[dim] ?? NOT_STATED);
}
