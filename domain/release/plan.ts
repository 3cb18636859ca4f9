import { AUDIT_LIMIT, type Audit, audit } from './audit.ts';
import {
  type Category,
  categoryKey,
  type Dimension,
  mergeSmall,
  mergeTouched,
  minimumFor,
  UNKNOWN,
} from './merge.ts';

/** The frozen attributes of one respondent, by cut; null where not stated. */
export type Attributes = Readonly<Record<string, string | null>>;

export interface PlanRequest {
  /** One entry for each respondent; scores have no way in here, so visibility cannot depend on them (R10). */
  readonly people: readonly Attributes[];
  /** The cuts of the catalogue, in the order they are shown. */
  readonly cuts: readonly string[];
  readonly k: number;
  readonly sensitiveK?: number | undefined;
  /** Cells of earlier releases with the same respondents, each a list of indices into `people`. */
  readonly earlierCells?: readonly (readonly number[])[] | undefined;
  /** Steps all audits of this plan may take together; the time this costs is no part of the answer. */
  readonly limit?: number | undefined;
}

/** A group that will be published, as indices into `people`. */
export interface PlannedCell {
  readonly dim: string;
  readonly category: string;
  readonly members: readonly string[];
  readonly people: readonly number[];
}

export interface Plan {
  readonly cells: readonly PlannedCell[];
  readonly audit: Audit;
  /** What was audited: every cell, earlier ones included, as atoms, and the people of each atom. */
  readonly matrix: { readonly cells: readonly (readonly number[])[]; readonly weights: readonly number[] };
}

interface Atom {
  readonly key: string;
  readonly values: Attributes;
  readonly people: number[];
}

/**
 * Which groups are published, from counts alone: primary merging (R6), then the audit of all cells together with
 * earlier ones (R7), merging again until it is certified. Cuts need 2k respondents (scoring 2.4). When the search
 * limit is reached only the overall is tried. Null: nothing may be published. Throws RangeError for k below 5.
 */
export function planCells(request: PlanRequest): Plan | null {
  const { people, cuts, k, sensitiveK, earlierCells = [], limit = AUDIT_LIMIT } = request;
  if (k < 5) throw new RangeError('k is never below 5');
  if (people.length < k) return null;
  const atoms = gatherAtoms(people, cuts, earlierCells);
  const earlier = earlierCells.map((cell) => {
    const own = new Set(cell);
    return indicesWhere(atoms, (atom) => atom.people.some((person) => own.has(person)));
  });
  const weights = atoms.map((atom) => atom.people.length);
  let dimensions: readonly Dimension[] = [];
  if (people.length >= 2 * k) {
    dimensions = cuts.flatMap(
      (dim) => mergeSmall(dimensionOf(dim, minimumFor(dim, k, sensitiveK), atoms)) ?? [],
    );
  }
  for (let left = limit; ; ) {
    const groups = groupsOf(dimensions, atoms);
    const cells = [...groups.map((group) => group.atoms), ...earlier];
    const result = audit(cells, weights, k, Math.max(left, atoms.length + cells.length));
    if (result.safe) return { cells: groups.map(toCell), audit: result, matrix: { cells, weights } };
    if (dimensions.length === 0) return null;
    left -= result.nodes;
    const touched = new Set(result.witness);
    const merged = mergeTouched(dimensions, (dim, category) =>
      atoms.some((atom, index) => touched.has(index) && isIn(atom, dim, category)),
    );
    dimensions = result.certain && left > 0 ? (merged ?? []) : [];
  }

  function toCell({ atoms: own, ...cell }: Group): PlannedCell {
    const indices = own.flatMap((index) => atoms[index]?.people ?? []);
    return { ...cell, people: indices.sort((a, b) => a - b) };
  }
}

/** People no published cell tells apart, in an order that does not depend on the order of the people. */
function gatherAtoms(
  people: readonly Attributes[],
  cuts: readonly string[],
  earlierCells: readonly (readonly number[])[],
): readonly Atom[] {
  const earlierOf: number[][] = people.map(() => []);
  earlierCells.forEach((cell, at) => {
    for (const person of cell) {
      const own = earlierOf[person];
      if (!own) throw new RangeError('an earlier cell holds somebody who is not among the respondents');
      own.push(at);
    }
  });
  const atoms = new Map<string, Atom>();
  people.forEach((values, person) => {
    const key = JSON.stringify([cuts.map((dim) => values[dim] ?? UNKNOWN), earlierOf[person]]);
    const atom = atoms.get(key) ?? { key, values, people: [] };
    atom.people.push(person);
    atoms.set(key, atom);
  });
  return [...atoms.values()].sort((a, b) => (a.key < b.key ? -1 : 1));
}

function dimensionOf(dim: string, minimum: number, atoms: readonly Atom[]): Dimension {
  const counts = new Map<string, number>();
  for (const atom of atoms) {
    const value = atom.values[dim] ?? UNKNOWN;
    counts.set(value, (counts.get(value) ?? 0) + atom.people.length);
  }
  return { dim, minimum, categories: [...counts].map(([member, n]) => ({ members: [member], n })) };
}

interface Group {
  readonly dim: string;
  readonly category: string;
  readonly members: readonly string[];
  readonly atoms: readonly number[];
}

/** The overall first, then cut by cut; by key within a cut, because an order by size would tell sizes. */
function groupsOf(dimensions: readonly Dimension[], atoms: readonly Atom[]): readonly Group[] {
  const cuts = dimensions.flatMap(({ dim, categories }) =>
    categories
      .map((category) => ({
        dim,
        category: categoryKey(category),
        members: category.members,
        atoms: indicesWhere(atoms, (atom) => isIn(atom, dim, category)),
      }))
      .sort((a, b) => (a.category < b.category ? -1 : 1)),
  );
  return [{ dim: 'overall', category: 'overall', members: [], atoms: [...atoms.keys()] }, ...cuts];
}

function isIn(atom: Atom, dim: string, category: Category): boolean {
  return category.members.includes(atom.values[dim] ?? UNKNOWN);
}

function indicesWhere<T>(all: readonly T[], claim: (one: T) => boolean): readonly number[] {
  return all.flatMap((one, index) => (claim(one) ? [index] : []));
}
